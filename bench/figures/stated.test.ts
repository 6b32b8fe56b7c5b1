/** @jest-environment node */
import { statedKilobytes, statedSeconds } from "./stated";

test("a page never states less than was measured", () => {
  expect(statedKilobytes(240_000)).toBe(240);
  expect(statedKilobytes(240_001)).toBe(250);
  expect(statedSeconds(1300)).toBe(1.3);
  expect(statedSeconds(1300.4)).toBe(1.4);
});
