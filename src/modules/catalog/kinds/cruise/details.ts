import { z } from 'zod';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { childBandInput } from '#modules/catalog/kinds/sale-terms.ts';
import { clockInput, textInput, vndInput } from '#modules/catalog/schema.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { conditionFilters } from '../condition-filters.ts';
import { weekdayOptions } from '../field-labels.ts';
import { identityPapers } from '../kind-profile.ts';
import { childPolicyLabel } from '../sale-term-labels.ts';
import { cruiseProfile } from './profile.ts';

export const cruiseDetails = z.object({
  days: z.int().min(1),
  nights: z.int().min(0),
  star: z.int().min(3).max(5),
  yearBuilt: z.int().min(1990),
  decks: z.int().min(1),
  cabinsCount: z.int().min(1),
  routeName: textInput(160),
  pierName: textInput(120),
  boardingAt: clockInput,
  disembarkAt: clockInput,
  /** ISO weekdays on which it sails. */
  sailingWeekdays: z.array(z.int().min(1).max(7)).min(1),
  transfers: z.array(
    z.object({
      label: textInput(160),
      priceVnd: vndInput,
      per: z.enum(['person', 'vehicle']),
      minutes: z.int(),
    }),
  ),
  childPolicy: z.array(childBandInput),
  singleSupplementPercent: z.int().min(0).max(100),
  /** The balance of a deposit is due this many days before boarding. */
  balanceDays: z.int().min(0).default(15),
  documentsDeadlineHours: z.int().min(0),
  weatherPolicy: textInput(800),
  /** Mandatory fees per guest on a date (gala dinners). */
  mandatoryFees: z.array(
    z.object({ label: textInput(120), on: z.string().regex(/^\d\d-\d\d$/), amountVnd: vndInput }),
  ),
});

export const cabinDetails = z.object({
  areaM2: z.int().min(8),
  beds: z.array(z.object({ type: textInput(60), count: z.int().min(1) })).min(1),
  deck: textInput(40),
  balcony: z.boolean(),
  bathtub: z.boolean(),
});

const cruiseLabels = {
  days: { label: 'Số ngày' },
  nights: { label: 'Số đêm' },
  star: { label: 'Hạng sao' },
  yearBuilt: { label: 'Năm đóng' },
  decks: { label: 'Số boong' },
  cabinsCount: { label: 'Số cabin' },
  routeName: { label: 'Hải trình' },
  pierName: { label: 'Bến tàu' },
  boardingAt: { label: 'Giờ lên tàu' },
  disembarkAt: { label: 'Giờ về bến' },
  sailingWeekdays: { label: 'Thứ khởi hành', options: weekdayOptions },
  transfers: {
    label: 'Xe đưa đón',
    columns: {
      label: { label: 'Tên chuyến xe' },
      priceVnd: { label: 'Giá' },
      per: { label: 'Tính theo', options: { person: 'mỗi khách', vehicle: 'mỗi xe' } },
      minutes: { label: 'Phút đi' },
    },
  },
  childPolicy: childPolicyLabel,
  singleSupplementPercent: { label: 'Phụ thu ở một mình (%)' },
  balanceDays: { label: 'Trả đủ trước (ngày)' },
  documentsDeadlineHours: { label: 'Nhận giấy tờ trước (giờ)' },
  weatherPolicy: { label: 'Khi thời tiết xấu' },
  mandatoryFees: {
    label: 'Phí bắt buộc theo ngày',
    columns: {
      label: { label: 'Tên phí' },
      on: { label: 'Ngày hằng năm', hint: 'Tháng-ngày: 12-24.' },
      amountVnd: { label: 'Mỗi khách' },
    },
  },
};

