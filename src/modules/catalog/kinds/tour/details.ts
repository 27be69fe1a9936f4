import { z } from 'zod';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { childBandInput } from '#modules/catalog/kinds/sale-terms.ts';
import { clockInput, textInput, vndInput } from '#modules/catalog/schema.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { codeInput } from '../code-input.ts';
import { conditionFilters } from '../condition-filters.ts';
import { weekdayOptions } from '../field-labels.ts';
import { identityPapers } from '../kind-profile.ts';
import { childPolicyLabel } from '../sale-term-labels.ts';
import { tourProfile } from './profile.ts';

/** Whether the tour is shared with other guests. */
const tourTypes = { shared: 'ghép đoàn', private: 'riêng' };

export const tourDetails = z.object({
  days: z.int().min(1),
  nights: z.int().min(0),
  tourType: codeInput(tourTypes),
  /** City of departure, as printed. */
  departureFrom: textInput(60),
  transport: z.array(textInput(60)).min(1),
  guideLanguages: z.array(textInput(40)).min(1),
  groupMin: z.int().min(1),
  groupMax: z.int().min(1),
  /** ISO weekdays on which it leaves. */
  departureWeekdays: z.array(z.int().min(1).max(7)).min(1),
  departureTime: clockInput,
  pickups: z.array(z.object({ place: textInput(160), time: clockInput, feeVnd: vndInput })).min(1),
  childPolicy: z.array(childBandInput),
  singleSupplementVnd: vndInput,
  depositPercent: z.int().min(0).max(100),
  /** The balance is due this many days before departure. */
  balanceDays: z.int().min(0).default(15),
  /** It departs with any number of bookings. */
  guaranteed: z.boolean().default(false),
  hotelStandard: z.string(),
  insuranceMaxVnd: vndInput,
});

const tourLabels = {
  days: { label: 'Số ngày' },
  nights: { label: 'Số đêm' },
  tourType: { label: 'Đoàn', options: tourTypes },
  departureFrom: { label: 'Khởi hành từ' },
  transport: { label: 'Phương tiện', hint: 'Mỗi dòng một loại.' },
  guideLanguages: { label: 'Ngôn ngữ hướng dẫn', hint: 'Mỗi dòng một ngôn ngữ.' },
  groupMin: { label: 'Ít nhất bao nhiêu khách' },
  groupMax: { label: 'Nhiều nhất bao nhiêu khách' },
  departureWeekdays: { label: 'Thứ khởi hành', options: weekdayOptions },
  departureTime: { label: 'Giờ khởi hành' },
  pickups: {
    label: 'Điểm đón',
    columns: { place: { label: 'Nơi đón' }, time: { label: 'Giờ' }, feeVnd: { label: 'Phí mỗi khách' } },
  },
  childPolicy: childPolicyLabel,
  singleSupplementVnd: { label: 'Phụ thu phòng đơn' },
  depositPercent: { label: 'Đặt cọc (%)' },
  balanceDays: { label: 'Trả đủ trước (ngày)' },
  guaranteed: { label: 'Chắc chắn khởi hành' },
  hotelStandard: { label: 'Nơi ngủ' },
  insuranceMaxVnd: { label: 'Bảo hiểm đến' },
};

export const tour: Kind<z.infer<typeof tourDetails>> = {
  ...tourProfile,
  sale: 'guests',
  saleTerms: (details) => ({
    childBands: details.childPolicy,
    ...(details.singleSupplementVnd > 0 && { single: { amountVnd: details.singleSupplementVnd } }),
    max: details.groupMax,
    deposit: { percent: details.depositPercent, balanceDays: details.balanceDays },
    extras: details.pickups.map(({ place, time, feeVnd }) => ({
      code: slugify(place),
      label: `Đón tại ${place} lúc ${time}`,
      priceVnd: feeVnd,
      per: 'person' as const,
      group: 'pickup',
    })),
    surcharges: [],
  }),
  startsOn: (details) => details.departureWeekdays,
  fewestToRun: ({ tourType, guaranteed, groupMin }) =>
    tourType === 'shared' && !guaranteed ? groupMin : null,
  // Guests who stay overnight have to be registered with papers.
  passengers: ({ nights }) => ({ asks: nights > 0 ? 'papers' : 'names', hoursBefore: 24 }),
  tripDays: ({ days }) => days,
  whereToGo: ({ pickups }, { pickupAddress }) =>
    pickupAddress
      ? ['Bạn có mặt ở điểm đón trước giờ khởi hành 10 phút.']
      : (pickups ?? []).map(({ place, time }) => `Đón lúc ${time} tại ${place}.`),
  whatToBring: () => [identityPapers],
  details: tourDetails,
  detailLabels: tourLabels,
  unitDetails: z.object({}),
  quickFilters: {
    options: [
      ['days', '1', 'Đi trong ngày'],
      ['days', '3', '3 ngày 2 đêm'],
      ['cancel', 'free', 'Hủy miễn phí'],
      ['conforms', 'gia-dinh', 'Hợp với gia đình'],
    ],
    cheapVnd: 1_000_000,
  },
  filters: [
    { key: 'departure', label: 'Khởi hành từ', type: 'detail', path: 'departureFrom' },
    {
      key: 'days',
      label: 'Thời gian',
      type: 'detail',
      path: 'days',
      options: [
        { value: '1', label: 'Trong ngày' },
        { value: '2', label: '2 ngày 1 đêm' },
        { value: '3', label: '3 ngày 2 đêm' },
        { value: '4', label: '4 ngày 3 đêm' },
        { value: '5', label: 'Từ 5 ngày', from: 5 },
      ],
    },
    { key: 'transport', label: 'Phương tiện', type: 'detail', path: 'transport' },
    ...conditionFilters,
    { key: 'themes', label: 'Chủ đề', type: 'term', taxonomy: 'theme' },
    { key: 'conforms', label: 'Phù hợp với', type: 'term', taxonomy: 'conform' },
  ],
  cardTaxonomies: [],
  cardFacts: ({ details }) => [
    details.nights > 0 ? `${details.days}N${details.nights}Đ` : 'Trong ngày',
    `Từ ${details.departureFrom}`,
    details.transport[0] ?? '',
  ],
  jsonLd: ({ terms }) => {
    const touristType = terms.filter((term) => term.taxonomy === 'conform').map((term) => term.title);
    return { '@type': ['TouristTrip', 'Product'], ...(touristType.length > 0 && { touristType }) };
  },
};
