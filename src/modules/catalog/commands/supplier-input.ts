import { z } from 'zod';
import { isDay } from '#platform/time/days.ts';
import { checkContact } from '#platform/vietnamese/check-contact.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { kindNames } from '../kinds/kind-names.ts';
import { slugInput, textInput } from '../schema.ts';

const line = (max: number) => z.string().trim().max(max, `Dài quá ${max} ký tự.`);
const phone = (message: string) =>
  line(30)
    .refine((text) => text === '' || normalizePhone(text) !== null, message)
    .transform((text) => normalizePhone(text) ?? '');

/** Contact and payment details of a supplier, from staff or a catalogue; empty where not given. */
export const supplierContactInput = z.object({
  contactName: line(100).default(''),
  email: line(200)
    .refine(
      (text) => text === '' || checkContact.email(text) === null,
      'Thư điện tử chưa đúng, như ten@vidu.vn.',
    )
    .default(''),
  phone: phone('Số điện thoại gồm 10 chữ số, ví dụ 0912 345 678.').default(''),
  zalo: phone('Zalo là một số điện thoại, ví dụ 0912 345 678.').default(''),
  bankName: line(100).default(''),
  accountNumber: z
    .string()
    .transform((text) => text.replace(/[\s.]/g, ''))
    .refine((text) => /^(\d{4,19})?$/.test(text), 'Số tài khoản gồm 4 đến 19 chữ số.')
    .default(''),
  accountHolder: line(100).default(''),
  licenceNo: line(100).default(''),
  licenceUntil: z
    .string()
    .refine((text) => text === '' || isDay(text), 'Ngày hết hạn chưa đúng, như 2027-06-30.')
    .transform((text) => text || null)
    .default(null),
});

export const supplierInput = supplierContactInput.extend({
  slug: slugInput,
  brand: textInput(120),
  legalName: textInput(200),
  kinds: z.array(z.string()),
  provinceSlug: slugInput.optional(),
  address: z.string(),
});

export type SupplierInput = z.input<typeof supplierInput>;

/** Fields of the office's supplier form. */
export const supplierEditInput = supplierContactInput.extend({
  brand: line(120).refine((text) => slugify(text) !== '', 'Vui lòng nhập tên gọi.'),
  legalName: line(200).min(1, 'Vui lòng nhập tên pháp nhân.'),
  address: line(300),
});

const noKind = 'Chọn ít nhất một loại dịch vụ.';

/** The form of a new supplier also asks for what it sells. */
export const newSupplierInput = supplierEditInput.extend({
  kinds: z.array(z.enum(kindNames, noKind)).min(1, noKind),
});
