import { nameError } from "./log";
import type { Send } from "./mail";
import type { MessageRecord } from "./record";
import { type Box, boxes, type Spool } from "./spool";

/** A message and where it stands; without a record when its file cannot be read. */
export interface OutboxEntry {
  id: string;
  box: Box;
  record?: MessageRecord;
  fault?: string;
}

async function readEntry(spool: Spool, box: Box, id: string): Promise<OutboxEntry | undefined> {
  try {
    const record = await spool.read(box, id);
    return record && { id, box, record };
  } catch (error) {
    return { id, box, fault: nameError(error) };
  }
}

/** The messages of some boxes, oldest first. */
export async function listEntries(
  spool: Spool,
  from: readonly Box[] = boxes,
): Promise<OutboxEntry[]> {
  const entries: OutboxEntry[] = [];
  for (const box of from) {
    for (const id of await spool.list(box)) {
      const entry = await readEntry(spool, box, id);
      if (entry) entries.push(entry);
    }
  }
  const time = ({ record }: OutboxEntry) => record?.receivedAt ?? "";
  return entries.sort((a, b) => time(a).localeCompare(time(b)));
}

/** The one message whose id starts so. Throws when there is none, or more than one. */
export async function findEntry(spool: Spool, start: string): Promise<OutboxEntry> {
  const found = (await listEntries(spool)).filter(({ id }) => id.startsWith(start));
  const count = new Set(found.map(({ id }) => id)).size;
  const [entry] = found;
  if (start !== "" && entry && count === 1) return entry;
  throw new Error(`${count} messages have an id that starts with "${start}".`);
}

/**
 * Sends a message now, as it stands in its box at this moment: since it was listed the server may
 * have sent it, wholly or to some. Says how that went. Rejects when it cannot be read.
 */
export async function resendEntry(
  { spool, send, now }: { spool: Spool; send: Send; now: () => number },
  { id, box }: OutboxEntry,
): Promise<{ sent: boolean; report: string }> {
  const entry = await readEntry(spool, box, id);
  if (!entry) return { sent: false, report: `${id} is no longer in ${box}/.` };
  const { record, fault } = entry;
  if (!record) throw new Error(`Message ${id} cannot be read (${fault ?? "gone"}).`);
  // One that was sent reached everybody: this time it is for everybody again.
  const outcome = await send(box === "sent" ? { ...record, reached: undefined } : record);
  if (outcome.kind === "partly") {
    const reached = [...(record.reached ?? []), ...outcome.reached];
    await spool.update(box, { ...record, reached });
    const report = `${id} has not reached ${outcome.missed} of its recipients (${outcome.code}).`;
    return { sent: false, report };
  }
  if (outcome.kind === "sent") {
    if (box !== "sent") await spool.move(id, box, "sent");
    return { sent: true, report: `${id} was sent.` };
  }
  if (outcome.kind === "later") {
    return { sent: false, report: `${id} was not sent (${outcome.code}) and stays in ${box}/.` };
  }
  if (box === "new") await spool.refuse(record, outcome.response, now());
  return { sent: false, report: `${id} was refused: ${outcome.response}` };
}
