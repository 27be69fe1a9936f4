import { z } from 'zod';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';

/** A browser's subscription, as it serializes itself (`PushSubscription.toJSON`). */
export const alertDevice = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});

export type AlertDevice = z.infer<typeof alertDevice>;

const mailbox = z
  .string('Vui lòng nhập email.')
  .trim()
  .toLowerCase()
  .min(1, 'Vui lòng nhập email.')
  .max(200, 'Email quá dài.')
  .pipe(z.email('Email chưa đúng.'));

/** Labels of what the form asks of a product. */
export interface WatchedLabels {
  from: string;
  /** The last day, where the guest chooses it. */
  end: string | null;
  /** Who is counted: 'người lớn'; null where nobody is. */
  people: string | null;
}

/** Input of the form; `toDevice` if no mail is wanted. */
export const alertInput = ({
  today,
  labels: { from: start, end, people },
  toDevice,
}: {
  today: string;
  labels: WatchedLabels;
  toDevice: boolean;
}) =>
  z
    .object({
      email: toDevice ? z.string().transform(() => null) : mailbox,
      kind: z.enum(['price', 'places'], 'Vui lòng chọn điều cần báo.'),
      from: z.iso
        .date('Vui lòng chọn ngày.')
        .refine((day) => day > today, 'Ngày này đã qua. Bạn chọn ngày sau hôm nay.')
        .refine((day) => day <= addDays(today, bookingLimits.horizonDays), 'Ngày này chưa mở bán.'),
      to:
        end === null
          ? z.literal('').transform(() => undefined)
          : z.iso.date(`Vui lòng chọn ${end.toLowerCase()}.`),
      rooms: z.coerce
        .number('Vui lòng nhập số phòng.')
        .int('Số phòng là số nguyên.')
        .min(1, 'Ít nhất 1 phòng.')
        .max(bookingLimits.maxRooms, `Nhiều nhất ${bookingLimits.maxRooms} phòng.`),
      adults: z.coerce
        .number(`Vui lòng nhập số ${people}.`)
        .int(`Số ${people} là số nguyên.`)
        .min(1, `Ít nhất 1 ${people}.`)
        .max(60, `Nhiều nhất 60 ${people}.`),
      consent: z.literal(true, 'Vui lòng đồng ý trước khi nhận tin.'),
    })
    .superRefine(({ from, to }, context) => {
      if (to === undefined) return;
      const nights = daysBetween(from, to);
      if (nights < 1 || nights > bookingLimits.maxNights)
        context.addIssue({
          code: 'custom',
          path: ['to'],
          message: `${end} phải sau ${start.toLowerCase()}, nhiều nhất ${bookingLimits.maxNights} ngày.`,
        });
    });

/** What a device is sent, and shows as it is: no name, no address. */
export interface PushedNews {
  title: string;
  text: string;
  /** The page that it opens, on this site. */
  path: string;
  /** The token of the page that stops it. */
  stop: string;
}
