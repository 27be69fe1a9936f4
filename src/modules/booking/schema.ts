import { z } from 'zod';
import { isoDay } from '#platform/time/iso-day.ts';
import { checkContact } from '#platform/vietnamese/check-contact.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { checkTaxCode, normalizeTaxCode } from '#platform/vietnamese/tax-code.ts';

/** Text of one or several lines, without the control characters that PostgreSQL and printers choke on. */
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

/** Data of a traveller besides the name: a few plain values. */
const travellerDetails = z.record(
  z.string().regex(/^\w{1,40}$/),
  z.union([text(200), z.number(), z.boolean()]),
);

const phone = z.string().transform((value, context) => {
  const normal = normalizePhone(value);
  if (normal) return normal;
  context.addIssue({ code: 'custom', message: checkContact.phone(value) ?? '' });
  return z.NEVER;
});

export const contactInput = z.object({
  // It appears in mails to an unverified address, so it must be a name and nothing else.
  fullName: text(100).superRefine((value, context) => {
    const message = checkContact.fullName(value);
    if (message) context.addIssue({ code: 'custom', message });
  }),
  /** Kept in E.164. */
  phone,
  email: z
    .email({
      error: ({ input }) => checkContact.email(typeof input === 'string' ? input : '') ?? 'Email chưa đúng.',
    })
    .trim()
    .max(200),
});

export const invoiceInput = z.object({
  companyName: text(200).refine((value) => value.length > 0, 'Vui lòng nhập tên đơn vị.'),
  /** Stored in its written form: '0100109106-001'. */
  taxCode: z.string().transform((value, context) => {
    const code = normalizeTaxCode(value);
    if (code) return code;
    context.addIssue({ code: 'custom', message: checkTaxCode(value) ?? '' });
    return z.NEVER;
  }),
  address: text(300).refine((value) => value.length > 0, 'Vui lòng nhập địa chỉ.'),
  email: z.email('Email chưa đúng.').max(200).optional(),
});

export const createBookingInput = z.object({
  quoteToken: z.string().min(1).max(20_000),
  contact: contactInput,
  travellers: z
    .array(z.object({ fullName: text(100), details: travellerDetails.default({}) }))
    .max(80)
    .default([]),
  note: text(1000).default(''),
  /** For whatever is driven and was quoted without a place to pick the guests up. */
  pickup: text(160).optional(),
  consents: z.object({
    terms: z.literal(true, 'Vui lòng đồng ý với điều khoản đặt chỗ.'),
    marketing: z.boolean().default(false),
  }),
  /** An empty object means that no invoice is wanted. */
  invoice: z.preprocess((value) => (isEmpty(value) ? undefined : value), invoiceInput.optional()).optional(),
});

/** Instead of a union: zod may report the error of the member that was not meant. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** A traveller for the passenger list: ports and insurers require all of it. */
export const passengerInput = z.object({
  fullName: text(100).refine((value) => value.length >= 2, 'Vui lòng nhập họ và tên.'),
  sex: z.enum(['male', 'female'], 'Vui lòng chọn giới tính.'),
  bornOn: z.iso
    .date({ error: ({ input }) => (input === '' ? 'Vui lòng nhập ngày sinh.' : 'Ngày sinh chưa đúng.') })
    .refine((value) => value === '' || value > '1900-01-01', 'Ngày sinh chưa đúng.'),
  nationality: text(60).refine((value) => value.length >= 2, 'Vui lòng nhập quốc tịch.'),
  documentNo: text(30).refine((value) => /^[\p{L}\d/.-]{5,}$/u.test(value), {
    error: ({ input }) => (input === '' ? 'Vui lòng nhập số giấy tờ.' : 'Số giấy tờ chưa đúng.'),
  }),
});

/** For a check of a traveller's date of birth, an ISO day, that is said beside the other errors of a form: it is not after `today`. */
export const isBornBy = (today: string) =>
  [
    ({ bornOn = '' }: { bornOn?: string | undefined }) => bornOn <= today,
    {
      path: ['bornOn'] as string[],
      message: 'Ngày sinh không thể sau hôm nay.',
      when: ({ value }: { value: unknown }) =>
        /^\d{4}-\d\d-\d\d$/.test((value as { bornOn?: string }).bornOn ?? ''),
    },
  ] as const;

/** Where only names are required, nothing else is stored. */
export const passengerName = passengerInput.pick({ fullName: true });

export type PassengerInput = z.infer<typeof passengerInput>;

export type PassengerName = z.infer<typeof passengerName>;

export type CreateBookingInput = z.infer<typeof createBookingInput>;

/** `field` names it in messages. */
const count = (least: number, field: string) =>
  z.coerce
    .number('Vui lòng nhập một số.')
    .int('Vui lòng nhập số nguyên.')
    .min(least, `${field}: ít nhất ${least}.`)
    .max(500, `${field}: nhiều nhất 500.`);

const childAges = z
  .string()
  .max(200)
  .transform((typed) => (typed.match(/\d+/g) ?? []).map(Number))
  .pipe(z.array(z.number().max(17, 'Trẻ em từ 0 đến 17 tuổi.')).max(40, 'Nhiều nhất 40 trẻ em.'));

const changeFields = {
  from: isoDay('Vui lòng chọn ngày.'),
  to: isoDay('Vui lòng chọn ngày.'),
  quantity: count(1, 'Số lượng'),
  adults: count(0, 'Người lớn'),
  childAges,
};

/** What is wanted instead of the item at a position of the booking. Days are ISO. */
export interface ItemChange {
  position: number;
  from: string;
  to: string;
  quantity: number;
  adults: number;
  childAges: number[];
}

/** Reads item wishes from a form whose fields end with the position of their item ('from-0'), and the errors by field. */
export function readItemWishes(typed: Readonly<Record<string, unknown>>): {
  wishes: ItemChange[];
  problems: Record<string, string>;
} {
  const problems: Record<string, string> = {};
  const positions = Object.keys(typed).flatMap((key) => /^from-(\d{1,2})$/.exec(key)?.[1] ?? []);
  const wishes = positions.map((position) => {
    const change: Record<string, unknown> = { position: Number(position) };
    for (const [name, shape] of Object.entries(changeFields)) {
      const key = `${name}-${position}`;
      const read = shape.safeParse(typed[key] ?? '');
      change[name] = read.data;
      const [issue] = read.error?.issues ?? [];
      if (issue) problems[key] = issue.message;
    }
    return change as unknown as ItemChange;
  });
  return { wishes, problems };
}

/** A guest's choice for what cannot take place: another day, credit for later, or a refund. */
export type Choice = { kind: 'rebook'; from: string } | { kind: 'credit' } | { kind: 'refund' };

/** Without 0 and O, 1, I and L: a code is read out on the phone and typed into a bank's app. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Name of the rate limit for opening a booking by code and phone. */
export const bookingLookUps = 'booking look-ups';

/** The code of a booking in its stored form, or null when a text cannot be one. */
export function readBookingCode(text: string): string | null {
  const bare = text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return isBookingCode(bare) ? bare : null;
}

/** Whether a text has the form of a booking code; anything else need not be looked up. */
export function isBookingCode(text: string): boolean {
  return /^DV[2-9A-HJKMNP-Z]{7}$/.test(text);
}
