/** @jest-environment node */
import { emptyLists, launchFindings } from "./launch";
import { type Json, put, removeProjects, writeProject } from "../testing/testProject";
import { inWords } from "../testing/inWords";

afterEach(removeProjects);

const company = "content/company.json";

const findingsAfter = (file: string, change: (value: Json) => void) =>
  inWords(launchFindings(writeProject((files) => change(files[file]))));

test("finds nothing where everything is real", () => {
  expect(launchFindings(writeProject())).toEqual([]);
});

test.each<[string, string, (value: Json) => void, string, string]>([
  [
    "an address under a reserved name",
    company,
    (value) => (value.email = "info@fts.example"),
    "email",
    'is "info@fts.example", under a name that is reserved for examples: write the real one',
  ],
  [
    "a profile at example.com",
    company,
    (value) => (value.social[0].url = "https://www.example.com/fts"),
    "social[0].url",
    'is "https://www.example.com/fts", under a name that is reserved',
  ],
  [
    "a site under .invalid",
    company,
    (value) => (value.url = "https://fts.invalid/"),
    "url",
    'is "https://fts.invalid/", under a name that is reserved',
  ],
  [
    "a number that cannot be dialled",
    company,
    (value) => (value.phone = "+20 3 000 0000"),
    "phone",
    'is "+20 3 000 0000", which cannot be dialled: write the real number',
  ],
  [
    "a mobile number that cannot be dialled",
    company,
    (value) => (value.whatsapp = "+20 100 000 0000"),
    "whatsapp",
    'is "+20 100 000 0000", which cannot be dialled: write the real number',
  ],
  [
    "a statement to confirm",
    company,
    (value) => (value.toConfirm = { en: ["A study costs."], ar: ["للدراسة سعر."] }),
    "toConfirm.en[0]",
    "is a statement to confirm: A study costs. Confirm it or correct the texts, then remove it",
  ],
  [
    "a sample",
    "content/projects/shop.json",
    (value) => (value.sample = true),
    "sample",
    "is a sample: put a client's project in its place",
  ],
  [
    "an office that signs, in English",
    "content/home.json",
    (value) => (value.chairman.name.en = "Office of the Chairman"),
    "chairman.name.en",
    'is "Office of the Chairman", an office: write the name of the person who signs',
  ],
  [
    "an office that signs, in Arabic",
    "content/home.json",
    (value) => (value.chairman.name.ar = "مكتب رئيس مجلس الإدارة"),
    "chairman.name.ar",
    'is "مكتب رئيس مجلس الإدارة", an office: write the name of the person who signs',
  ],
])("%s", (_, file, change, at, message) => {
  expect(findingsAfter(file, change)).toEqual([
    { file, at, message: expect.stringContaining(message) },
  ]);
});

test.each([
  ["phone", "+971 4 300 0000"],
  ["url", "https://example.company/"],
  ["url", "https://myexample.com/"],
  ["url", "https://fts.com/test.html"],
])("leaves a real %s alone: %s", (field, value) => {
  expect(findingsAfter(company, (facts) => (facts[field] = value))).toEqual([]);
});

test("lists a file that cannot be read, since nobody knows what it holds", () => {
  const root = writeProject();
  put(root, company, "{");
  expect(launchFindings(root).map(({ file }) => file)).toEqual([company]);
});

test("names the lists of proof that are empty, without calling them placeholders", () => {
  const lists = ["testimonials", "clients", "team", "certificates", "registration"];
  expect(emptyLists(writeProject())).toEqual(lists);
  const root = writeProject((files) => {
    files["content/proof.json"].clients.items = [{}];
    files["content/proof.json"].team.items = [];
  });
  expect(emptyLists(root)).toEqual(lists.filter((list) => list !== "clients"));
});
