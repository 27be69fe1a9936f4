import { z } from 'zod';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { isoDay } from '#platform/time/iso-day.ts';
import { isPersonName } from '#platform/vietnamese/is-person-name.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { findAirport } from './rules/airports.ts';
import { enquiryTypes, typesWithMessage } from './rules/enquiry-types.ts';

/** Text of one or several lines, without the control characters that PostgreSQL and printers cannot handle. */
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

const phone = z.string('Vui lòng nhập số điện thoại.').transform((value, context) => {
  const normal = normalizePhone(value);
  if (normal) return normal;
  context.addIssue({ code: 'custom', message: 'Số điện thoại chưa đúng.' });
  return z.NEVER;
});

const day = isoDay('Ngày phải có dạng YYYY-MM-DD.');
const count = (min: number, max: number, noun: string) =>
  z
    .int(`Số ${noun} phải là số nguyên.`)
    .min(min, `Ít nhất ${min} ${noun}.`)
    .max(max, `Nhiều nhất ${max} ${noun}.`);

const airport = z
  .string('Vui lòng chọn sân bay.')
  .transform((value) => value.trim().toUpperCase())
  .refine((value) => findAirport(value) !== undefined, 'Sân bay này không có trong danh sách.');

const leg = z
  .object({ from: airport, to: airport, date: day })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Điểm đến phải khác điểm đi.' });

const legCount = {
  'one-way': { min: 1, max: 1, message: 'Vé một chiều có một chặng.' },
  return: { min: 2, max: 2, message: 'Vé khứ hồi có hai chặng.' },
  'multi-city': { min: 2, max: 6, message: 'Vé nhiều chặng có từ 2 đến 6 chặng.' },
};

/** Maximum travellers of an enquiry, without infants. */
const maxSeats = 9;

/** A wanted flight. Children have a seat of their own; infants travel on the lap of an adult. */
export const flightInput = z
  .object({
    trip: z.enum(['one-way', 'return', 'multi-city'], 'Vui lòng chọn một chiều, khứ hồi hoặc nhiều chặng.'),
    legs: z.array(leg, 'Vui lòng chọn các chặng bay.').min(1, 'Vui lòng chọn ít nhất một chặng bay.').max(6),
    adults: count(1, maxSeats, 'người lớn').default(1),
    childAges: z
      .array(
        z.int('Tuổi phải là số nguyên.').min(2, 'Trẻ em từ 2 tuổi.').max(11, 'Từ 12 tuổi tính là người lớn.'),
      )
      .max(8, 'Nhiều nhất 8 trẻ em.')
      .default([]),
    /** Under two years of age at the last flight. */
    infants: count(0, maxSeats, 'em bé').default(0),
    cabin: z
      .enum(['economy', 'premium-economy', 'business'], 'Hạng ghế không được hỗ trợ.')
      .default('economy'),
  })
  .superRefine((flight, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const { legs, trip, adults, childAges, infants } = flight;
    const allowed = legCount[trip];
    if (legs.length < allowed.min || legs.length > allowed.max) issue(['legs'], allowed.message);
    for (const [index, { date }] of legs.entries()) {
      const before = legs[index - 1];
      if (before && date < before.date)
        issue(['legs', index, 'date'], 'Chặng sau không thể bay trước chặng trước.');
    }
    const [there, back] = legs;
    if (trip === 'return' && there && back && (back.from !== there.to || back.to !== there.from))
      issue(['legs', 1], 'Chặng về phải ngược với chặng đi.');
    if (infants > adults) issue(['infants'], 'Mỗi em bé cần một người lớn đi cùng.');
    if (adults + childAges.length > maxSeats)
      issue(['adults'], `Một yêu cầu nhận nhiều nhất ${maxSeats} khách.`);
  });

/** Anti-bot fields of forms; see `identifySender`. */
const guardInput = z.object({
  /** Honeypot field, invisible to people. */
  website: z.string().max(500).default(''),
  /** When the form was opened. */
  openedAt: z.iso.datetime({ offset: true, message: 'Thời điểm mở biểu mẫu chưa đúng.' }).optional(),
  /** The solved puzzle of /api/v1/altcha/challenge, or the token of Turnstile. Only few enquiries are accepted without one. */
  altcha: z.string().max(4000).optional(),
});

