import { expect, test } from 'vitest';
import { z } from 'zod';
import { zodMessage } from './zod-message.ts';

const messageOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: zodMessage }).error?.issues.map(({ message }) => message);

test.each<[z.ZodType, unknown, string]>([
  [z.object({ a: z.string() }), {}, 'Thiếu thông tin này.'],
  [z.string(), 5, 'Phải là chữ.'],
  [z.string(), null, 'Phải là chữ.'],
  [z.number(), 'năm', 'Phải là số.'],
  [z.coerce.number(), 'năm', 'Phải là số.'],
  [z.int(), 1.5, 'Phải là số nguyên.'],
  [z.boolean(), 'có', 'Phải là true hoặc false.'],
  [z.array(z.string()), {}, 'Phải là một danh sách.'],
  [z.object({}), [], 'Phải là một nhóm thông tin có tên từng mục.'],
  [z.string().min(1), '', 'Không được để trống.'],
  [z.string().min(4), 'abc', 'Ít nhất 4 ký tự.'],
  [z.string().max(3), 'abcd', 'Dài nhất 3 ký tự.'],
  [z.array(z.int()).min(1), [], 'Ít nhất 1 mục.'],
  [z.array(z.int()).max(1), [1, 2], 'Nhiều nhất 1 mục.'],
  [z.int().min(2), 1, 'Nhỏ nhất là 2.'],
  [z.int().positive(), 0, 'Phải lớn hơn 0.'],
  [z.int().max(2), 3, 'Lớn nhất là 2.'],
  [z.number().multipleOf(5), 3, 'Phải chia hết cho 5.'],
  [z.email(), 'a', 'Email chưa đúng.'],
  [z.uuid(), 'a', 'Phải là một UUID.'],
  [z.iso.date(), '1/2/2026', 'Ngày phải có dạng YYYY-MM-DD.'],
  [z.string().regex(/^a$/), 'b', 'Chưa đúng dạng.'],
  [z.enum(['a', 'b']), 'c', 'Chỉ nhận một trong: a, b.'],
  [z.literal(true), false, 'Phải là true.'],
  [z.strictObject({}), { x: 1 }, 'Không có mục nào tên: x.'],
  [z.record(z.string().regex(/^a$/), z.int()), { b: 1 }, 'Tên mục chưa đúng.'],
  [z.union([z.int(), z.boolean()]), 'a', 'Chưa đúng dạng nào được nhận.'],
])('%#: an error is reported in Vietnamese', (schema, input, message) => {
  expect(messageOf(schema, input)).toEqual([message]);
});
