import { z } from 'zod';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { childBandInput } from '#modules/catalog/kinds/sale-terms.ts';
import { clockInput, textInput, vndInput } from '#modules/catalog/schema.ts';
import { conditionFilters, mealFilter } from '../condition-filters.ts';
import { identityPapers } from '../kind-profile.ts';
import { childPolicyLabel } from '../sale-term-labels.ts';
import { hotelProfile } from './profile.ts';

export const hotelDetails = z.object({
  /** Recognised or self-declared stars; 0 for a property without any (homestay, villa). */
  star: z.int().min(0).max(5),
  checkInFrom: clockInput,
  checkOutUntil: clockInput,
  roomsCount: z.int().min(1),
  floors: z.int().min(1),
  yearBuilt: z.int().min(1900),
  /** Metres on foot to the nearest beach; absent inland. */
  beachDistanceM: z.int().min(0).optional(),
  distances: z.array(z.object({ label: textInput(120), km: z.number().min(0), minutes: z.int().min(0) })),
  childPolicy: z.array(childBandInput),
  /** Per bed and night; absent where no bed can be added. */
  extraBedVnd: vndInput.optional(),
  petPolicy: textInput(200),
  smokingPolicy: textInput(200),
  parkingPolicy: textInput(200),
  accessibility: z.array(textInput(160)),
});

export const roomDetails = z.object({
  areaM2: z.int().min(5),
  beds: z.array(z.object({ type: textInput(60), count: z.int().min(1) })).min(1),
  view: textInput(60),
  balcony: z.boolean(),
  smoking: z.boolean(),
});

const hotelLabels = {
  star: { label: 'Hạng sao', hint: '0 nếu nhà không có hạng sao.' },
  checkInFrom: { label: 'Nhận phòng từ' },
  checkOutUntil: { label: 'Trả phòng trước' },
  roomsCount: { label: 'Số phòng' },
  floors: { label: 'Số tầng' },
  yearBuilt: { label: 'Năm xây' },
  beachDistanceM: { label: 'Cách biển (m)', hint: 'Để trống nếu không gần biển.' },
  distances: {
    label: 'Khoảng cách',
    columns: { label: { label: 'Tới đâu' }, km: { label: 'km' }, minutes: { label: 'Phút đi' } },
  },
  childPolicy: childPolicyLabel,
  extraBedVnd: { label: 'Giường phụ mỗi đêm', hint: 'Để trống nếu không kê thêm được giường.' },
  petPolicy: { label: 'Quy định thú cưng' },
  smokingPolicy: { label: 'Quy định hút thuốc' },
  parkingPolicy: { label: 'Quy định đỗ xe' },
  accessibility: { label: 'Lối đi cho người khuyết tật', hint: 'Mỗi dòng một điều.' },
};

export const hotel: Kind<z.infer<typeof hotelDetails>> = {
  ...hotelProfile,
  sale: 'stay',
  saleTerms: ({ childPolicy, extraBedVnd }) => ({
    childBands: childPolicy,
    extraBedVnd,
    extras: [],
    surcharges: [],
  }),
  whereToGo: ({ checkInFrom, checkOutUntil }) => [
    'Bạn đưa phiếu này tại quầy lễ tân.',
    checkInFrom && checkOutUntil ? `Nhận phòng từ ${checkInFrom}, trả phòng trước ${checkOutUntil}.` : '',
  ],
  whatToBring: () => [identityPapers],
  details: hotelDetails,
  detailLabels: hotelLabels,
  unitDetails: roomDetails,
  quickFilters: {
    options: [
      ['beach', '100', 'Sát biển'],
      ['facilities', 'ho-boi-ngoai-troi', 'Hồ bơi ngoài trời'],
      ['cancel', 'free', 'Hủy miễn phí'],
      ['meal', 'BB', 'Gồm bữa sáng'],
    ],
    cheapVnd: 1_000_000,
  },
  filters: [
    { key: 'hotelType', label: 'Loại chỗ nghỉ', type: 'term', taxonomy: 'hotel-type' },
    {
      key: 'star',
      label: 'Hạng sao',
      type: 'detail',
      path: 'star',
      options: [5, 4, 3, 2].map((star) => ({ value: String(star), label: `${star} sao` })),
    },
    ...conditionFilters,
    mealFilter,
    {
      key: 'beach',
      label: 'Cách biển',
      type: 'detail',
      path: 'beachDistanceM',
      options: [
        { value: '100', label: 'Sát biển, trong 100 m', upTo: 100 },
        { value: '500', label: 'Trong 500 m', upTo: 500 },
        { value: '1000', label: 'Trong 1 km', upTo: 1000 },
      ],
    },
    { key: 'facilities', label: 'Tiện nghi', type: 'term', taxonomy: 'facility' },
    { key: 'conforms', label: 'Phù hợp với', type: 'term', taxonomy: 'conform' },
  ],
  cardTaxonomies: ['hotel-type'],
  cardFacts: ({ details, terms }) =>
    [
      // Stars first: beside a trip a phone has room for one fact, and what kind of house it is most names say.
      details.star > 0 ? `${details.star} sao` : '',
      terms.find((term) => term.taxonomy === 'hotel-type')?.title ?? '',
      beachFact(details.beachDistanceM),
    ].filter(Boolean),
  jsonLd: ({ details }) => ({
    '@type': 'Hotel',
    checkinTime: details.checkInFrom,
    checkoutTime: details.checkOutUntil,
    numberOfRooms: details.roomsCount,
    ...(details.star > 0 && { starRating: { '@type': 'Rating', ratingValue: details.star } }),
  }),
};

function beachFact(distanceM: number | undefined): string {
  if (distanceM === undefined || distanceM > 1500) return '';
  return distanceM < 50 ? 'Sát biển' : `Cách biển ${distanceM} m`;
}
