import { z } from 'zod';
import { tripTypes } from './rules/trip-types.ts';

/** Text as a guest typed it, without control characters. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .transform((value) =>
      value
        .normalize('NFC')
        .replace(/(?!\n)\p{Cc}+/gu, ' ')
        .trim(),
    );

const score = z.int().min(1).max(10);
export const reviewStatuses = ['pending', 'published', 'rejected', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewInput = z.object({
  productId: z.int(),
  bookingId: z.uuid().nullable().default(null),
  authorName: text(80).refine((value) => value.length >= 2, 'Bạn cho biết tên.'),
  tripType: z.enum(tripTypes, 'Bạn chọn loại chuyến đi.'),
  overall: score,
  /** By the criteria of the product's kind. */
  scores: z.record(z.string(), score).default({}),
  title: text(120).refine((value) => value.length > 0, 'Bạn đặt một tiêu đề.'),
  pros: text(600).default(''),
  cons: text(600).default(''),
  content: text(3000).default(''),
  /** 'YYYY-MM'. */
  stayedIn: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Tháng phải có dạng YYYY-MM.'),
  status: z.enum(reviewStatuses).default('pending'),
  reply: z
    .object({ by: text(120), content: text(1500), at: z.iso.datetime({ offset: true }) })
    .nullable()
    .default(null),
  helpfulCount: z.int().min(0).default(0),
  createdAt: z.date(),
});

export type ReviewDraft = z.input<typeof reviewInput>;
