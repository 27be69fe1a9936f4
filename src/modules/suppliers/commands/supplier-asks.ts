import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { supplierConfirmationRequested } from '#modules/suppliers/events.ts';
import { may } from '#modules/suppliers/policy.ts';
import type { SupplierPart } from '#modules/suppliers/queries/list-supplier-parts.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';

/** 'request': whether they have availability, before the guest pays; 'confirmation': that they expect the guest, afterwards. */
export type SupplierAskKind = 'request' | 'confirmation';

interface NewAsk {
  part: SupplierPart;
  bookingId: string;
  kind: SupplierAskKind;
  positions: number[];
  dueAt: Date;
}

/** Opens an ask for a supplier; sends it by mail if they have an address. */
export async function openSupplierAsk(
  tx: Tx,
  queue: Queue,
  { part, bookingId, kind, positions, dueAt }: NewAsk,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  const about = { booking_id: bookingId, supplier_id: part.supplierId, kind, positions };
  await tx
    .insertInto('supplier_asks')
    .values({ id, ...about, asked_at: now, due_at: dueAt })
    .execute();
  await announce(tx, queue, id, now);
}

/** Sends a mail about an open ask again; false if its supplier has no address. */
async function announce(tx: Tx, queue: Queue, askId: string, now: Date): Promise<boolean> {
  const updated = await tx
    .updateTable('supplier_asks')
    .set({ told_at: now, tellings: sql<number>`tellings + 1` })
    .where('id', '=', askId)
    .where('state', '=', 'open')
    .where(
      sql<boolean>`EXISTS (SELECT FROM suppliers s WHERE s.id = supplier_asks.supplier_id AND s.email <> '')`,
    )
    .returning('tellings')
    .executeTakeFirst();
  if (updated) await queue.send(tx, supplierConfirmationRequested, { askId, number: updated.tellings });
  return updated !== undefined;
}

export type RemindSupplierResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'not_open' | 'no_address' | 'told_just_now' };

/** Prevents two people from sending the same reminder at once. */
const pauseMs = 5 * 60_000;

/** Sends a supplier a reminder on behalf of staff. */
export async function remindSupplier(
  db: Database,
  queue: Queue,
  { askId, actor }: { askId: string; actor: Actor },
  now: Date,
): Promise<RemindSupplierResult> {
  if (!may(actor, 'supplier.remind')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<RemindSupplierResult> => {
    const ask = await tx
      .selectFrom('supplier_asks as a')
      .innerJoin('bookings as b', 'b.id', 'a.booking_id')
      .select(['a.told_at as toldAt', 'b.code'])
      .where('a.id', '=', askId)
      .where('a.state', '=', 'open')
      .forUpdate('a')
      .executeTakeFirst();
    if (!ask) return { ok: false, reason: 'not_open' };
    if (ask.toldAt && now.getTime() - ask.toldAt.getTime() < pauseMs)
      return { ok: false, reason: 'told_just_now' };
    if (!(await announce(tx, queue, askId, now))) return { ok: false, reason: 'no_address' };
    await writeHistory(tx, {
      actor,
      verb: 'supplier.remind',
      object: { type: 'booking', id: ask.code },
      now,
    });
    return { ok: true };
  });
}

/**
 * Reminds every supplier of a booking who has not answered yet. @returns how many got a mail, or why none did
 */
export async function remindBookingSuppliers(
  db: Database,
  queue: Queue,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<{ ok: true; count: number } | Exclude<RemindSupplierResult, { ok: true }>> {
  const asks = await db
    .selectFrom('supplier_asks as a')
    .innerJoin('bookings as b', 'b.id', 'a.booking_id')
    .select('a.id')
    .where('b.code', '=', code)
    .where('a.state', '=', 'open')
    .orderBy('a.due_at')
    .execute();
  let count = 0;
  let refused: Exclude<RemindSupplierResult, { ok: true }> = { ok: false, reason: 'not_open' };
  for (const { id: askId } of asks) {
    const result = await remindSupplier(db, queue, { askId, actor }, now);
    if (result.ok) count++;
    else refused = result;
  }
  return count > 0 ? { ok: true, count } : refused;
}

/** Reminds suppliers who have let half of their time pass, once. @returns how many */
export async function remindSuppliers({
  db,
  queue,
  clock,
}: Pick<App, 'db' | 'queue' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('supplier_asks')
      .select('id')
      .where('state', '=', 'open')
      .where('tellings', '=', 1)
      .where('due_at', '>', now)
      .where(sql<boolean>`asked_at + (due_at - asked_at) / 2 <= ${now}`)
      .orderBy('due_at')
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of due) await announce(tx, queue, id, now);
    return due.length;
  });
}
