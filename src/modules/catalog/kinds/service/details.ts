import { z } from 'zod';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { extraInput } from '#modules/catalog/kinds/sale-terms.ts';
import { clockInput, textInput } from '#modules/catalog/schema.ts';
import { codeInput } from '../code-input.ts';
import { conditionFilters } from '../condition-filters.ts';
import { extrasLabel } from '../sale-term-labels.ts';
import { pieces } from './codes.ts';
import { serviceProfile } from './profile.ts';

export const serviceDetails = z.object({
  per: codeInput(pieces),
  capacity: textInput(120),
  /** True for large events sold by quote; other services have packages with prices. */
  isQuoteLed: z.boolean(),
  depositPercent: z.int().min(0).max(100).default(100),
  balanceDays: z.int().min(0).default(7),
  steps: z.array(z.object({ title: textInput(80), text: textInput(300) })).length(4),
  /** Past events or trips, as described by their guests. */
  cases: z.array(z.object({ title: textInput(120), text: textInput(500), guests: z.int().min(1) })),
  documents: z.array(textInput(160)).default([]),
  extras: z.array(extraInput).default([]),
});

export const packageDetails = z.object({
  includes: z.array(textInput(160)).min(1),
  /** Fewest and most pieces of one booking: guests of a dinner, hours of a boat. */
  fewest: z.int().min(1).default(1),
  most: z.int().min(1).default(20),
  /** Rented by days, from a first to a last one, like a motorbike. */
  byDays: z.boolean().default(false),
  /** Start time on the day. */
  startsAt: clockInput.optional(),
  /** Pieces are hours that start when the guest chooses, within these hours. */
  hire: z.object({ from: clockInput, to: clockInput }).optional(),
});

/** The details of a package that determine its sale; a service without packages uses the defaults. */
const packageTerms = packageDetails.pick({ fewest: true, most: true, byDays: true, hire: true });

const serviceLabels = {
  per: { label: 'Giá tính theo', options: pieces },
  capacity: { label: 'Sức chứa' },
  isQuoteLed: { label: 'Khách hỏi giá trước' },
  depositPercent: { label: 'Đặt cọc (%)' },
  balanceDays: { label: 'Trả đủ trước (ngày)' },
  steps: {
    label: 'Bốn bước',
    columns: { title: { label: 'Tên bước' }, text: { label: 'Việc của bước' } },
  },
  cases: {
    label: 'Đã tổ chức',
    columns: { title: { label: 'Tên buổi' }, text: { label: 'Kể lại' }, guests: { label: 'Số khách' } },
  },
  documents: { label: 'Giấy tờ cần có', hint: 'Mỗi dòng một loại.' },
  extras: extrasLabel,
};

export const service: Kind<z.infer<typeof serviceDetails>> = {
  ...serviceProfile,
  priceUnitOf: ({ per }) => `/${pieces[per]}`,
  sale: 'pieces',
  saleTerms: ({ per, depositPercent, balanceDays, extras }, unitDetails) => {
    const { fewest, most, byDays, hire } = packageTerms.parse(unitDetails);
    return {
      childBands: [],
      min: fewest,
      max: most,
      deposit: { percent: depositPercent, balanceDays },
      extras,
      surcharges: [],
      pieces: { noun: pieces[per], byDays },
      hire,
    };
  },
  whereToGo: () => [],
  whatToBring: ({ documents }) => documents ?? [],
  details: serviceDetails,
  detailLabels: serviceLabels,
  unitDetails: packageDetails,
  quickFilters: {
    options: [
      ['cancel', 'free', 'Hủy miễn phí'],
      ['pay', 'deposit', 'Chỉ đặt cọc'],
    ],
    cheapVnd: 1_000_000,
  },
  filters: [
    { key: 'serviceType', label: 'Loại dịch vụ', type: 'term', taxonomy: 'service-type' },
    ...conditionFilters,
  ],
  cardTaxonomies: ['service-type'],
  cardFacts: ({ details, terms }) => [
    terms.find((term) => term.taxonomy === 'service-type')?.title ?? '',
    details.capacity,
  ],
  jsonLd: () => ({ '@type': ['Service', 'Product'] }),
};