export const cruise: Kind<z.infer<typeof cruiseDetails>> = {
  ...cruiseProfile,
  sale: 'cabins',
  saleTerms: (details) => ({
    childBands: details.childPolicy,
    cabins: { noun: cruiseProfile.booking[details.nights > 0 ? 'counts' : 'countsOfDay'] },
    ...(details.nights > 0 &&
      details.singleSupplementPercent > 0 && { single: { percent: details.singleSupplementPercent } }),
    deposit: { percent: 50, balanceDays: details.balanceDays },
    extras: details.transfers.map(({ label, priceVnd, per }) => ({
      code: slugify(label),
      label,
      priceVnd,
      per: per === 'person' ? ('person' as const) : ('booking' as const),
    })),
    surcharges: details.mandatoryFees.map(({ label, on, amountVnd }) => ({
      label,
      on,
      amountVnd,
      per: 'person' as const,
    })),
  }),
  startsOn: (details) => details.sailingWeekdays,
  spanDays: (details) => Math.max(1, details.nights),
  // As on land: guests who stay overnight have to be registered with papers, day trips need names only.
  passengers: ({ nights, documentsDeadlineHours }) => ({
    asks: nights > 0 ? 'papers' : 'names',
    hoursBefore: documentsDeadlineHours,
  }),
  tripDays: ({ days }) => days,
  whereToGo: ({ pierName, boardingAt, disembarkAt }) => [
    pierName ? `Bạn làm thủ tục tại ${pierName}.` : '',
    boardingAt ? `Lên tàu lúc ${boardingAt}${disembarkAt ? `, về bến lúc ${disembarkAt}` : ''}.` : '',
  ],
  whatToBring: () => [identityPapers],
  details: cruiseDetails,
  detailLabels: cruiseLabels,
  unitDetails: cabinDetails,
  quickFilters: {
    options: [
      ['nights', '0', 'Trong ngày'],
      ['nights', '1', '2 ngày 1 đêm'],
      ['balcony', 'true', 'Ban công riêng'],
      ['star', '5', '5 sao'],
    ],
    cheapVnd: 2_000_000,
  },
  filters: [
    { key: 'bay', label: 'Vịnh', type: 'term', taxonomy: 'bay' },
    { key: 'pier', label: 'Bến tàu', type: 'term', taxonomy: 'pier' },
    {
      key: 'nights',
      label: 'Số đêm',
      type: 'detail',
      path: 'nights',
      options: [
        { value: '0', label: 'Trong ngày' },
        { value: '1', label: '2 ngày 1 đêm' },
        { value: '2', label: '3 ngày 2 đêm' },
        { value: '3', label: 'Từ 4 ngày 3 đêm', from: 3 },
      ],
    },
    {
      key: 'star',
      label: 'Hạng sao',
      type: 'detail',
      path: 'star',
      options: [5, 4, 3].map((star) => ({ value: String(star), label: `${star} sao` })),
    },
    {
      key: 'cabins',
      label: 'Số cabin',
      type: 'detail',
      path: 'cabinsCount',
      options: [
        { value: '10', label: 'Tàu nhỏ, đến 10 cabin', upTo: 10 },
        { value: '20', label: '11–20 cabin', from: 11, upTo: 20 },
        { value: '21', label: 'Từ 21 cabin', from: 21 },
      ],
    },
    {
      key: 'balcony',
      label: 'Cabin',
      type: 'unit',
      path: 'balcony',
      options: [{ value: 'true', label: 'Có ban công riêng' }],
    },
    ...conditionFilters,
    { key: 'conforms', label: 'Phù hợp với', type: 'term', taxonomy: 'conform' },
  ],
  cardTaxonomies: ['bay'],
  cardFacts: ({ details, terms, places }) => {
    const bay = terms.find((term) => term.taxonomy === 'bay')?.title ?? '';
    return [
      details.nights > 0 ? `${details.days}N${details.nights}Đ` : 'Trong ngày',
      // Cards name the place themselves.
      bay === places[0]?.title ? '' : bay,
      `${details.cabinsCount} cabin`,
    ];
  },
  jsonLd: () => ({ '@type': ['TouristTrip', 'Product'] }),
};
