import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { issuePrepaidCode } from '#modules/inventory/prepaid-codes/prepaid-codes.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Tx } from '#platform/db/connect.ts';

/** Issues a prepaid code for each item of a confirmed booking whose day is chosen later. */
export async function issuePrepaidCodes(tx: Tx, booking: LockedBooking): Promise<void> {
  for (const item of booking.quote.items.filter(({ options }) => options.openDated)) {
    await issuePrepaidCode(tx, {
      bookingId: booking.id,
      unitId: item.unitId,
      quantity: item.quantity,
      paidVnd: worthOf(item),
      validUntil: await lastArrival(tx, item),
    });
  }
}

/**
 * The worth of a code on its day: the agreed amount, plus the discount by a deal or promotion when it was bought. Both
 * may have ended by then, and the guest was promised to pay only what the day adds.
 */
function worthOf({ amount, lines, planTitle }: QuotedItem): number {
  const off = lines.filter((line) => line.amount < 0 && line.label !== planTitle);
  return off.reduce((sum, line) => sum - line.amount, amount);
}

/** The end of the combo's usage window. */
async function lastArrival(tx: Tx, { unitId, kind, endsOn }: QuotedItem): Promise<string> {
  const row = await tx
    .selectFrom('units')
    .innerJoin('products', 'products.id', 'units.product_id')
    .select(['products.details', 'units.details as unitDetails'])
    .where('units.id', '=', unitId)
    .executeTakeFirstOrThrow();
  const terms = getKind(kind).saleTerms(row.details, row.unitDetails as Record<string, unknown>);
  return terms.bundle?.useTo ?? endsOn;
}
