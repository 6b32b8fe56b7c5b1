import { newService } from "./lib/newService";

async function run(id: string | undefined): Promise<void> {
  if (!id) throw new Error("Say the new service's id: npm run new:service -- mobile-app");
  const files = await newService(process.cwd(), id);
  for (const file of files) console.log(`Made ${file}`);
  console.log("Fill the file in; npm run check:content names what is still missing.");
}

run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
