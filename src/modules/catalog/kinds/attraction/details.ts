import { z } from 'zod';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { childBandInput } from '#modules/catalog/kinds/sale-terms.ts';
import { clockInput, textInput } from '#modules/catalog/schema.ts';
import { codeInput } from '../code-input.ts';
import { conditionFilters } from '../condition-filters.ts';
import { weekdayOptions } from '../field-labels.ts';
import { childPolicyLabel } from '../sale-term-labels.ts';
import { deliveries, redemptions } from './codes.ts';
import { attractionProfile } from './profile.ts';

export const attractionDetails = z.object({
  openHours: z.array(z.object({ days: textInput(60), from: clockInput, to: clockInput })).min(1),
  redemption: codeInput(redemptions),
  delivery: codeInput(deliveries),
  /** Can be used the moment it is paid. */
  instant: z.boolean(),
  /** Days on which a ticket can be used, from its date on; 1 is that day alone. */
  validityDays: z.int().min(1),
  /** Time that a visit takes, as printed. */
  visitHours: textInput(40),
  /** Child bands by height where the park measures, else by age. */
  childPolicy: z.array(childBandInput),
  ageRule: textInput(300),
  /** ISO weekdays on which it is open. */
  openWeekdays: z.array(z.int().min(1).max(7)).min(1),
  howToGetThere: textInput(400),
});

export const ticketDetails = z.object({
  includes: z.array(textInput(160)).min(1),
  /** Entry time of a ticket with a slot. */
  entryAt: clockInput.optional(),
  /** Minimum age, such as for pensioners' tickets; the gate checks an identity card. */
  ageMin: z.int().min(0).max(99).optional(),
});

const attractionLabels = {
  openHours: {
    label: 'Giờ mở cửa',
    columns: { days: { label: 'Những ngày' }, from: { label: 'Từ' }, to: { label: 'Đến' } },
  },
  redemption: { label: 'Vào cổng bằng', options: redemptions },
  delivery: { label: 'Mã vé', options: deliveries },
  instant: { label: 'Dùng được ngay khi trả tiền' },
  validityDays: { label: 'Dùng trong (ngày)' },
  visitHours: { label: 'Thời gian tham quan' },
  childPolicy: childPolicyLabel,
  ageRule: { label: 'Quy định độ tuổi, chiều cao' },
  openWeekdays: { label: 'Mở cửa các thứ', options: weekdayOptions },
  howToGetThere: { label: 'Cách đến' },
};

export const attraction: Kind<z.infer<typeof attractionDetails>> = {
  ...attractionProfile,
  sale: 'guests',
  saleTerms: ({ childPolicy }) => ({ childBands: childPolicy, extras: [], surcharges: [] }),
  startsOn: ({ openWeekdays }) => openWeekdays,
  scansEachGuest: ({ delivery }) => delivery === 'per-guest',
  whereToGo: ({ redemption, openHours, howToGetThere }) => [
    redemption === 'paper-ticket'
      ? 'Bạn đổi phiếu này lấy vé giấy ở quầy trước khi vào cổng.'
      : 'Bạn đưa mã QR này quét tại cổng, không cần đổi vé giấy.',
    ...(openHours ?? []).map(({ days, from, to }) => `Mở cửa ${from}–${to} (${days.toLowerCase()}).`),
    howToGetThere ?? '',
  ],
  whatToBring: () => ['Giấy tờ có ngày sinh nếu vé theo tuổi'],
  details: attractionDetails,
  detailLabels: attractionLabels,
  unitDetails: ticketDetails,
  isConditional: ({ entryAt, ageMin }) => entryAt !== undefined || ageMin !== undefined,
  quickFilters: {
    options: [
      ['instant', 'true', 'Dùng ngay'],
      ['cancel', 'free', 'Hủy miễn phí'],
      ['conforms', 'gia-dinh', 'Hợp với gia đình'],
    ],
    cheapVnd: 300_000,
  },
  filters: [
    { key: 'category', label: 'Loại hình', type: 'term', taxonomy: 'attraction-category' },
    {
      key: 'instant',
      label: 'Cách dùng',
      type: 'detail',
      path: 'instant',
      options: [{ value: 'true', label: 'Dùng ngay sau khi thanh toán' }],
    },
    ...conditionFilters,
    { key: 'conforms', label: 'Phù hợp với', type: 'term', taxonomy: 'conform' },
  ],
  cardTaxonomies: ['attraction-category'],
  cardFacts: ({ details, terms }) => [
    terms.find((term) => term.taxonomy === 'attraction-category')?.title ?? '',
    details.instant ? 'Dùng ngay' : 'Chọn ngày',
    details.visitHours,
  ],
  jsonLd: () => ({ '@type': 'Product', category: 'Vé tham quan' }),
};
