/** What the owner does to a copy of the project: adds a service, removes one and changes the order. */
import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { valueFor } from "../../src/content/localize";
import { defaultLanguage } from "../../src/i18n/languages";
import { fillEmpty } from "../../testing/fillEmpty";
import { inEachLanguage } from "../../testing/inEachLanguage";
import { newService } from "../../tools/lib/newService";
import { services as shipped } from "./content";

export type Service = (typeof shipped)[number];
type Seo = Service["seo"];

export const id = "queue-management";
export const removed = shipped.find((service) => service.id === "static-website")!;
export const added = {
  order: 5,
  featured: true,
  iconName: "users-group",
  title: inEachLanguage({ en: "Queue Management", ar: "إدارة الطوابير" }),
  description: inEachLanguage({
    en: "Tickets, screens and waiting times for branches that receive the public.",
    ar: "تذاكر وشاشات وأوقات انتظار للفروع التي تستقبل الجمهور.",
  }),
  summary: inEachLanguage({ en: "Tickets and waiting times", ar: "تذاكر وأوقات انتظار" }),
  related: ["erp", "cloud"],
};

/** Changes a JSON file below the root of a project. */
async function changeJson<T>(root: string, file: string, change: (value: T) => void) {
  const path = join(root, file);
  const value = JSON.parse(await readFile(path, "utf8")) as T;
  change(value);
  await writeFile(path, JSON.stringify(value));
}

export async function changeServices(root: string): Promise<void> {
  const fileOf = (name: string) => `content/services/${name}.json`;
  await newService(root, id);
  const model = shipped.find((service) => service.id === "cloud")!;
  await changeJson(root, fileOf(id), (empty: Record<string, unknown>) => {
    const seo = fillEmpty(empty.seo, model.seo) as Seo;
    seo.title = inEachLanguage({
      en: "Queue Management for Branches",
      ar: "إدارة طوابير الانتظار في الفروع",
    });
    seo.description = inEachLanguage({
      en: "Tickets, screens and waiting times for branches that receive the public, in two languages.",
      ar: "تذاكر وشاشات وأوقات انتظار للفروع التي تستقبل الجمهور، باللغتين العربية والإنجليزية.",
    });
    const filled = fillEmpty({ ...empty, ...added, seo }, model) as object;
    Object.assign(empty, filled);
  });
  await copyFile(
    join(root, "content/services", valueFor(model.image.src, defaultLanguage)),
    join(root, `content/images/services/${id}.jpg`),
  );
  await rm(join(root, fileOf(removed.id)));
  await rm(join(root, "content/services", valueFor(removed.image.src, defaultLanguage)));
  for (const service of shipped.filter(({ related }) => related.includes(removed.id))) {
    await changeJson(root, fileOf(service.id), (value: Service) => {
      value.related = value.related.map((name) => (name === removed.id ? id : name));
    });
  }
  await changeJson(root, fileOf("api"), (value: Service) => (value.order = 35));
}

/** The services that a project has, in their order. */
export async function servicesOf(root: string): Promise<Service[]> {
  const folder = join(root, "content/services");
  const texts = (await readdir(folder)).map((name) => readFile(join(folder, name), "utf8"));
  const services = (await Promise.all(texts)).map((text) => JSON.parse(text) as Service);
  return services.sort((a, b) => a.order - b.order);
}
