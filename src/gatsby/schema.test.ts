/** @jest-environment node */
import {
  buildASTSchema,
  Kind,
  parse,
  type GraphQLObjectType,
  type ObjectTypeDefinitionNode,
} from "graphql";
import { allContentFiles } from "../content/contentFiles";
import { rootFields, typeDefinitions } from "./schema";

/** What Gatsby has of its own, so that the definitions can be read without it. */
const ofGatsby = `
  "What every node has." interface Node { id: ID! }
  "A file." type File implements Node { id: ID! }
  directive @dontInfer on OBJECT
  directive @localized on FIELD_DEFINITION
  directive @ofLanguage on FIELD_DEFINITION
  directive @link on FIELD_DEFINITION
  directive @fileByRelativePath(from: String!) on FIELD_DEFINITION
`;

const nodeTypes = allContentFiles.map(({ type }) => type);
const sdl = typeDefinitions();
const definitions = parse(sdl).definitions as ObjectTypeDefinitionNode[];
// Throws for a type that is named and not defined, or defined twice.
const schema = buildASTSchema(parse(`${ofGatsby}\n${sdl}\n${ids()}`));

/** Gatsby adds `id` to node types that declare none of their own. */
function ids(): string {
  const nodes = definitions.filter(({ interfaces }) => interfaces?.length);
  const without = nodes.filter(({ fields }) => !fields?.some(({ name }) => name.value === "id"));
  return without.map(({ name }) => `extend type ${name.value} { id: ID! }`).join("\n");
}

function fieldTypes(name: string): Record<string, string> {
  const type = schema.getType(name) as GraphQLObjectType;
  const fields = Object.values(type.getFields());
  return Object.fromEntries(fields.map((field) => [field.name, String(field.type)]));
}

function directives(type: string, field?: string): string[] {
  const definition = definitions.find(({ name }) => name.value === type);
  const target = field ? definition?.fields?.find(({ name }) => name.value === field) : definition;
  return target?.directives?.map(({ name }) => name.value) ?? [];
}

test("holds object types only, each once", () => {
  expect(new Set(definitions.map(({ kind }) => kind))).toEqual(
    new Set([Kind.OBJECT_TYPE_DEFINITION]),
  );
  const names = definitions.map(({ name }) => name.value);
  expect(new Set(names).size).toBe(names.length);
});

test("describes every type and every field", () => {
  const silent = definitions.flatMap(({ name, description, fields = [] }) => [
    ...(description?.value ? [] : [name.value]),
    ...fields
      .filter((field) => !field.description?.value)
      .map((field) => `${name.value}.${field.name.value}`),
  ]);
  expect(silent).toEqual([]);
});

test.each([...nodeTypes, "ContentDocument", "LocaleDocument", "Locale"])(
  "%s is a node whose fields are declared, not inferred",
  (name) => {
    const type = schema.getType(name) as GraphQLObjectType;
    expect(type.getInterfaces().map(String)).toEqual(["Node"]);
    expect(directives(name)).toEqual(["dontInfer"]);
  },
);

test("gives each shape of the model its GraphQL type", () => {
  expect(fieldTypes("Service")).toMatchObject({
    id: "ID!",
    order: "Int!",
    featured: "Boolean!",
    path: "String!",
    title: "String!",
    features: "[String!]!",
    benefits: "[Point!]!",
    technologies: "[String!]!",
    price: "Price!",
    related: "[Service!]!",
  });
  expect(fieldTypes("Price")).toEqual({ amount: "Float!", currency: "String!", unit: "String!" });
  expect(fieldTypes("ContentImage")).toEqual({
    file: "File!",
    lightFile: "File",
    alt: "String!",
  });
  expect(fieldTypes("Project")).toMatchObject({
    image: "ContentImage",
    service: "Service",
    link: "String",
  });
  expect(fieldTypes("Seo").noIndex).toBe("Boolean");
});

test("marks texts, links and files with the directive that resolves them", () => {
  expect(directives("Service", "title")).toEqual(["localized"]);
  expect(directives("Service", "features")).toEqual(["localized"]);
  expect(directives("Service", "path")).toEqual([]);
  expect(directives("Service", "related")).toEqual(["link"]);
  expect(fieldTypes("ErpModule").service).toBe("Service!");
  expect(directives("ErpModule", "service")).toEqual(["link"]);
  // In this order: the file is found by what the language's value is.
  const ofPicture = ["ofLanguage", "fileByRelativePath"];
  expect(directives("ContentImage", "file")).toEqual(ofPicture);
  expect(directives("ContentImage", "lightFile")).toEqual(ofPicture);
});

test("gives what comes from one file its position there", () => {
  expect(fieldTypes("ErpModule").order).toBe("Int!");
  expect(fieldTypes("Redirect").order).toBe("Int!");
  expect(fieldTypes("Company")).not.toHaveProperty("order");
});

test("has every field of the model", () => {
  const missing = allContentFiles.flatMap(({ type, schema: { shape } }) =>
    Object.keys(shape)
      .filter((field) => !Object.hasOwn(fieldTypes(type), field))
      .map((field) => `${type}.${field}`),
  );
  expect(missing).toEqual([]);
});

test("makes the root fields of single files non-null, and only those", () => {
  const { Query } = rootFields();
  expect(Query).toMatchObject({
    company: { type: "Company!" },
    homePage: { type: "HomePage!" },
    notFoundPage: { type: "NotFoundPage!" },
    privacyPage: { type: "PrivacyPage!" },
  });
  expect(Query).not.toHaveProperty("service");
  expect(Query).not.toHaveProperty("erpModule");
});
