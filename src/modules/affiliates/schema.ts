import { z } from 'zod';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { checkContact } from '#platform/vietnamese/check-contact.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { codeShape, mostAttributionDays } from './rules/affiliate-link.ts';
import { rateFieldOf } from './rules/rate-field-of.ts';

const line = (max: number) => z.string().trim().max(max, `Dài quá ${max} ký tự.`);

/** '5', '4,5' or '4.25' as basis points; empty is no commission. */
const rate = z
  .string()
  .trim()
  .refine((text) => text === '' || /^\d{1,2}([.,]\d{1,2})?\s*%?$/.test(text), 'Nhập phần trăm, ví dụ 4,5.')
  .transform((text) => Math.round(Number(text.replace(/[%\s]/g, '').replace(',', '.') || 0) * 100))
  .refine((points) => points <= 5000, 'Nhiều nhất 50 %.');

const rates = Object.fromEntries(kindNames.map((kind) => [rateFieldOf(kind), rate])) as Record<
  ReturnType<typeof rateFieldOf>,
  typeof rate
>;

/** Staff input for an affiliate; rates become basis points. */
export const affiliateInput = z.object({
  name: line(120).min(2, 'Vui lòng nhập tên.'),
  type: z.enum(['ca-nhan', 'to-chuc'], 'Chọn cá nhân hoặc tổ chức.'),
  email: line(200)
    .refine((text) => checkContact.email(text) === null, 'Email chưa đúng, như ten@vidu.vn.')
    .transform((text) => text.toLowerCase()),
  phone: line(30)
    .refine((text) => normalizePhone(text) !== null, 'Số điện thoại gồm 10 chữ số, ví dụ 0912 345 678.')
    .transform((text) => normalizePhone(text) ?? ''),
  channel: line(300),
  attributionDays: z
    .string()
    .trim()
    .refine((text) => /^\d{1,2}$/.test(text), 'Nhập số ngày, ví dụ 30.')
    .transform(Number)
    .refine((days) => days >= 1 && days <= mostAttributionDays, `Từ 1 đến ${mostAttributionDays} ngày.`),
  ...rates,
});

/** A new affiliate also gets a code, which is permanent because others have it in their links. */
export const newAffiliateInput = affiliateInput.extend({
  code: z
    .string()
    .transform((text) => text.trim().toUpperCase())
    .refine((text) => codeShape.test(text), 'Mã gồm 4 đến 16 chữ cái không dấu và số, ví dụ LAN2026.'),
});

export type AffiliateFields = z.output<typeof affiliateInput>;

/** Vietnamese tax numbers: ten digits, twelve for a person, three more for a branch. */
export const taxCodeInput = z
  .string()
  .transform((text) => text.replace(/[\s.]/g, ''))
  .refine(
    (text) => text === '' || /^\d{10}(-?\d{3})?$|^\d{12}$/.test(text),
    'Mã số thuế gồm 10, 12 hoặc 13 chữ số.',
  );
