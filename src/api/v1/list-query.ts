import { z } from 'zod';

/** A query key that may be repeated: always a list, whatever the parser returned. */
export const repeated = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    (Array.isArray(value) ? value : [value]).flatMap((item) => item.split(',')).filter(Boolean),
  )
  .catch([])
  .default([])
  .meta({ description: 'Lặp lại khóa để gửi nhiều giá trị.' });

export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .optional();

/** Common parameters of all lists. `status`, `step` and unknown keys are accepted and have no effect for the public. */
export const listQuery = z.object({
  page: z.coerce
    .number('Trang phải là số.')
    .int('Trang phải là số nguyên.')
    .min(1, 'Trang bắt đầu từ 1.')
    .max(10_000)
    .default(1),
  limit: z.coerce
    .number('Số mục phải là số.')
    .int('Số mục phải là số nguyên.')
    .min(1, 'Mỗi trang có ít nhất 1 mục.')
    .max(100, 'Mỗi trang có nhiều nhất 100 mục.')
    .default(20),
  search: z.string().max(200, 'Từ khóa dài nhất 200 ký tự.').default(''),
  special: flag,
});

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    results: z.array(item),
    page: z.int(),
    limit: z.int(),
    totalPages: z.int(),
    totalResults: z.int(),
  });
