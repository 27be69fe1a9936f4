import { lockBooking } from '#modules/booking/lock-booking.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { lastDay } from '../rules/last-day.ts';
import { voucherCode } from '../rules/voucher-code.ts';
import { recordVoucherEvent } from './record-voucher-event.ts';

/**
 * Issues a voucher for each item of a confirmed booking; what was bought without a date gets a prepaid code instead. A
 * voucher that was voided because its payment belonged to somebody else is reissued, so that its old token is refused.
 * Idempotent: what has been issued stays as it is.
 * @returns the new codes
 */
export async function issueTripVouchers(db: Database, bookingId: string, now: Date): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    if (booking?.state !== 'confirmed' && booking?.state !== 'disrupted') return [];
    const byHead = await listCountingHeads(tx, booking.quote.items);
    const rows = booking.quote.items.flatMap((item, position) =>
      item.options.openDated || item.ended
        ? []
        : [
            {
              code: voucherCode(booking.code, position),
              booking_id: booking.id,
              position,
              valid_from: item.from,
              valid_until: lastDay(item),
              pax: paxOf(item),
              admits: byHead.has(item.productId) ? Math.max(1, paxOf(item)) : 1,
              issued_at: now,
            },
          ],
    );
    if (rows.length === 0) return [];
    const made = await tx
      .insertInto('vouchers')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .execute();
    for (const { code } of made) {
      await recordVoucherEvent(tx, {
        code,
        from: null,
        to: 'issued',
        actor: 'system',
        reason: 'issued',
        at: now,
      });
    }
    return [...made.map(({ code }) => code), ...(await issueAgain(tx, rows, now))];
  });
}

async function issueAgain(
  tx: Tx,
  rows: readonly { code: string; valid_from: string; valid_until: string; pax: number; admits: number }[],
  now: Date,
): Promise<string[]> {
  const takenBack = await tx
    .selectFrom('vouchers as v')
    .select(['v.code', 'v.version'])
    .where('v.state', '=', 'voided')
    .where(
      'v.code',
      'in',
      rows.map(({ code }) => code),
    )
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('voucher_events as e')
          .select('e.reason')
          .whereRef('e.voucher_code', '=', 'v.code')
          // Later events, as a refused scan, do not say why it is void.
          .where('e.to_state', '=', 'voided')
          .where('e.from_state', '<>', 'voided')
          .orderBy('e.id', 'desc')
          .limit(1),
        '=',
        'match_undone',
      ),
    )
    .orderBy('v.code')
    .forUpdate()
    .execute();
  for (const { code, version } of takenBack) {
    const { valid_from, valid_until, pax, admits } = rows.find((row) => row.code === code) ?? {};
    await tx
      .updateTable('vouchers')
      .set({ state: 'issued', version: version + 1, voided_at: null, valid_from, valid_until, pax, admits })
      .where('code', '=', code)
      .execute();
    const change = {
      code,
      from: 'voided' as const,
      to: 'issued' as const,
      actor: 'system' as const,
      at: now,
    };
    await recordVoucherEvent(tx, { ...change, reason: 'issued', details: { version: version + 1 } });
  }
  return takenBack.map(({ code }) => code);
}

/** Number of guests of an item. */
export function paxOf({ adults, childAges }: Pick<QuotedItem, 'adults' | 'childAges'>): number {
  return adults + childAges.length;
}

/** The products whose gates count guests: each guest of a party is scanned. */
export async function listCountingHeads(
  tx: Tx,
  items: readonly { productId: number }[],
): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'kind', 'details'])
    .where(
      'id',
      'in',
      items.map((item) => item.productId),
    )
    .execute();
  return new Set(
    rows.flatMap(({ id, kind, details }) =>
      getKind(kind as KindName).scansEachGuest?.(details) ? [id] : [],
    ),
  );
}
