import { z } from 'zod';
import { isoDay } from '#platform/time/iso-day.ts';

/** Text as a guest typed it, in one line, without control characters. */
const line = (max: number) =>
  z
    .string('Vui lòng nhập chữ vào ô này.')
    .max(max, `Nhiều nhất ${max} ký tự.`)
    .transform((value) =>
      value
        .normalize('NFC')
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    );

/** The same in several lines. */
export const plainText = (max: number) =>
  z
    .string('Vui lòng nhập chữ vào ô này.')
    .max(max, `Nhiều nhất ${max} ký tự.`)
    .transform((value) =>
      value
        .normalize('NFC')
        .replaceAll('\r\n', '\n')
        .replace(/(?!\n)\p{Cc}+/gu, ' ')
        .trim(),
    );

export const personName = line(60).refine((value) => value.length >= 1, 'Vui lòng nhập tên của bạn.');
const title = line(120).refine((value) => value.length >= 1, 'Vui lòng đặt tên cho kế hoạch.');
const id = z.uuid('Mã mục chưa đúng.');
const dbId = z.int().positive().max(2_147_483_647);
const day = isoDay().refine((value) => value < '2100-01-01', 'Ngày chưa đúng.');
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Giờ chưa đúng, ví dụ 08:30.');
const version = z.int().min(0).max(2_147_483_647);

/** Who goes. */
export const planParty = z.object({
  adults: z
    .int('Số người lớn là số nguyên.')
    .min(1, 'Cần ít nhất một người lớn.')
    .max(40, 'Nhiều nhất 40 người lớn.'),
  childAges: z
    .array(z.int('Tuổi là số nguyên.').min(0, 'Tuổi từ 0 đến 17.').max(17, 'Tuổi từ 0 đến 17.'))
    .max(20, 'Nhiều nhất 20 trẻ em.')
    .default([]),
});

/** What is chosen of a product beside unit, day and party; what is left out follows from the party. */
export const itemChoice = z.object({
  ratePlanId: dbId.optional(),
  quantity: z
    .int('Số lượng là số nguyên.')
    .min(1, 'Số lượng từ 1.')
    .max(60, 'Số lượng nhiều nhất 60.')
    .optional(),
  nights: z.int('Số đêm là số nguyên.').min(1, 'Số đêm từ 1.').max(30, 'Nhiều nhất 30 đêm.').optional(),
  /** When a vehicle comes. */
  time: hour.optional(),
  extras: z
    .array(z.object({ code: z.string().min(1).max(120), quantity: z.int().min(1).max(60).default(1) }))
    .max(20)
    .optional(),
});

export const itemKinds = ['product', 'place', 'transport', 'note'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** An item as it is put in. Of a product or place the title is that of the catalogue. */
export const newItem = z
  .object({
    kind: z.enum(itemKinds, 'Loại mục không được hỗ trợ.'),
    title: line(160).default(''),
    note: plainText(1000).default(''),
    hour: hour.nullable().default(null),
    productId: dbId.nullable().default(null),
    unitId: dbId.nullable().default(null),
    placeId: dbId.nullable().default(null),
    choice: itemChoice.default({}),
  })
  .refine(({ kind, productId }) => (kind === 'product') === (productId !== null), {
    path: ['productId'],
    message: 'Vui lòng chọn dịch vụ.',
  })
  .refine(({ kind, placeId }) => (kind === 'place') === (placeId !== null), {
    path: ['placeId'],
    message: 'Vui lòng chọn điểm đến.',
  })
  .refine(({ kind, title: given }) => kind === 'product' || kind === 'place' || given.length > 0, {
    path: ['title'],
    message: 'Vui lòng nhập nội dung.',
  });

/** What of an item an edit may change; a field that is left out stays. */
export const itemFields = z.object({
  title: line(160)
    .refine((value) => value.length > 0, 'Vui lòng nhập nội dung.')
    .optional(),
  note: plainText(1000).optional(),
  hour: hour.nullable().optional(),
  unitId: dbId.nullable().optional(),
  choice: itemChoice.optional(),
});

/** Where something goes: before another of the same list, or at the end of it. */
const before = id.nullable().default(null);

/**
 * One change of a plan. Whoever changes what somebody else may have changed meanwhile says which `version` they saw. Ids of
 * what is new are made by whoever makes it, so that the same change sent twice counts once.
 */
export const planChange = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('describe'),
    version,
    title: title.optional(),
    summary: plainText(600).optional(),
    party: planParty.optional(),
    startsOn: day.nullable().optional(),
  }),
  z.object({ op: z.literal('add-day'), id, title: line(120).default(''), before }),
  z.object({ op: z.literal('rename-day'), id, title: line(120), version }),
  z.object({ op: z.literal('move-day'), id, before }),
  z.object({ op: z.literal('remove-day'), id }),
  z.object({ op: z.literal('add-item'), id, dayId: id, before, item: newItem }),
  z.object({ op: z.literal('edit-item'), id, version, fields: itemFields }),
  z.object({ op: z.literal('move-item'), id, dayId: id, before }),
  z.object({ op: z.literal('remove-item'), id, version }),
]);

export const newPlan = z.object({
  title,
  summary: plainText(600).default(''),
  party: planParty.default({ adults: 2, childAges: [] }),
  startsOn: day.nullable().default(null),
  /** How many empty days it begins with. */
  days: z
    .int('Số ngày là số nguyên.')
    .min(1, 'Cần ít nhất một ngày.')
    .max(30, 'Nhiều nhất 30 ngày.')
    .default(3),
  provinces: z.array(z.string().max(80)).max(6, 'Nhiều nhất 6 tỉnh thành.').default([]),
});

/** A plan of the company's own, as it is written at once. */
export const editorialPlan = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Địa chỉ chỉ gồm chữ thường không dấu, số và gạch nối.')
    .max(120, 'Nhiều nhất 120 ký tự.'),
  title,
  summary: plainText(600).default(''),
  special: z.boolean().default(false),
  party: planParty.default({ adults: 2, childAges: [] }),
  provinces: z.array(z.string().max(80)).max(6, 'Nhiều nhất 6 tỉnh thành.').default([]),
  days: z
    .array(z.object({ title: line(120).default(''), items: z.array(newItem).max(120) }))
    .min(1)
    .max(30),
});

export const visibilities = ['private', 'link', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

export type PlanChange = z.infer<typeof planChange>;
export type PlanChangeDraft = z.input<typeof planChange>;
/** What a reader says of a public plan. */
export const newComment = z.object({
  authorName: personName,
  words: plainText(1000).refine((value) => value.length >= 2, 'Vui lòng viết vài chữ.'),
  /** The comment that it answers. */
  answersId: dbId.nullable().default(null),
});

export type NewComment = z.infer<typeof newComment>;
export type EditorialPlan = z.infer<typeof editorialPlan>;
export type NewPlan = z.infer<typeof newPlan>;
export type NewItem = z.infer<typeof newItem>;
export type ItemFields = z.infer<typeof itemFields>;
export type ItemChoice = z.infer<typeof itemChoice>;
