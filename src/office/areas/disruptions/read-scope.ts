import { z } from 'zod';
import type { ClosedScope } from '#modules/booking/disruption/queries.ts';
import { isDay } from '#platform/time/days.ts';

/** The scope of a closing as the address names it: 'bay:lan-ha', 'product:12'; null for anything else. */
export function readScope(text: string): ClosedScope | null {
  const [, of = '', key = ''] = /^(bay|place|product|unit):([\w-]{1,80})$/.exec(text) ?? [];
  const number = /^[1-9]\d{0,8}$/.test(key) ? Number(key) : null;
  if (of === 'bay') return { bay: key };
  if (of === 'place') return { place: key };
  if (number === null) return null;
  return of === 'unit' ? { unitId: number } : { productId: number };
}

const day = (message: string) => z.string().refine(isDay, message);

/** What guests read of a closing. */
export const closingNote = z
  .string()
  .trim()
  .min(5, 'Viết câu khách sẽ đọc, ít nhất 5 ký tự.')
  .max(300, 'Dài quá 300 ký tự.');

/** Form of a closing; guests read its words. */
export const closingForm = z
  .object({
    chon: z.string().refine((text) => readScope(text) !== null, 'Chọn nơi hoặc dịch vụ ngừng.'),
    tu: day('Chọn ngày đầu.'),
    den: day('Chọn ngày cuối.'),
    reason: z.enum(['weather', 'supplier', 'other'], 'Chọn lý do.'),
    note: closingNote,
  })
  .refine(({ tu, den }) => den >= tu, { path: ['den'], message: 'Ngày cuối không được trước ngày đầu.' });
