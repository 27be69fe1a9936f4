import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { type ItemFact, itemFacts } from '#modules/booking/trip/item-facts.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type VoucherState, voucherStateLabels } from './voucher-state.ts';

/** The reader of the copy: the supplier's has no prices and no contact of the guest. */
export type VoucherCopy = 'guest' | 'supplier';

/** The company's details on a voucher. */
export type VoucherCompany = Pick<
  SiteSettings,
  'name' | 'tagline' | 'hotlines' | 'hours' | 'customerEmail' | 'address'
>;

/** The current data of the product; what was agreed is in the booking. */
export interface VoucherProduct {
  address: string;
  lat: number;
  lng: number;
  details: Record<string, unknown>;
  supplierBrand: string;
}

export interface VoucherRow {
  code: string;
  position: number;
  version: number;
  state: VoucherState;
  validFrom: string;
  validUntil: string;
  pax: number;
  admits: number;
  supplierReference: string;
  supplierConfirmedAt: Date | null;
}

/** The content of a voucher, for a page, a PDF or a calendar. */
export interface VoucherSheet extends Pick<VoucherRow, 'code' | 'version' | 'state'> {
  bookingCode: string;
  stateLabel: string;
  productTitle: string;
  unitTitle: string;
  planTitle: string;
  facts: ItemFact[];
  guest: string;
  /** Names of the other travellers, as far as given. */
  travellers: string[];
  /** The guest's wishes. */
  note: string;
  supplierBrand: string;
  /** Its confirmation in words, as on page and mail. */
  confirmation: string;
  address: string;
  mapUrl: string;
  position: { lat: number; lng: number };
  where: string[];
  bring: string[];
  /** Empty in the supplier's copy. */
  money: ItemFact[];
  validFrom: string;
  validUntil: string;
  startsAt: string;
  /** The content of the QR; null if there is nothing left to scan. */
  token: string | null;
}

type Booking = Pick<
  BookingView,
  'code' | 'confirmations' | 'contact' | 'travellers' | 'note' | 'paid' | 'total' | 'balance' | 'balanceDueOn'
> & { quote: Pick<BookingView['quote'], 'items'> };

const ownVoucher = 'Phiếu này, trên điện thoại hoặc bản in';

/** Makes the content of a voucher. @throws when the booking has no such item */
export function makeSheet(
  { booking, voucher, product }: { booking: Booking; voucher: VoucherRow; product: VoucherProduct },
  { copy, token }: { copy: VoucherCopy; token: string | null },
): VoucherSheet {
  const item = booking.quote.items[voucher.position];
  if (!item) throw new Error(`Voucher ${voucher.code} has no item`);
  const { code, version, state, validFrom, validUntil } = voucher;
  const { supplierBrand, address, lat, lng } = product;
  return {
    ...{ code, version, state, validFrom, validUntil, supplierBrand, address, token },
    confirmation: wordsOf(booking.confirmations, voucher, copy),
    bookingCode: booking.code,
    stateLabel: voucherStateLabels[state],
    productTitle: item.productTitle,
    unitTitle: item.unitTitle,
    planTitle: item.planTitle,
    facts: itemFacts(item),
    guest: booking.contact.fullName,
    travellers: booking.travellers.map(({ fullName }) => fullName).filter((name) => name !== ''),
    note: booking.note,
    mapUrl: `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`,
    position: { lat, lng },
    where: [...whereToGo(item, product.details), ...scansOf(voucher)],
    bring: [ownVoucher, ...getKind(item.kind).whatToBring(product.details)],
    money: copy === 'guest' ? moneyOf(booking, item.amount) : [],
    startsAt: item.startsAt,
  };
}

/** Directions from the product's details. */
function whereToGo({ kind, options }: QuotedItem, details: VoucherProduct['details']): string[] {
  return getKind(kind)
    .whereToGo(details, options)
    .filter((sentence) => sentence !== '');
}

/** The supplier's copy does not say that their confirmation is awaited. */
function wordsOf(
  confirmations: BookingView['confirmations'],
  { position }: VoucherRow,
  copy: VoucherCopy,
): string {
  const own = confirmations.find((one) => one.position === position);
  return own && (copy === 'guest' || own.state === 'confirmed') ? own.words : '';
}

function scansOf({ admits }: VoucherRow): string[] {
  return admits > 1 ? [`Mã quét được ${admits} lượt, mỗi khách một lượt, vào trước sau đều được.`] : [];
}

function moneyOf({ paid, total, balance, balanceDueOn }: Booking, amount: number): ItemFact[] {
  const until = balanceDueOn ? `, trước hết ngày ${formatDate(balanceDueOn)}` : '';
  return [
    { label: 'Giá dịch vụ này', value: formatVnd(amount) },
    ...(total === amount ? [] : [{ label: 'Tổng cả đặt chỗ', value: formatVnd(total) }]),
    { label: 'Đã thanh toán', value: formatVnd(paid) },
    balance > 0
      ? { label: 'Còn phải trả', value: `${formatVnd(balance)}${until}` }
      : { label: 'Còn phải trả', value: '0 ₫ (đã trả đủ)' },
  ];
}
