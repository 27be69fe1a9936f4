import { requestMoved } from '#modules/booking/disruption/move-days.ts';
import { quote } from '#modules/pricing/quote/quote.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteRefusal } from '#modules/pricing/quote/refusal.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Items as they would be so many days later, in their order; or why they cannot be had then. Their prices do not count. */
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

/** What a code paid for took its pack when it was bought. */
function withoutPack(moved: QuotedItem, agreed: QuotedItem | undefined): QuotedItem {
  if (agreed?.options.voucherCode === undefined) return moved;
  const places = moved.takes.places.filter(({ unitId }) => unitId !== moved.unitId);
  return { ...moved, takes: { ...moved.takes, places } };
}
