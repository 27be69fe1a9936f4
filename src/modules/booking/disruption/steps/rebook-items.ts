import { randomUUID } from 'node:crypto';
import { firstDay, moveItems, requestMoved, shiftTakes } from '#modules/booking/active-items.ts';
import { changeState } from '#modules/booking/change-state.ts';
import { bookingRebooked } from '#modules/booking/events.ts';
import { holdOf } from '#modules/booking/lock-booking.ts';
import { moveToHold } from '#modules/booking/move-to-hold.ts';
import { confirmBooking } from '#modules/booking/payment/steps/confirm-booking.ts';
import { requiredInventory } from '#modules/booking/required-inventory.ts';
import { writeQuote } from '#modules/booking/write-quote.ts';
import { convertHold, mergeHold } from '#modules/inventory/holds/holds.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { shrinkHold } from '#modules/inventory/holds/shrink-hold.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteRefusal } from '#modules/pricing/quote/refusal.ts';
import { quote } from '#modules/pricing/quote.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { daysBetween } from '#platform/time/days.ts';
import { type ChooseResult, DayNotFree } from './choose-result.ts';
import { closeItems } from './end-disrupted.ts';
import type { AffectedItems } from './find-affected-items.ts';
import { isProposal, listOpenItems } from './list-open-items.ts';

/**
 * Moves items that cannot take place to another day, at the agreed price even where that day costs more: the old
 * inventory is released and the new sold instead. Items that belong together keep their distance in days.
 * @throws DayNotFree, which rolls everything back
 */
export async function rebookItems(
  tx: Tx,
  queue: Queue,
  affected: AffectedItems,
  from: string,
): Promise<ChooseResult> {
  const { booking, positions, actor, now } = affected;
  if (await isKeptOn(tx, affected, from)) return agreeToMove(tx, queue, affected, from);
  if ((await getPaidAmount(tx, booking.id)) < booking.dueNowVnd) return { ok: false, reason: 'not_offered' };
  const items = booking.quote.items.filter((_, position) => positions.includes(position));
  const shift = daysBetween(firstDay(items), from);
  const wasSold = booking.state === 'disrupted';
  if (wasSold) {
    const old = items.map(({ takes }) => takes);
    await shrinkHold(tx, holdOf(booking).id, {
      demand: old.flatMap((takes) => takes.places),
      vehicles: old.flatMap((takes) => takes.vehicles),
      alsoLock: old.flatMap((takes) => shiftTakes(takes, shift).places),
    });
  }
  const quoted = await quoteMove(tx, items, shift, now);
  if (!quoted.ok) throw new DayNotFree(quoted);
  const moved = new Map<number, QuotedItem>(
    quoted.items.map((item, index) => [positions[index] as number, item]),
  );
  const quote = moveItems(booking.quote, moved);
  const holdId = await sellPlaces(tx, { items: quoted.items, quote, wasSold, now });
  await writeQuote(tx, booking.id, quote);
  const details = { positions, from, shift };
  if (wasSold) {
    await mergeHold(tx, holdId, holdOf(booking).id);
    await closeItems(tx, booking.id, 'rebooked', now);
    await changeState(tx, booking, 'confirmed', { actor, reason: 'rebooked', details, now });
    await queue.send(tx, bookingRebooked, { bookingId: booking.id, at: now.toISOString() });
  } else {
    await moveToHold(tx, booking.id, holdId);
    await confirmBooking(tx, queue, { ...booking, quote }, { actor, reason: 'rebooked', details, now });
  }
  return { ok: true, kind: 'rebook', amountVnd: affected.amountVnd, creditCode: null, promisedOn: null };
}

/** Whether staff have already moved these items to this day and their inventory is sold there. */
async function isKeptOn(tx: Tx, { booking, positions }: AffectedItems, from: string): Promise<boolean> {
  if (booking.state !== 'disrupted' || !isProposal(await listOpenItems(tx, booking.id))) return false;
  return firstDay(booking.quote.items.filter((_, position) => positions.includes(position))) === from;
}

/** The guest accepts the day to which staff moved the items: inventory and price are theirs already. */
async function agreeToMove(
  tx: Tx,
  queue: Queue,
  { booking, positions, amountVnd, actor, now }: AffectedItems,
  from: string,
): Promise<ChooseResult> {
  await closeItems(tx, booking.id, 'rebooked', now);
  await changeState(tx, booking, 'confirmed', {
    ...{ actor, reason: 'rebooked', now },
    details: { positions, from, shift: 0 },
  });
  await queue.send(tx, bookingRebooked, { bookingId: booking.id, at: now.toISOString() });
  return { ok: true, kind: 'rebook', amountVnd, creditCode: null, promisedOn: null };
}

/** Codes that moved items redeemed stay with the hold that redeemed them; where the items were never sold, they are redeemed now. */
export async function sellPlaces(
  tx: Tx,
  {
    items,
    quote,
    wasSold,
    now,
  }: { items: QuotedItem[]; quote: Parameters<typeof requiredInventory>[0]; wasSold: boolean; now: Date },
): Promise<string> {
  const holdId = randomUUID();
  const taken = await reserveInventory(tx, {
    holdId,
    demand: items.flatMap(({ takes }) => takes.places),
    vehicles: items.flatMap(({ takes }) => takes.vehicles),
    vouchers: wasSold ? [] : requiredInventory(quote).vouchers,
    expiresAt: now,
    now,
  });
  if (!taken.ok) throw new DayNotFree({ message: 'Ngày này vừa hết chỗ. Vui lòng chọn ngày khác.' });
  const converted = await convertHold(tx, holdId);
  if (!converted.ok) throw new Error('A new hold could not be converted');
  return holdId;
}

/** The items shifted by this many days, in their order; or why they are not available then. Their prices are not used. */
export async function quoteMove(
  db: Executor,
  items: readonly QuotedItem[],
  shift: number,
  now: Date,
): Promise<{ ok: true; items: QuotedItem[] } | QuoteRefusal> {
  const quoted = await quote(db, { items: items.map((item) => requestMoved(item, shift)) }, now);
  if (!quoted.ok) return quoted;
  return { ok: true, items: quoted.quote.items.map((item, index) => withoutPack(item, items[index])) };
}

/** The pack of an item bought with a prepaid code was taken when the code was bought. */
function withoutPack(moved: QuotedItem, agreed: QuotedItem | undefined): QuotedItem {
  if (agreed?.options.voucherCode === undefined) return moved;
  const places = moved.takes.places.filter(({ unitId }) => unitId !== moved.unitId);
  return { ...moved, takes: { ...moved.takes, places } };
}
