import { z } from 'zod';
import { isDay } from '#platform/time/days.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { copied, copies, fieldOperations } from './cells.ts';

export interface CalendarReply extends ActionReply {
  /** The change in words, and the values that were seen. */
  preview?: { count: number; words: string[]; seen: string };
}

const day = z.string().refine(isDay, 'Chọn một ngày.');

/** Form of a change of days. */
export const calendarForm = z
  .object({
    hang: z.array(z.coerce.number().int()).max(400).default([]),
    tu: day,
    den: day,
    thu: z.array(z.coerce.number().int()).default([]),
    viec: z
      .string()
      .refine(
        (name) => Object.hasOwn(copies, name) || Object.hasOwn(fieldOperations, name),
        'Chọn việc cần làm.',
      ),
    /** The copied fields, where days are copied. */
    chep: z.array(z.string().refine((name) => Object.hasOwn(copied, name))).default([]),
    so: z.string().trim().max(20),
    lyDo: z.string().trim().max(200),
    thay: z.string(),
  })
  .refine(({ hang }) => hang.length > 0, { path: ['hang'], error: 'Chọn ít nhất một hạng.' })
  .refine(({ tu, den }) => den >= tu, { path: ['den'], error: 'Ngày cuối không được trước ngày đầu.' });

export type CalendarInput = z.output<typeof calendarForm>;
