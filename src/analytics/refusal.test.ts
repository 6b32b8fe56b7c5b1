/** @jest-environment node */
import { refusesTracking } from "./refusal";

test.each([
  [{ globalPrivacyControl: true, doNotTrack: null }, true],
  [{ globalPrivacyControl: false, doNotTrack: "1" }, true],
  [{ doNotTrack: "1" }, true],
  [{ globalPrivacyControl: false, doNotTrack: "0" }, false],
  [{ globalPrivacyControl: undefined, doNotTrack: "unspecified" }, false],
  [{ doNotTrack: null }, false],
])("%j refuses: %s", (signals, refused) => {
  expect(refusesTracking(signals)).toBe(refused);
});
