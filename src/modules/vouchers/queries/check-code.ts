import { stateLabels } from '#modules/booking/state.ts';
import { findBookingOutline } from '#modules/booking/trip/find-booking.ts';
import {
  findPrepaidCode,
  listPrepaidCodesOfBooking,
} from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import { readPrepaidCode } from '#modules/inventory/prepaid-codes/prepaid-codes.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readTripCode, voucherCode } from '../rules/voucher-code.ts';
import { voucherStateLabels } from '../rules/voucher-state.ts';
import { listVouchers } from './list-vouchers.ts';

/** Public information about a code: whether it is genuine, its state, what it is for and when. Nothing about the guest. */
export interface CheckedCode {
  code: string;
  kind: 'booking' | 'voucher' | 'open_voucher';
  stateLabel: string;
  /** Whether it is valid for travel. */
  isGood: boolean;
  /** Days are ISO; `from` is null where the day is chosen later. */
  items: { title: string; from: string | null; to: string }[];
}

const openLabels = {
  issued: 'Chưa dùng',
  reserved: 'Đang được giữ cho một đặt chỗ',
  redeemed: 'Đã dùng',
  void: 'Đã hủy',
};

/** Looks up the code of a booking, of one of its vouchers or a prepaid code; null if there is none such. */
export async function checkCode(db: Executor, typed: string, now: Date): Promise<CheckedCode | null> {
  const openCode = readPrepaidCode(typed);
  if (openCode) return checkOpenVoucher(db, openCode, now);
  const read = readTripCode(typed);
  if (!read) return null;
  const booking = await findBookingOutline(db, read.bookingCode);
  if (!booking) return null;
  const { id, state, quote } = booking;
  if (read.position === null) {
    return {
      code: booking.code,
      kind: 'booking',
      stateLabel: stateLabels[state],
      isGood: state === 'confirmed' || state === 'completed',
      items: await withCodeDays(db, booking, now),
    };
  }
  const voucher = (await listVouchers(db, id, now)).find(({ position }) => position === read.position);
  const item = quote.items[read.position];
  if (!voucher || !item) return null;
  return {
    code: voucherCode(booking.code, voucher.position),
    kind: 'voucher',
    stateLabel: voucherStateLabels[voucher.state],
    isGood: voucher.state === 'issued' || voucher.state === 'active',
    items: [itemOf(item)],
  };
}

/** The items of a booking; of what was bought without a date the last day is that of its prepaid code, which can be extended. */
async function withCodeDays(
  db: Executor,
  { id, quote }: { id: string; quote: Quote },
  now: Date,
): Promise<CheckedCode['items']> {
  const codes = quote.items.some(({ options }) => options.openDated)
    ? await listPrepaidCodesOfBooking(db, id, now)
    : [];
  return quote.items.map((item) => {
    const days = codes.filter(({ unitId }) => unitId === item.unitId).map(({ validUntil }) => validUntil);
    const last = item.options.openDated ? days.toSorted().at(-1) : undefined;
    return { ...itemOf(item), ...(last && { to: last }) };
  });
}

function itemOf({
  productTitle,
  from,
  endsOn,
  options,
}: Quote['items'][number]): CheckedCode['items'][number] {
  return { title: productTitle, from: options.openDated ? null : from, to: endsOn };
}

async function checkOpenVoucher(db: Executor, code: string, now: Date): Promise<CheckedCode | null> {
  const voucher = await findPrepaidCode(db, code, now);
  if (!voucher) return null;
  const unit = await db
    .selectFrom('units')
    .innerJoin('products', 'products.id', 'units.product_id')
    .select('products.title')
    .where('units.id', '=', voucher.unitId)
    .executeTakeFirstOrThrow();
  return {
    code,
    kind: 'open_voucher',
    stateLabel: openLabels[voucher.state],
    isGood: voucher.state === 'issued',
    items: [{ title: unit.title, from: null, to: voucher.validUntil }],
  };
}