/** An enquiry of any kind, from a form or the API. Money is integer đồng. */
export const enquiryInput = guardInput
  .extend({
    kind: z.enum(enquiryTypes, 'Loại yêu cầu không được hỗ trợ.'),
    // Restricted because it appears in a mail to an unverified address.
    name: text(100)
      .refine((value) => value.length >= 2, 'Vui lòng nhập họ và tên.')
      .refine(
        (value) => value.length < 2 || isPersonName(value),
        'Họ tên chỉ có chữ cái, dấu cách, dấu chấm, dấu nháy và gạch nối, không có đường dẫn.',
      ),
    /** Kept in E.164. */
    phone,
    email: z
      .union([z.literal('').transform(() => undefined), z.email('Email chưa đúng.').max(200)])
      .optional(),
    message: text(3000).default(''),
    source: z
      .object({ page: text(300).default(''), utm: z.record(z.string().max(40), text(200)).default({}) })
      .optional(),
    product: z
      .object({ kind: z.enum(kindNames, 'Loại sản phẩm không được hỗ trợ.'), slug: z.string().max(200) })
      .optional(),
    dates: z
      .object({ from: day, to: day.optional() })
      .refine(({ from, to }) => to === undefined || to >= from, {
        path: ['to'],
        message: 'Ngày về không thể trước ngày đi.',
      })
      .optional(),
    guests: z
      .object({
        adults: count(1, 2000, 'người lớn'),
        childAges: z
          .array(count(0, 17, 'tuổi'))
          .max(200)
          .default([]),
      })
      .optional(),
    budget: z
      .int('Ngân sách phải là số nguyên đồng.')
      .min(0, 'Ngân sách không thể âm.')
      .max(100_000_000_000)
      .optional(),
    consent: z.literal(true, 'Vui lòng đồng ý để chúng tôi dùng thông tin này khi liên hệ lại.'),
    flight: flightInput.optional(),
  })
  .superRefine(({ kind, message, flight }, context) => {
    const issue = (path: string, text: string) =>
      context.addIssue({ code: 'custom', path: [path], message: text });
    if (typesWithMessage.includes(kind) && message.length < 5)
      issue('message', 'Vui lòng viết vài dòng về điều cần hỗ trợ.');
    if (kind === 've-may-bay' && !flight) issue('flight', 'Vui lòng chọn các chặng bay.');
    if (kind !== 've-may-bay' && flight) issue('flight', 'Chặng bay chỉ đi cùng yêu cầu vé máy bay.');
  });

/** One of up to three fares in an answer of staff. Amounts are integer đồng. */
export const fareInput = z
  .object({
    label: text(160).refine((value) => value.length > 0, 'Phương án cần một tên.'),
    lines: z
      .array(
        z.object({
          label: text(160).refine((value) => value.length > 0, 'Dòng giá cần một tên.'),
          quantity: count(1, 2000, 'suất'),
          unitPriceVnd: z.int().min(0).max(10_000_000_000),
        }),
      )
      .min(1, 'Phương án cần ít nhất một dòng giá.')
      .max(12),
    /** Until when it can be accepted. */
    expiresAt: z.iso.datetime({ offset: true }),
    conditions: z.array(text(300)).max(12).default([]),
    cancellation: text(600).refine((value) => value.length > 0, 'Vui lòng ghi rõ điều kiện đổi, hủy.'),
    /** The days on which it is used; by default the days that the guest wished. */
    from: day.optional(),
    to: day.optional(),
    /** The slug of the cancellation policy that determines refunds; without one nothing is refunded. */
    policy: z.string().max(100).optional(),
    /** The percentage due at once, and until when the rest; without them the full amount is due. */
    depositPercent: count(1, 99, 'phần trăm').optional(),
    balanceDueOn: day.optional(),
  })
  .superRefine(({ from, to, depositPercent, balanceDueOn }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (to && !from) issue('from', 'Vui lòng chọn ngày đi.');
    if (from && to && to < from) issue('to', 'Ngày về không thể trước ngày đi.');
    if (depositPercent && !balanceDueOn) issue('balanceDueOn', 'Vui lòng chọn hạn trả phần còn lại.');
    if (balanceDueOn && !depositPercent) issue('depositPercent', 'Vui lòng nhập phần trăm đặt cọc.');
    if (balanceDueOn && from && balanceDueOn > from) issue('balanceDueOn', 'Phần còn lại trả trước ngày đi.');
  });

export const answerInput = z.object({
  message: text(3000).refine((value) => value.length > 0, 'Vui lòng viết lời nhắn cho khách.'),
  fares: z.array(fareInput).max(3, 'Một báo giá có nhiều nhất ba phương án.').default([]),
});

export type FlightInput = z.infer<typeof flightInput>;
export type EnquiryInput = z.infer<typeof enquiryInput>;
export type AnswerDraft = z.input<typeof answerInput>;
