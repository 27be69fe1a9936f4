import { z } from 'zod';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { promotionKey } from '#modules/pricing/schema.ts';
import { isDay } from '#platform/time/days.ts';

const dayWords = 'Ngày chưa đúng, ví dụ 30/06/2027.';
const day = z.string(dayWords).refine((text) => isDay(text) && text < '2100-01-01', dayWords);
const amount = (least: number) =>
  z
    .int('Nhập số tiền bằng đồng, ví dụ 300.000.')
    .min(least, 'Số tiền phải lớn hơn 0.')
    .max(10_000_000_000, 'Số tiền quá lớn.');
const count = (least: number, most: number) => {
  const words = `Nhập số từ ${least} đến ${most}.`;
  return z.int(words).min(least, words).max(most, words);
};
const line = (max: number) => z.string().trim().max(max, `Dài quá ${max} ký tự.`);

/**
 * A promotion as staff or a catalogue write it: a code that guests type, or without a code a deal that applies
 * automatically. Amounts in đồng, days ISO and inclusive.
 */
const promotionFields = z.object({
  code: z
    .string()
    .transform(promotionKey)
    .pipe(z.string().regex(/^([A-Z0-9]{3,20})?$/, 'Mã gồm 3 đến 20 chữ không dấu và số, ví dụ CHAOHE.'))
    .transform((key) => key || null)
    .nullable()
    .default(null),
  title: line(120).min(1, 'Vui lòng nhập tên, khách đọc tên này cạnh số tiền được giảm.'),
  percent: count(0, 100).default(0),
  amountVnd: amount(0).default(0),
  /** Out of every `stayNights` nights, `freeNights` are free. */
  stayNights: count(2, 30).nullable().default(null),
  freeNights: count(1, 29).nullable().default(null),
  /** Maximum discount. */
  mostVnd: amount(1).nullable().default(null),
  fromTotalVnd: amount(0).default(0),
  /** Kinds, products (codes) and places (slugs of provinces and places) it applies to; all when empty. */
  kinds: z.array(z.enum(kindNames)).default([]),
  products: z.array(z.string().trim().min(1)).max(500).default([]),
  places: z.array(z.string().trim().min(1)).max(100).default([]),
  fromOn: day,
  toOn: day,
  /** Range of the first day of service. */
  useFrom: day.nullable().default(null),
  useTo: day.nullable().default(null),
  weekdays: z.array(z.int().min(1).max(7)).default([]),
  /** Days between booking and the first day of service. */
  aheadLeast: count(1, 500).nullable().default(null),
  aheadMost: count(0, 500).nullable().default(null),
  nightsLeast: count(1, 30).nullable().default(null),
  /** Maximum number of uses in total and per person. */
  uses: count(1, 1_000_000).nullable().default(null),
  usesPerPhone: count(1, 100).nullable().default(null),
  isFirstOnly: z.boolean().default(false),
  isAccountOnly: z.boolean().default(false),
  isCombinable: z.boolean().default(true),
  /** Legal reason for a discount of more than half, or for more days per year than a deal may run. */
  reason: line(200).default(''),
  status: z.boolean().default(true),
});

export type PromotionInput = z.output<typeof promotionFields>;

/** All validation rules without database access, each with the field that reports it. */
const rules: [keyof PromotionInput, string, (input: PromotionInput) => boolean][] = [
  ['toOn', 'Ngày cuối phải sau ngày đầu.', ({ fromOn, toOn }) => fromOn <= toOn],
  [
    'percent',
    'Chọn đúng một cách giảm: phần trăm, số tiền, hoặc số đêm tặng.',
    ({ percent, amountVnd, stayNights }) =>
      Number(percent > 0) + Number(amountVnd > 0) + Number(stayNights !== null) === 1,
  ],
  ['reason', 'Giảm hơn 50% cần ghi lý do.', ({ percent, reason }) => percent <= 50 || reason !== ''],
  [
    'freeNights',
    'Ghi cả số đêm ở và số đêm được tặng, ví dụ 3 và 1.',
    ({ stayNights, freeNights }) => (stayNights === null) === (freeNights === null),
  ],
  [
    'freeNights',
    'Số đêm tặng phải ít hơn số đêm ở.',
    ({ stayNights, freeNights }) => (freeNights ?? 0) < (stayNights ?? 1),
  ],
  [
    'reason',
    'Tặng hơn một nửa số đêm cần ghi lý do.',
    ({ stayNights, freeNights, reason }) => (freeNights ?? 0) * 2 <= (stayNights ?? 0) || reason !== '',
  ],
  [
    'stayNights',
    'Tặng đêm chỉ đặt cho ưu đãi tự động.',
    ({ code, stayNights }) => code === null || stayNights === null,
  ],
  ['useTo', 'Ngày cuối phải sau ngày đầu.', ({ useFrom, useTo }) => !useFrom || !useTo || useFrom <= useTo],
  ['useTo', 'Khi bắt đầu bán, những ngày này đã qua.', ({ useTo, fromOn }) => !useTo || useTo >= fromOn],
  [
    'aheadMost',
    'Số ngày nhiều nhất phải lớn hơn số ngày ít nhất.',
    ({ aheadLeast, aheadMost }) => aheadLeast === null || aheadMost === null || aheadLeast <= aheadMost,
  ],
  ...(['fromTotalVnd', 'uses', 'usesPerPhone', 'isFirstOnly', 'isAccountOnly'] as const).map(
    (field): [keyof PromotionInput, string, (input: PromotionInput) => boolean] => [
      field,
      'Ưu đãi tự động hiện giá cho mọi khách, nên không đặt được điều kiện này. Dùng mã ưu đãi.',
      (input) => input.code !== null || !input[field],
    ],
  ),
];

/** Validation errors are reported at their fields. */
export const promotionInput = promotionFields.superRefine((input, context) => {
  for (const [field, message, holds] of rules)
    if (!holds(input)) context.addIssue({ code: 'custom', path: [field], message });
});
