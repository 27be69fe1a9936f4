import { randomUUID } from 'node:crypto';
import { moveItems, shiftTakes } from '#modules/booking/active-items.ts';
import { changeState } from '#modules/booking/change-state.ts';
import { DayNotFree } from '#modules/booking/disruption/steps/choose-result.ts';
import { quoteMove, sellPlaces } from '#modules/booking/disruption/steps/rebook-items.ts';
import { bookingDisrupted, bookingRegrouped } from '#modules/booking/events.ts';
import { holdOf } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { writeQuote } from '#modules/booking/write-quote.ts';
import { mergeHold } from '#modules/inventory/holds/holds.ts';
import { shrinkHold } from '#modules/inventory/holds/shrink-hold.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { actorText } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { daysBetween } from '#platform/time/days.ts';
import type { Mover } from './lock-movers.ts';
import type { Regrouping, RegroupRefusal } from './regrouping.ts';
import { findShortSeats } from './seats-of.ts';

interface Moving {
  movers: readonly Mover[];
  regrouping: Regrouping;
}

/**
 * Releases the inventory of all movers and sells them that of the other day, at the agreed prices; each booking then waits for its guest
 * to accept. A refusal may come half way: the caller must roll back.
 */
export async function moveToDay(
  tx: Tx,
  queue: Queue,
  { movers, regrouping, title, until }: Moving & { title: string; until: Date },
  now: Date,
): Promise<RegroupRefusal | null> {
  const shift = daysBetween(regrouping.day, regrouping.to.day);
  const wanted = movers.flatMap((mover) =>
    itemsOf(mover).flatMap((item) => shiftTakes(item.takes, shift).places),
  );
  // Together with the first mover's rows, all rows of both days are locked, in the one common order.
  const allRows = [
    ...wanted,
    ...movers.flatMap((mover) => itemsOf(mover).flatMap(({ takes }) => takes.places)),
  ];
  for (const [at, mover] of movers.entries()) {
    const takes = itemsOf(mover).map((item) => item.takes);
    await shrinkHold(tx, holdOf(mover.booking).id, {
      demand: takes.flatMap(({ places }) => places),
      vehicles: takes.flatMap(({ vehicles }) => vehicles),
      alsoLock: at === 0 ? allRows : [],
    });
  }
  const short = await findShortSeats(tx, wanted, now);
  if (short.length > 0) return { ok: false, reason: 'short', short };
  const disruptionId = await writeMove(tx, { regrouping, title }, now);
  for (const mover of movers) {
    const message = await takeOtherDay(tx, mover, { shift, now });
    if (message) return { ok: false, reason: 'day_not_free', code: mover.booking.code, message };
    await askGuest(tx, queue, { mover, regrouping, disruptionId, until }, now);
  }
  return null;
}

const itemsOf = ({ booking, positions }: Mover) => positions.flatMap((at) => booking.quote.items[at] ?? []);

/** @returns the reason to refuse, for guests and staff; null where the inventory is theirs */
async function takeOtherDay(
  tx: Tx,
  mover: Mover,
  { shift, now }: { shift: number; now: Date },
): Promise<string | null> {
  const { booking, positions } = mover;
  const quoted = await quoteMove(tx, itemsOf(mover), shift, now);
  if (!quoted.ok) return quoted.message;
  const others = quoted.items.map((item, at) => [positions[at] as number, item] as const);
  const quote = moveItems(booking.quote, new Map<number, QuotedItem>(others));
  try {
    const holdId = await sellPlaces(tx, { items: quoted.items, quote, wasSold: true, now });
    await mergeHold(tx, holdId, holdOf(booking).id);
  } catch (fault) {
    if (fault instanceof DayNotFree)
      return 'Tàu, xe hay hướng dẫn dùng chung của ngày này đã có chuyến khác.';
    throw fault;
  }
  await writeQuote(tx, booking.id, quote);
  return null;
}

/** One disruption for all movers, so that staff see on one page who has answered and whom to call. It closes no day. */
async function writeMove(
  tx: Tx,
  { regrouping: { productId, day, to, note, actor }, title }: { regrouping: Regrouping; title: string },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const scope = { departure: { productId, day, to: to.day } };
  await tx
    .insertInto('disruptions')
    .values({
      ...{ id, scope: json(scope), title, unit_ids: [], reason: 'regrouped', note },
      ...{ from_on: day, to_on: day, created_by: actorText(actor), created_at: now },
    })
    .execute();
  return id;
}

async function askGuest(
  tx: Tx,
  queue: Queue,
  {
    mover: { booking, positions },
    regrouping: { day, to, note, actor },
    disruptionId,
    until,
  }: { mover: Mover; regrouping: Regrouping; disruptionId: string; until: Date },
  now: Date,
): Promise<void> {
  const key = { disruption_id: disruptionId, booking_id: booking.id, hit_at: now };
  await tx
    .insertInto('disruption_items')
    .values(positions.map((position) => ({ ...key, position })))
    .execute();
  const choiceBy = until.toISOString();
  await changeState(tx, booking, 'disrupted', {
    ...{ actor, reason: 'departure_moved', choiceBy: until, now },
    details: { positions, from: day, to: to.day, choiceBy, note },
  });
  await queue.send(tx, bookingDisrupted, { bookingId: booking.id, choiceBy });
}

/** Notifies guests whose day stays of their other vehicle; they need not be asked. */
export async function notifyOfOtherVehicle(
  tx: Tx,
  queue: Queue,
  { movers, regrouping: { to, note, actor } }: Moving,
  now: Date,
): Promise<null> {
  for (const { booking, positions, part } of movers) {
    const details = { positions, before: part, part: to.part, note };
    await recordEvent(tx, booking, { actor, reason: 'departure_regrouped', details, now });
    await queue.send(tx, bookingRegrouped, { bookingId: booking.id, at: now.toISOString() });
  }
  return null;
}
