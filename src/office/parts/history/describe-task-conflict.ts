import { findMoneyMessage } from '#modules/booking/payment/money-messages.ts';
import type { TaskIsClosed } from '#modules/tasks/commands/lock-task.ts';
import type { Executor } from '#platform/db/connect.ts';
import { describeHistoryLine } from './describe-conflict.ts';
import { lastDoneTo } from './read-history.ts';

/** Explains a conflict on a task: what was done meanwhile to its object or to the task itself, and by whom. */
export async function describeTaskConflict(
  db: Executor,
  { kind, objectId }: TaskIsClosed['about'],
): Promise<string> {
  const [type, id] = objectOf(kind === 'unmatched-money' ? await bookingOfMoney(db, objectId) : objectId);
  const lines = await Promise.all([
    lastDoneTo(db, 'task', `${kind}:${objectId}`),
    type ? lastDoneTo(db, type, id) : null,
  ]);
  return describeHistoryLine(
    lines.filter((line) => line !== null).toSorted((one, other) => other.id - one.id)[0],
  );
}

/** The history's object of a task: a booking or one of its items, an enquiry, a refund. */
function objectOf(objectId: string): [type: string | null, id: string] {
  if (/^DV/.test(objectId)) return ['booking', objectId.replace(/-\d+$/, '')];
  if (/^YC/.test(objectId)) return ['enquiry', objectId];
  return /^[\da-f]{8}-/.test(objectId) ? ['refund', objectId] : [null, objectId];
}

/** The booking with which money was matched; its own id while it is with none. */
async function bookingOfMoney(db: Executor, id: string): Promise<string> {
  return (await findMoneyMessage(db, Number(id)))?.bookingCode ?? id;
}
