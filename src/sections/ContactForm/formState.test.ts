/** @jest-environment node */
import { formReducer, idle, type FormAction } from "./formState";

const after = (...actions: FormAction[]) => actions.reduce(formReducer, idle);
const send = { type: "send", sender: "script" } as const;
const fail = { type: "fail", reason: { kind: "failed", failure: "offline" } } as const;

test("an attempt that failed says why until the next one has ended", () => {
  expect(after(send)).toEqual({ phase: "sending", sender: "script", attempt: 0 });
  expect(after(send, fail)).toEqual({ phase: "failed", reason: fail.reason, attempt: 1 });
  expect(after(send, fail, send)).toMatchObject({ phase: "sending", reason: fail.reason });
  expect(after(send, fail, send, { type: "succeed" })).toEqual({ phase: "sent", attempt: 1 });
  expect(after(send, fail, { type: "reset" })).toEqual({ phase: "idle", attempt: 1 });
});

test("each failure is announced again", () => {
  expect(after(fail, send, fail).attempt).toBe(2);
});
