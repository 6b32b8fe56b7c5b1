import { interactionEvents, onFirstInteraction } from "./firstInteraction";

const run = jest.fn();
let cancel: () => void = () => undefined;

function arm(events: readonly (keyof WindowEventMap)[] = interactionEvents) {
  cancel = onFirstInteraction(events, 5_000, run);
}

beforeEach(() => {
  jest.useFakeTimers();
  run.mockReset();
});

afterEach(() => {
  cancel();
  jest.useRealTimers();
});

test.each(interactionEvents)("runs at the first %s, and only then", (event) => {
  arm();
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(event));
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event(event));
  jest.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("runs after the delay when nothing happens", () => {
  arm();
  jest.advanceTimersByTime(4_999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("keydown"));
  expect(run).toHaveBeenCalledTimes(1);
});

test("hears events that do not bubble and those a page stops", () => {
  const part = document.body.appendChild(document.createElement("div"));
  part.addEventListener("mousedown", (event) => event.stopPropagation());
  arm(["scroll"]);
  part.dispatchEvent(new Event("scroll", { bubbles: false }));
  expect(run).toHaveBeenCalledTimes(1);
  arm(["mousedown"]);
  part.dispatchEvent(new Event("mousedown", { bubbles: true }));
  expect(run).toHaveBeenCalledTimes(2);
  part.remove();
});

test("the place of an earlier visit that comes back is no interaction, leaving it is", () => {
  const place = jest.replaceProperty(window, "scrollY", 900);
  arm();
  document.dispatchEvent(new Event("scroll"));
  expect(run).not.toHaveBeenCalled();
  place.replaceValue(901);
  document.dispatchEvent(new Event("scroll"));
  expect(run).toHaveBeenCalledTimes(1);
});

test("a mouse that rests where the page appears does not count, one that moves does", () => {
  arm();
  const move = (movementX: number) =>
    window.dispatchEvent(
      Object.defineProperties(new MouseEvent("mousemove"), {
        movementX: { value: movementX },
        movementY: { value: 0 },
      }),
    );
  move(0);
  expect(run).not.toHaveBeenCalled();
  move(-1);
  expect(run).toHaveBeenCalledTimes(1);
});

test("events that were not asked for do not count", () => {
  arm();
  window.dispatchEvent(new Event("click"));
  expect(run).not.toHaveBeenCalled();
});

test("can be called off", () => {
  arm();
  cancel();
  window.dispatchEvent(new Event("mousemove"));
  jest.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});

test("what fails does not stay armed", () => {
  run.mockImplementationOnce(() => {
    throw new Error("no network");
  });
  arm();
  expect(() => jest.advanceTimersByTime(5_000)).toThrow("no network");
  window.dispatchEvent(new Event("keydown"));
  expect(run).toHaveBeenCalledTimes(1);
});
