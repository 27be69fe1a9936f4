import { isChangeable, replaceItems, requestMoved, withTaxes } from '#modules/booking/active-items.ts';
import { startsAt } from '#modules/booking/cancellation/refund-for.ts';
import { heldAfterAnswer } from '#modules/booking/held-until.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import type { ItemChange } from '#modules/booking/schema.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteRefusal } from '#modules/pricing/quote/refusal.ts';
import { quote } from '#modules/pricing/quote.ts';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import { type ChangePreview, dueOf, previewOf } from './steps/preview-of.ts';
import { repriceItem } from './steps/reprice-item.ts';
import { giveBack } from './steps/swap-places.ts';

export type { ChangePreview } from './steps/preview-of.ts';

export interface QuotedChange {
  ok: true;
  preview: ChangePreview;
  /** What the booking has paid, in đồng. */
  paidVnd: number;
  quote: Quote;
  positions: number[];
  before: QuotedItem[];
  after: QuotedItem[];
  payBy: Date;
}

export type ChangeRefusal =
  | { ok: false; reason: 'nothing_changed' | 'not_changeable' | 'too_late' }
  /** Not available; `field` names the obstacle, 'items.0.from'. */
  | { ok: false; reason: 'not_free'; field: string; message: string; nearestDates: string[] };

/**
 * Prices other days or guests for some items of a locked, confirmed booking, as if its own inventory were released. Items
 * bought with a prepaid code, without a day, or that have begun cannot be changed this way.
 */
export async function quoteChange(
  tx: Tx,
  booking: LockedBooking,
  { wishes, isGuest, now }: { wishes: readonly ItemChange[]; isGuest: boolean; now: Date },
): Promise<QuotedChange | ChangeRefusal> {
  const changed = wishes.filter((change) => isOther(booking.quote.items[change.position], change));
  if (changed.length === 0) return { ok: false, reason: 'nothing_changed' };
  const positions = changed.map(({ position }) => position);
  const before = positions.map((position) => booking.quote.items[position] as QuotedItem);
  if (before.some((item) => !isChangeable(item, { isGuest }))) return { ok: false, reason: 'not_changeable' };
  if (before.some((item) => now >= new Date(item.startsAt))) return { ok: false, reason: 'too_late' };
  const items = changed.map((change, at) => requestOf(before[at] as QuotedItem, change));
  const priceItem = (agreed: QuotedItem, item: QuotedItem) => repriceItem(agreed, item, now);
  return quoteOthers(tx, booking, { positions, before, items, priceItem }, now);
}

/**
 * Prices other items in place of some of a locked booking, as if its own inventory were released. Positions behind its items are those of
 * items that are added to it: they have nothing before.
 */
export async function quoteOthers(
  tx: Tx,
  booking: LockedBooking,
  {
    positions,
    before,
    items,
    priceItem,
  }: {
    positions: number[];
    before: QuotedItem[];
    items: QuoteItemRequest[];
    /** The agreed terms of an item that replaces another. */
    priceItem: (agreed: QuotedItem, quoted: QuotedItem) => QuotedItem;
  },
  now: Date,
): Promise<QuotedChange | ChangeRefusal> {
  const quoted = await tryOut(tx, async (trial) => {
    await giveBack(trial, booking, before);
    return quote(trial, { items }, now);
  });
  if (!quoted.ok) return notFree(quoted, positions);
  const after = quoted.quote.items.map((item, at) => priceItem(before[at] as QuotedItem, item));
  const other = replaceItems(
    before.length > 0 ? booking.quote : withTaxes(booking.quote, quoted.quote),
    new Map(after.map((item, at) => [positions[at] as number, item])),
  );
  const starts = [before.length > 0 ? startsAt(booking.quote) : null, startsAt({ items: after })].flatMap(
    (at) => at ?? [],
  );
  const payBy = heldAfterAnswer({ now, startsAt: new Date(Math.min(...starts.map(Number))) });
  const paidVnd = await getPaidAmount(tx, booking.id);
  const dueVnd = dueOf({ other, added: before.length > 0 ? [] : after, paidVnd });
  const preview = previewOf(booking, { other, positions, paidVnd, dueVnd, payBy, now });
  return { ok: true, preview, paidVnd, quote: other, positions, before, after, payBy };
}

function isOther(item: QuotedItem | undefined, change: ItemChange): boolean {
  if (!item) return false;
  return (
    item.from !== change.from ||
    item.to !== change.to ||
    item.quantity !== change.quantity ||
    item.adults !== change.adults ||
    item.childAges.join() !== change.childAges.join()
  );
}

/** Where guests determine the count, the quantity is not the guest's to choose. Heights apply only to the children first named. */
function requestOf(item: QuotedItem, change: ItemChange): QuoteItemRequest {
  const { options, ...kept } = requestMoved(item, 0);
  const { childHeightsCm, ...others } = options;
  const isSameChildren = item.childAges.join() === change.childAges.join();
  const { from, to, adults, childAges } = change;
  const quantity = kindProfiles[item.kind].booking.counts ? change.quantity : 1;
  return quoteItemRequest.parse({
    ...kept,
    ...{ from, quantity, adults, childAges },
    to: to > from ? to : undefined,
    options: isSameChildren ? options : others,
  });
}

function notFree({ field, message, nearestDates = [] }: QuoteRefusal, positions: number[]): ChangeRefusal {
  const at = Number(/^items\.(\d+)/.exec(field)?.[1] ?? 0);
  const named = field.replace(/^items\.\d+/, `items.${positions[at]}`);
  return { ok: false, reason: 'not_free', field: named, message, nearestDates };
}
