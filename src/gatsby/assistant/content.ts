import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import * as model from "../model";

function read<Schema extends z.ZodType>(root: string, file: string, schema: Schema) {
  const json: unknown = JSON.parse(readFileSync(join(root, "content", file), "utf8"));
  return schema.parse(json);
}

function readFolder<Schema extends z.ZodType<{ order: number }>>(
  root: string,
  folder: string,
  schema: Schema,
) {
  return readdirSync(join(root, "content", folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => read(root, join(folder, name), schema))
    .sort((a, b) => a.order - b.order);
}

/**
 * What the assistant answers from, with lists in their order on the site. The content check has
 * approved it before.
 * @throws when a file cannot be read or has the wrong shape.
 */
export function readAssistantContent(root: string) {
  return {
    company: read(root, "company.json", model.company),
    home: read(root, "home.json", model.home),
    servicesPage: read(root, "services.json", model.servicesPage),
    about: read(root, "about.json", model.about),
    contact: read(root, "contact.json", model.contact),
    investment: read(root, "investment.json", model.investment),
    modules: read(root, "erp-modules.json", model.erpModule.array()),
    questions: read(root, "faq.json", model.faqEntry.array()),
    services: readFolder(root, "services", model.service),
    projects: readFolder(root, "projects", model.project),
  };
}

export type AssistantContent = ReturnType<typeof readAssistantContent>;
