/** @jest-environment node */
import { refusesTracking, type TrackingSignals } from "./refusal";

test.each([
  [{ globalPrivacyControl: true, doNotTrack: null }, true],
  [{ globalPrivacyControl: false, doNotTrack: "1" }, true],
  [{ doNotTrack: "1" }, true],
  [{ globalPrivacyControl: false, doNotTrack: "0" }, false],
  [{ globalPrivacyControl: undefined, doNotTrack: "unspecified" }, false],
  [{ doNotTrack: null }, false],
  // As some browsers and extensions have it.
  [{ doNotTrack: "yes" }, true],
  [{ doNotTrack: 1 }, true],
  [{ doNotTrack: true }, true],
  [{ globalPrivacyControl: "1" }, true],
  [{}, false],
])("%j refuses: %s", (signals, refused) => {
  expect(refusesTracking(signals as TrackingSignals)).toBe(refused);
});

test("who hides it refuses", () => {
  const signals = Object.defineProperty({ doNotTrack: null }, "globalPrivacyControl", {
    get: () => {
      throw new Error("denied");
    },
  });
  expect(refusesTracking(signals)).toBe(true);
});
