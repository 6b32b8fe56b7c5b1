/** @jest-environment node */
import { formReducer, idle, type FormAction } from "./formState";

const after = (...actions: FormAction[]) => actions.reduce(formReducer, idle);
const send = { type: "send" } as const;
const fail = { type: "fail", reason: { kind: "failed", failure: "offline" } } as const;

test("an attempt that failed says why until the next one has ended", () => {
  expect(after(send)).toEqual({ ...idle, phase: "sending" });
  expect(after(send, fail)).toMatchObject({ phase: "failed", reason: fail.reason, attempt: 1 });
  expect(after(send, fail, send)).toMatchObject({ phase: "sending", reason: fail.reason });
  expect(after(send, fail, send, { type: "succeed" })).toEqual({
    ...idle,
    phase: "sent",
    attempt: 1,
  });
  expect(after(send, fail, { type: "reset" })).toEqual({ ...idle, attempt: 1 });
});

test("each failure is announced again", () => {
  expect(after(fail, send, fail).attempt).toBe(2);
});

test("a restored draft is mentioned until the message is sent or given up", () => {
  const restore = { type: "restore" } as const;
  expect(after(restore, send, fail).restored).toBe(true);
  expect(after(restore, send, { type: "succeed" }).restored).toBe(false);
  expect(after(restore, { type: "reset" }).restored).toBe(false);
});
