/** @jest-environment node */
import { dayRuns, formatTime } from "./openingHours";

const workWeek = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday"];

test("days in a row are one run, in each language", () => {
  expect(dayRuns(workWeek, "en")).toEqual([{ from: "Sunday", to: "Thursday" }]);
  expect(dayRuns(workWeek, "ar")).toEqual([{ from: "الأحد", to: "الخميس" }]);
});

test("a run goes over the end of the week, and single days stand alone", () => {
  expect(dayRuns(["Monday", "Saturday", "Sunday"], "en")).toEqual([
    { from: "Saturday", to: "Monday" },
  ]);
  expect(dayRuns(["Monday", "Wednesday"], "en")).toEqual([
    { from: "Monday" },
    { from: "Wednesday" },
  ]);
});

test("every day and no day", () => {
  expect(dayRuns([...workWeek, "Friday", "Saturday"], "en")).toEqual([
    { from: "Sunday", to: "Saturday" },
  ]);
  expect(dayRuns([], "en")).toEqual([]);
});

test("times read in the language's form, with plain spaces and Latin digits", () => {
  expect(formatTime("09:00", "en")).toBe("9:00 AM");
  expect(formatTime("17:30", "en")).toBe("5:30 PM");
  expect(formatTime("00:05", "en")).toBe("12:05 AM");
  expect(formatTime("17:30", "ar")).toBe("5:30 م");
});
