import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import {
  makeSheet,
  type VoucherCopy,
  type VoucherProduct,
  type VoucherRow,
  type VoucherSheet,
} from '#modules/vouchers/rules/voucher-sheet.ts';
import { signWithVoucherKey } from '#modules/vouchers/voucher-key.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { listVouchers } from './list-vouchers.ts';

interface Sheets {
  voucherKey: string;
  copy: VoucherCopy;
  now: Date;
}

/** The content of a booking's vouchers, item by item; empty until they are issued. Two statements. */
export async function loadVoucherSheets(
  db: Executor,
  booking: BookingView,
  { voucherKey, copy, now }: Sheets,
): Promise<VoucherSheet[]> {
  const vouchers = await listVouchers(db, booking.id, now);
  if (vouchers.length === 0) return [];
  const productIds = booking.quote.items.map((item) => item.productId);
  const products = await listProducts(db, productIds);
  return vouchers.flatMap((voucher) => {
    const product = products.get(productIds[voucher.position] ?? 0);
    const token = tokenOf(voucherKey, voucher);
    return product ? [makeSheet({ booking, voucher, product }, { copy, token })] : [];
  });
}

/** The QR token, valid until the end of the last day in Vietnam. */
function tokenOf(voucherKey: string, voucher: VoucherRow): string | null {
  const { state, version, code, position, validFrom, validUntil, pax, admits } = voucher;
  // Guests after the first still have to show it.
  const isOpen = state === 'issued' || state === 'active' || (state === 'used' && admits > 1);
  if (!isOpen) return null;
  const exp = instantInVietnam(addDays(validUntil, 1)).getTime() / 1000;
  return signWithVoucherKey(voucherKey, {
    v: version,
    code,
    item: position + 1,
    date: validFrom,
    pax,
    n: admits,
    exp,
  });
}

async function listProducts(db: Executor, ids: number[]): Promise<Map<number, VoucherProduct>> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('suppliers as s', 's.id', 'p.supplier_id')
    .select(['p.id', 'p.address', 'p.lat', 'p.lng', 'p.details', 's.brand as supplierBrand'])
    .where('p.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...product }) => [id, product as VoucherProduct]));
}
