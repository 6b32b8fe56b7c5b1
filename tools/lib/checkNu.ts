/** The W3C's own checker, Nu, over a built site. It runs on Java, which not every machine has. */
import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { pageFiles } from "./pageFiles";

const run = promisify(execFile);
const checker = join(__dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");

/** A message of the checker, which names the place where it ends. */
interface Message {
  url: string;
  lastLine?: number;
  lastColumn?: number;
  message: string;
}

/** The oldest Java that the checker runs on. */
const oldestJava = 11;

/** Whether a program is a Java that runs it; macOS has one that only says where to get Java. */
export function runsChecker(java: string): boolean {
  const { status, stderr } = spawnSync(java, ["-version"], { encoding: "utf8" });
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= oldestJava;
}

/**
 * The HTML errors that the Nu checker finds in a built site, each as one line with file, place and
 * reason; undefined without Java. Rejects when the folder has no page, or when the checker fails.
 * @param java the program to run it with
 */
export async function nuErrors(root: string, java = "java"): Promise<string[] | undefined> {
  const files = await pageFiles(root);
  if (!runsChecker(java)) return undefined;
  const settings = ["--errors-only", "--exit-zero-always", "--stdout", "--format", "json"];
  // It knows less of CSS than browsers do: to it, `@layer` and `size-adjust` are errors. And it minds
  // the roles that keep a table one where styles lay it out as cards (WebKit forgets it otherwise). Of
  // a policy it does not know Trusted Types; any other error in it makes another message.
  const ownWays = [
    "CSS: .*",
    "The “role” attribute must not be used on a “t[dhr]” element.*",
    'Bad value .*“meta”: [^":]*: Unrecognised directive-name: "require-trusted-types-for". Unrecognised directive-name: "trusted-types". *',
  ].join("|");
  const { stdout } = await run(
    java,
    [
      // What Java prepares for a program of hours took more than half of these seconds.
      ...["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"],
      "-jar",
      checker,
      ...settings,
      "--filterpattern",
      ownWays,
      ...files.map((file) => join(root, file)),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages.map(({ url, lastLine, lastColumn, message }) => {
    const path = decodeURIComponent(url).slice(decodeURIComponent(url).indexOf(root) + root.length);
    return `${path}:${lastLine ?? 0}:${lastColumn ?? 0} ${message}`;
  });
}

/** The message where there is no Java. */
export const withoutJava = `NOT CHECKED by the Nu HTML checker: it needs Java ${oldestJava} or later, and there is none here.`;
