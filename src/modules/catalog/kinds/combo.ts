import { z } from 'zod';
import { childBandInput, slugInput, textInput, vndInput } from '../schema.ts';
import type { Kind } from './kind.ts';

export const comboDetails = z.object({
  days: z.int().min(1),
  nights: z.int().min(1),
  /** How the price counts: per guest, per two guests, per room. */
  pricedPer: z.enum(['person', 'two', 'room']),
  paxIncluded: z.int().min(1),
  /** The bundle. Room nights point to a hotel's unit; the others are named. */
  components: z
    .array(
      z.object({
        kind: z.enum(['roomNights', 'cruise', 'flight', 'transfer', 'meal', 'ticket', 'tour', 'gift']),
        label: textInput(200),
        /** `product-slug/unit-code` of what is taken from inventory, for each night. */
        unit: z.string().optional(),
        nights: z.int().min(1).optional(),
        quantity: z.int().min(1).default(1),
      }),
    )
    .min(2),
  saleFrom: z.iso.date(),
  saleTo: z.iso.date(),
  useFrom: z.iso.date(),
  useTo: z.iso.date(),
  blackouts: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), reason: textInput(120) })),
  advanceBookingDays: z.int().min(0),
  minQuantity: z.int().min(1),
  /** Added to the price of one combo by the arrival day. */
  surcharges: z.array(
    z.object({
      label: textInput(120),
      weekdays: z.array(z.int().min(1).max(7)).optional(),
      holiday: z.string().optional(),
      amountVnd: vndInput,
      per: z.enum(['roomNight', 'person', 'voucher']),
    }),
  ),
  childPolicy: z.array(childBandInput),
  openDated: z.boolean(),
  hotels: z.array(slugInput),
  /** Months 1–12 in which a trip is at its best. */
  months: z.array(z.int().min(1).max(12)),
});

export const combo: Kind<z.infer<typeof comboDetails>> = {
  name: 'combo',
  collection: 'voucher-combos',
  collectionAliases: ['combos'],
  category: 'Combo',
  prefix: '/combo-voucher',
  labels: {
    one: 'Combo',
    many: 'Combo tiết kiệm',
    listTitle: 'Combo tiết kiệm: phòng, xe và trải nghiệm trong một giá',
    listIntro: 'Mỗi combo ghi rõ gồm gì, dùng đến ngày nào và phụ thu ra sao, để bạn không phải hỏi lại.',
  },
  priceUnit: '/khách',
  priceUnitOf: ({ pricedPer }) => ({ person: '/khách', two: '/2 khách', room: '/phòng' })[pricedPer],
  unit: { noun: 'combo', plural: 'combo', counts: 'night' },
  details: comboDetails,
  unitDetails: z.object({}),
  filters: [
    {
      key: 'nights',
      label: 'Số đêm',
      type: 'detail',
      path: 'nights',
      options: [1, 2, 3, 4].map((nights) => ({ value: String(nights), label: `${nights} đêm` })),
    },
    { key: 'includes', label: 'Combo gồm', type: 'term', taxonomy: 'include' },
    { key: 'conforms', label: 'Phù hợp với', type: 'term', taxonomy: 'conform' },
  ],
  cardTaxonomies: ['include'],
  cardFacts: ({ details, terms }) => [
    `${details.days}N${details.nights}Đ`,
    ...terms
      .filter((term) => term.taxonomy === 'include')
      .slice(0, 2)
      .map((term) => term.title),
  ],
  jsonLd: () => ({ '@type': 'Product', category: 'Combo du lịch' }),
};
