import { z } from 'zod';
import { isPersonName } from '#platform/vietnamese/is-person-name.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { normalizeTaxCode } from '#platform/vietnamese/tax-code.ts';

/** Text of one line or several, without the control characters that PostgreSQL and printers choke on. */
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

/** What is asked of a traveller besides the name: a few plain values. */
const travellerDetails = z.record(
  z.string().regex(/^\w{1,40}$/),
  z.union([text(200), z.number(), z.boolean()]),
);

const phone = z.string().transform((value, context) => {
  const normal = normalizePhone(value);
  if (normal) return normal;
  context.addIssue({ code: 'custom', message: 'Số điện thoại chưa đúng.' });
  return z.NEVER;
});

const nameRule = 'Họ tên chỉ có chữ cái, dấu cách, dấu chấm, dấu nháy và gạch nối, không có đường dẫn.';

export const contactInput = z.object({
  // It stands in mails to an address that nobody has shown to be theirs, so it must be a name and nothing else.
  fullName: text(100)
    .refine((value) => value.length >= 2, 'Bạn cho biết họ tên.')
    .refine((value) => value.length < 2 || isPersonName(value), nameRule),
  /** Kept in E.164. */
  phone,
  email: z.email('Email chưa đúng.').trim().max(200),
});

export const invoiceInput = z.object({
  companyName: text(200).refine((value) => value.length > 0, 'Bạn cho biết tên đơn vị.'),
  /** Kept in its written form: '0100109106-001'. */
  taxCode: z.string().transform((value, context) => {
    const code = normalizeTaxCode(value);
    if (code) return code;
    context.addIssue({ code: 'custom', message: 'Mã số thuế chưa đúng.' });
    return z.NEVER;
  }),
  address: text(300).refine((value) => value.length > 0, 'Bạn cho biết địa chỉ.'),
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
  consents: z.object({
    terms: z.literal(true, 'Bạn cần đồng ý với điều khoản đặt chỗ.'),
    marketing: z.boolean().default(false),
  }),
  /** An empty object means that none is wanted. */
  invoice: z.preprocess((value) => (isEmpty(value) ? undefined : value), invoiceInput.optional()).optional(),
});

/** Not a second shape of the field: of two, zod may tell what is wrong with the one that was not meant. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** A guest as the list of passengers needs one: ports and insurers ask for all of it. */
export const passengerInput = z.object({
  fullName: text(100).refine((value) => value.length >= 2, 'Bạn cho biết họ tên.'),
  sex: z.enum(['nam', 'nữ'], 'Bạn chọn giới tính.'),
  bornOn: z.iso.date('Ngày sinh chưa đúng.').refine((value) => value > '1900-01-01', 'Ngày sinh chưa đúng.'),
  nationality: text(60).refine((value) => value.length >= 2, 'Bạn cho biết quốc tịch.'),
  documentNo: text(30).refine((value) => /^[\p{L}\d/.-]{5,}$/u.test(value), 'Số giấy tờ chưa đúng.'),
});

/** Where only names are asked for, nothing else is kept. */
export const passengerName = passengerInput.pick({ fullName: true });

export type PassengerInput = z.infer<typeof passengerInput>;
export type PassengerName = z.infer<typeof passengerName>;

export type CreateBookingInput = z.infer<typeof createBookingInput>;
