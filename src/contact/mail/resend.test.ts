/** @jest-environment node */
import { addMessage, mailTo, openTestDatabase, sampleMessage } from "../testing/testContact";
import { openMailServer, type TestMailServer } from "../testing/testMailServer";
import type { Status } from "../store/record";
import { createStore, type Store } from "../store/store";
import { createSend } from "./mail";
import { resend } from "./resend";

const now = () => Date.UTC(2026, 6, 1);
let store: Store;
let server: TestMailServer;
beforeAll(async () => {
  server = await openMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  store = createStore(openTestDatabase(), 0);
  server.behaviour = "accept";
  server.mails = [];
  server.recipients = [];
});

const put = (status: Status) => addMessage(store, {}, status, now() - 1000);
const statusOf = async (id: string) => (await store.list(undefined, id))[0]?.status;
const again = async (id: string, to = ["info@fts.example"]) => {
  const [message] = await store.list(undefined, id);
  return resend({ store, send: createSend({ ...mailTo(server), to }), now }, message!);
};

it.each(["new", "bad", "sent"] as const)("sends what is %s", async (status) => {
  const { id } = await put(status);
  expect((await again(id)).sent).toBe(true);
  expect([server.mails.length, await statusOf(id)]).toEqual([1, "sent"]);
});

it("sends nothing that has changed since it was listed, or is being sent", async () => {
  const listed = await put("new");
  const tools = { store, send: createSend(mailTo(server)), now };
  const report = `${listed.id} is no longer new, or is being sent at this moment.`;
  await store.claim(now(), now() + 1000, { before: "", until: 0 });
  expect(await resend(tools, listed)).toEqual({ sent: false, report });
  await store.settle(listed.id, { status: "sent", reached: [], nextAttemptAt: 0 });
  expect(await resend(tools, listed)).toEqual({ sent: false, report });
  expect(server.mails).toEqual([]);
});

it("leaves out who has got it since it was listed", async () => {
  const listed = await put("new");
  const reached = ["info@fts.example"];
  await store.settle(listed.id, { status: "new", reached, nextAttemptAt: 0 });
  const to = ["info@fts.example", "sales@fts.example"];
  const send = createSend({ ...mailTo(server), to });
  expect((await resend({ store, send, now }, listed)).sent).toBe(true);
  expect(server.recipients).toEqual([["sales@fts.example"]]);
});

it("says why not, and keeps the message", async () => {
  const { id } = await put("new");
  server.behaviour = { at: "data", code: 451, text: "busy" };
  expect(await again(id)).toEqual({
    sent: false,
    report: `${id} was not sent and stays new: 451 busy`,
  });
  server.behaviour = { at: "data", code: 550, text: "5.6.0 malformed" };
  const refused = await again(id);
  expect([refused.sent, await statusOf(id)]).toEqual([false, "bad"]);
  expect(refused.report).toContain("was refused: 550 5.6.0 malformed");
  expect((await store.list())[0]?.message).toEqual(sampleMessage);
});

it("sends to those who have not got it, and again to everybody once all have", async () => {
  const { id } = await put("bad");
  const to = ["info@fts.example", "sales@fts.example"];
  server.behaviour = { at: "recipient", code: 550, only: "sales@fts.example" };
  const partly = await again(id, to);
  expect([partly.sent, await statusOf(id)]).toEqual([false, "bad"]);
  expect(partly.report).toContain("has not reached 1 of its recipients: sales@fts.example: 550");
  server.behaviour = "accept";
  expect([(await again(id, to)).sent, (await again(id, to)).sent]).toEqual([true, true]);
  expect(server.recipients).toEqual([["info@fts.example"], ["sales@fts.example"], to]);
});
