import { countPaymentCandidates, type MoneyMessage } from '#modules/booking/payment/money-messages.ts';
import { listTaskOwners, listTasksAbout } from '#modules/tasks/queries/list-tasks.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import { staffMay } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';

/** What a list says of unmatched money: how many bookings it may be for, and who looks after it. */
export interface Waiting {
  candidates: number;
  owner: { id: string; name: string } | null;
}

/** That of each unmatched message of a page; and the task about the open one, which can be given to somebody. */
export async function waitingOf(
  db: Database,
  rows: readonly MoneyMessage[],
  message: MoneyMessage | null,
  actor: StaffActor,
) {
  const open = rows.filter(({ outcome }) => outcome === 'unmatched');
  const keys = open.map(({ id }) => String(id));
  const [counts, owners, tasks] = await Promise.all([
    countPaymentCandidates(db, open),
    listTaskOwners(db, ['unmatched-money'], keys),
    message ? listTasksAbout(db, ['unmatched-money'], String(message.id)) : [],
  ]);
  const [task] = staffMay(actor, 'payment.assign') ? tasks : [];
  const waiting = new Map<number, Waiting>(
    open.map(({ id }) => [id, { candidates: counts.get(id) ?? 0, owner: owners.get(String(id)) ?? null }]),
  );
  return { waiting, task: task ? { id: task.id, owner: task.owner } : null };
}
