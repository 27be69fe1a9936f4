import { z } from 'zod';
import { tripTypes } from './rules/trip-types.ts';

/** Text as a guest typed it, without control characters. */
const text = (max: number) =>
  z
    .string('Vui lòng nhập chữ vào ô này.')
    .max(max, `Nhiều nhất ${max} ký tự.`)
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
  authorName: text(80).refine((value) => value.length >= 2, 'Vui lòng nhập tên.'),
  tripType: z.enum(tripTypes, 'Vui lòng chọn loại chuyến đi.'),
  overall: score,
  /** Keys are the criteria of the product's kind. */
  scores: z.record(z.string(), score).default({}),
  title: text(120).refine((value) => value.length > 0, 'Vui lòng đặt một tiêu đề.'),
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

/** Points out of ten, as sent by a form's radio button or the API. */
const givenScore = z.coerce
  .number('Vui lòng chọn một điểm.')
  .int('Điểm là số nguyên.')
  .min(1, 'Vui lòng chọn một điểm từ 1 đến 10.')
  .max(10, 'Vui lòng chọn một điểm từ 1 đến 10.');

/** A guest's review of one product of a finished trip. */
export const guestReview = z.object({
  overall: givenScore,
  /** Keys are the criteria of the product's kind; those that do not apply are left out. */
  scores: z.record(z.string().max(40), givenScore).default({}),
  title: text(120).refine((value) => value.length >= 3, 'Vui lòng đặt một tiêu đề ngắn.'),
  content: text(2000).refine((value) => value.length >= 30, 'Vui lòng viết ít nhất 30 ký tự về chuyến đi.'),
  pros: text(600).default(''),
  cons: text(600).default(''),
  tripType: z.enum(tripTypes, 'Vui lòng chọn bạn đã đi cùng ai.'),
  /** 'YYYY-MM', a month of the trip. */
  stayedIn: z.string('Vui lòng chọn tháng đi.').regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Vui lòng chọn tháng đi.'),
  authorName: text(80).refine((value) => value.length >= 2, 'Vui lòng nhập tên sẽ hiện cạnh đánh giá.'),
});

/** A guest's text about a review, in an appeal or a report. */
export const guestWords = ({ least, most }: { least: number; most: number }) =>
  text(most).refine((value) => value.length >= least, `Vui lòng viết ít nhất ${least} ký tự.`);

export type GuestReview = z.infer<typeof guestReview>;
export type ReviewDraft = z.input<typeof reviewInput>;
