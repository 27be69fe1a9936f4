import { z } from 'zod';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { childBandInput, surchargeInput } from '#modules/catalog/kinds/sale-terms.ts';
import { slugInput, textInput } from '#modules/catalog/schema.ts';
import { conditionFilters } from '../condition-filters.ts';
import { monthOptions } from '../field-labels.ts';
import { identityPapers } from '../kind-profile.ts';
import { childPolicyLabel, surchargeLabels } from '../sale-term-labels.ts';
import { comboProfile } from './profile.ts';

/** The error of a last day that is before its first: pages could not word such a range. */
const endsEarly = (field: string) => ({
  path: [field],
  error: 'Ngày cuối không được trước ngày đầu.',
});

export const comboDetails = z
  .object({
    days: z.int().min(1),
    nights: z.int().min(1),
    /** Price basis: per guest, per two guests, or per room. */
    pricedPer: z.enum(['person', 'two', 'room']),
    paxIncluded: z.int().min(1),
    /** The bundle's contents as described to guests. The inventory that it takes is in the components of its unit. */
    components: z
      .array(
        z.object({
          kind: z.enum(['roomNights', 'cruise', 'flight', 'transfer', 'meal', 'ticket', 'tour', 'gift']),
          label: textInput(200),
          quantity: z.int().min(1).default(1),
        }),
      )
      .min(2),
    saleFrom: z.iso.date(),
    saleTo: z.iso.date(),
    useFrom: z.iso.date(),
    useTo: z.iso.date(),
    blackouts: z.array(
      z
        .object({ from: z.iso.date(), to: z.iso.date(), reason: textInput(120) })
        .refine(({ from, to }) => from <= to, endsEarly('to')),
    ),
    advanceBookingDays: z.int().min(0),
    minQuantity: z.int().min(1),
    /** Surcharges by the day of arrival. */
    surcharges: z.array(surchargeInput),
    childPolicy: z.array(childBandInput),
    openDated: z.boolean(),
    /** Whether promotion codes also apply to its price, which is a deal already. */
    combinable: z.boolean().default(false),
    hotels: z.array(slugInput),
    /** Best months for the trip, 1–12. */
    months: z.array(z.int().min(1).max(12)),
  })
  .refine(({ saleFrom, saleTo }) => saleFrom <= saleTo, endsEarly('saleTo'))
  .refine(({ useFrom, useTo }) => useFrom <= useTo, endsEarly('useTo'));

const comboLabels = {
  days: { label: 'Số ngày' },
  nights: { label: 'Số đêm' },
  pricedPer: { label: 'Giá tính cho', options: { person: 'mỗi khách', two: 'hai khách', room: 'mỗi phòng' } },
  paxIncluded: { label: 'Số khách một combo' },
  components: {
    label: 'Combo gồm',
    hint: 'Như kể với khách; phần lấy từ sản phẩm khác đặt ở hạng của combo.',
    columns: {
      kind: {
        label: 'Loại',
        options: {
          roomNights: 'đêm phòng',
          cruise: 'du thuyền',
          flight: 'vé máy bay',
          transfer: 'đưa đón',
          meal: 'bữa ăn',
          ticket: 'vé',
          tour: 'tour',
          gift: 'quà',
        },
      },
      label: { label: 'Tên' },
      quantity: { label: 'Số lượng' },
    },
  },
  saleFrom: { label: 'Bán từ ngày' },
  saleTo: { label: 'Bán đến ngày' },
  useFrom: { label: 'Dùng từ ngày' },
  useTo: { label: 'Dùng đến ngày' },
  blackouts: {
    label: 'Ngày không áp dụng',
    columns: { from: { label: 'Từ ngày' }, to: { label: 'Đến ngày' }, reason: { label: 'Vì sao' } },
  },
  advanceBookingDays: { label: 'Đặt trước (ngày)' },
  minQuantity: { label: 'Mua ít nhất' },
  surcharges: {
    label: 'Phụ thu theo ngày đến',
    hint: 'Mỗi phụ thu theo thứ, theo dịp lễ hoặc theo một ngày hằng năm.',
    columns: surchargeLabels,
  },
  childPolicy: childPolicyLabel,
  openDated: { label: 'Mua trước, chọn ngày sau' },
  combinable: { label: 'Dùng được cùng mã giảm giá' },
  hotels: { label: 'Khách sạn của combo', hint: 'Đuôi địa chỉ của khách sạn, mỗi dòng một nơi.' },
  months: { label: 'Tháng đẹp nhất', options: monthOptions },
};

export const combo: Kind<z.infer<typeof comboDetails>> = {
  ...comboProfile,
  priceUnitOf: ({ pricedPer }) => ({ person: '/khách', two: '/2 khách', room: '/phòng' })[pricedPer],
  guestsOfPrice: ({ pricedPer, paxIncluded }) => ({ person: 1, two: 2, room: paxIncluded })[pricedPer],
  sale: 'bundle',
  namedProducts: ({ hotels = [] }) => ({ field: 'details.hotels', kind: 'hotel', slugs: hotels }),
  saleTerms: (details) => ({
    childBands: details.childPolicy,
    min: details.minQuantity,
    extras: [],
    surcharges: details.surcharges,
    takesCodes: details.combinable ?? false,
    bundle: {
      pricedPer: details.pricedPer,
      paxIncluded: details.paxIncluded,
      nights: details.nights,
      saleFrom: details.saleFrom,
      saleTo: details.saleTo,
      useFrom: details.useFrom,
      useTo: details.useTo,
      blackouts: details.blackouts,
      advanceDays: details.advanceBookingDays,
      openDated: details.openDated,
    },
  }),
  picksUp: ({ components }) => (components ?? []).some(({ kind }) => kind === 'transfer'),
  whereToGo: () => ['Bạn đưa phiếu này tại quầy lễ tân khi nhận phòng và tại các điểm dịch vụ trong gói.'],
  whatToBring: () => [identityPapers],
  details: comboDetails,
  detailLabels: comboLabels,
  unitDetails: z.object({}),
  quickFilters: {
    options: [
      ['nights', '1', '1 đêm'],
      ['nights', '2', '2 đêm'],
      ['cancel', 'free', 'Hủy miễn phí'],
      ['conforms', 'gia-dinh', 'Hợp với gia đình'],
    ],
    cheapVnd: 2_000_000,
  },
  filters: [
    {
      key: 'nights',
      label: 'Số đêm',
      type: 'detail',
      path: 'nights',
      options: [
        ...[1, 2, 3].map((nights) => ({ value: String(nights), label: `${nights} đêm` })),
        { value: '4', label: 'Từ 4 đêm', from: 4 },
      ],
    },
    ...conditionFilters,
    { key: 'includes', label: 'Combo gồm', type: 'term', taxonomy: 'include' },
    { key: 'conforms', label: 'Phù hợp với', type: 'term', taxonomy: 'conform' },
  ],
  cardTaxonomies: ['include'],
  cardFacts: ({ details, terms, hotel }) => [
    `${details.days}N${details.nights}Đ`,
    // Stars come first, because phones cut off long names.
    ...(hotel ? [hotel.star ? `${hotel.star} sao` : '', hotel.title] : []),
    ...terms
      .filter((term) => term.taxonomy === 'include')
      .slice(0, hotel ? 0 : 2)
      .map((term) => term.title),
  ],
  jsonLd: () => ({ '@type': 'Product', category: 'Combo du lịch' }),
};
