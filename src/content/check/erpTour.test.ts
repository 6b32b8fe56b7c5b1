/** @jest-environment node */
import { type Json, removeProjects, writeProject } from "../testing/testProject";
import { checkContent } from "./checkContent";
import { inWords } from "../testing/inWords";

afterEach(removeProjects);

const file = "content/erp-tour.json";
const issuesOf = (change: (tour: Json) => void) =>
  inWords(checkContent(writeProject((files) => change(files[file]))));

test.each<[string, (tour: Json) => void, string, string]>([
  [
    "stock that is not what the movement leaves",
    (tour) => (tour.items[3].stock[0].quantity -= 1),
    "items[3].stock",
    ": correct one of them",
  ],
  [
    "openings that do not balance",
    (tour) => (tour.accounts[0].opening -= 100),
    "accounts",
    "open with credits higher by 100, stock and letter of credit included: correct the opening of one",
  ],
  [
    "an account that does not exist",
    (tour) => (tour.entries[0].debit = "payable"),
    "entries[0].debit",
    'names "payable", which does not exist: name one of ',
  ],
  [
    "a warehouse that does not exist",
    (tour) => (tour.items[0].stock[0].warehouse = "nowhere"),
    "items[0].stock[0].warehouse",
    'names "nowhere", which does not exist: name one of ',
  ],
  [
    "an item that does not exist",
    (tour) => (tour.shipment.lines[0].item = "nothing"),
    "shipment.lines[0].item",
    'names "nothing", which does not exist',
  ],
  [
    "an id given twice",
    (tour) => (tour.items[1].id = tour.items[0].id),
    "items[1].id",
    "a second time: give each its own id",
  ],
  [
    "an entry of another month",
    (tour) => (tour.entries[0].date = "1999-02-01"),
    "entries[0].date",
    "is 1999-02-01, outside its posting month ",
  ],
  [
    "steps out of order",
    (tour) => (tour.shipment.steps.cleared.date = "2099-01-15"),
    "shipment.steps.received.date",
    'before the step "cleared": put the steps in order',
  ],
])("reports %s", (_, change, at, message) => {
  const expected = { file, at, message: expect.stringContaining(message) as string };
  expect(issuesOf(change)).toContainEqual(expected);
});

test("figures of a tour of the wrong shape are not judged", () => {
  const issues = issuesOf((tour) => {
    delete tour.items[0].price;
    tour.accounts[0].opening = 0;
  });
  expect(issues.map(({ at }) => at)).toEqual(["items[0].price"]);
});
