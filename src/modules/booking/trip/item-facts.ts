import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';

export interface ItemFact {
  label: string;
  value: string;
}

export type FactItem = Pick<
  QuotedItem,
  'kind' | 'from' | 'to' | 'nights' | 'quantity' | 'adults' | 'childAges' | 'options'
> &
  Partial<Pick<QuotedItem, 'startsAt' | 'ended'>>;

const endedLabels = {
  credited: 'Không diễn ra, tiền giữ làm tín dụng',
  refunded: 'Không diễn ra, tiền được hoàn lại',
};

/** What was chosen, as a list of facts for the guest: cart, checkout, trip and mails say it the same way. */
export function itemFacts(item: FactItem): ItemFact[] {
  const { options } = item;
  if (options.openDated) {
    return [{ label: 'Ngày đi', value: 'Chọn sau bằng mã' }, ...countOf(item)];
  }
  const words = kindProfiles[item.kind].booking;
  const lasts = words.to && item.to > item.from;
  return [
    { label: words.from, value: at(item.from, options.time ?? hourOf(item)) },
    ...(lasts ? [{ label: words.to ?? '', value: at(item.to, options.endTime) }] : []),
    ...countOf(item),
    ...guestsOf(item),
    ...(options.childHeightsCm?.length ? [heightFact(options.childHeightsCm)] : []),
    ...(options.singles > 0 ? [{ label: 'Phòng đơn', value: String(options.singles) }] : []),
    ...(options.voucherCode ? [{ label: 'Dùng mã combo', value: options.voucherCode }] : []),
    ...(options.flightNo ? [{ label: 'Chuyến bay', value: options.flightNo }] : []),
    ...(options.pickupAddress ? [{ label: 'Đón tại', value: options.pickupAddress }] : []),
    ...(options.dropoffAddress ? [{ label: 'Trả tại', value: options.dropoffAddress }] : []),
    ...(item.ended ? [{ label: 'Tình trạng', value: endedLabels[item.ended] }] : []),
  ];
}

function at(day: string, time: string | undefined): string {
  return time ? `${time}, ${formatWeekdayDate(day)}` : formatWeekdayDate(day);
}

function hourOf({ kind, startsAt }: FactItem): string | undefined {
  return kindProfiles[kind].booking.hasHour && startsAt ? formatDateTime(startsAt).slice(0, 5) : undefined;
}

function countOf({ kind, quantity, nights }: FactItem): ItemFact[] {
  const { counts, hasNights } = kindProfiles[kind].booking;
  if (!counts) return [];
  const stay = hasNights ? ` · ${nights} đêm` : '';
  return [{ label: 'Số lượng', value: `${quantity} ${counts}${stay}` }];
}

function guestsOf({ adults, childAges, options: { childHeightsCm } }: FactItem): ItemFact[] {
  if (adults + childAges.length === 0) return [];
  const sizes = childHeightsCm?.length
    ? `cao ${childHeightsCm.join(', ')} cm`
    : `${childAges.join(', ')} tuổi`;
  const children = childAges.length > 0 ? `, ${childAges.length} trẻ em (${sizes})` : '';
  return [{ label: 'Khách', value: `${adults} người lớn${children}` }];
}

/** The gate measures; whoever is let in for less than a ticket must know for which height it was paid. */
function heightFact(heightsCm: readonly number[]): ItemFact {
  const heights = heightsCm.map((cm) => `${cm} cm`).join(', ');
  return { label: 'Giá theo chiều cao', value: `${heights} như bạn đã khai; cổng sẽ đo lại` };
}
