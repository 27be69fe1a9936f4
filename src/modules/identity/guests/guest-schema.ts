import { z } from 'zod';
import { isCommonPassword } from '#platform/forms/is-common-password.ts';
import { isPersonName } from '#platform/vietnamese/is-person-name.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { commonPasswordText, passwordLength } from '../rules.ts';

/** Sign-in and registration fields of guests, with their error messages. */
export const guestFields = {
  name: z
    .string('Vui lòng nhập họ và tên.')
    .trim()
    .min(1, 'Vui lòng nhập họ và tên.')
    .max(80, 'Họ tên tối đa 80 ký tự.')
    .refine(
      (name) => !name || isPersonName(name),
      'Họ tên chỉ có chữ cái, dấu cách, dấu chấm, dấu nháy và gạch nối.',
    ),
  email: z
    .string('Vui lòng nhập email.')
    .trim()
    .toLowerCase()
    .min(1, 'Vui lòng nhập email.')
    .max(200, 'Email quá dài.')
    .pipe(z.email('Email chưa đúng, như ten@gmail.com.')),
  /** Normalized to E.164. Messages reach only mobile phones. */
  phone: z
    .string('Vui lòng nhập số điện thoại.')
    .trim()
    .min(1, 'Vui lòng nhập số điện thoại.')
    .max(30, 'Số điện thoại quá dài.')
    .transform((text) => normalizePhone(text) ?? '')
    .refine((phone) => phone !== '', 'Số điện thoại gồm 10 chữ số, ví dụ 0912 345 678.')
    .refine((phone) => !phone.startsWith('+842'), 'Bạn nhập số di động: số bàn không nhận được tin nhắn.'),
  digits: z
    .string('Vui lòng nhập mã.')
    .transform((text) => text.replace(/\s/g, ''))
    .refine((text) => text !== '', 'Vui lòng nhập mã.')
    .refine((text) => text === '' || /^\d{6}$/.test(text), 'Mã gồm 6 chữ số.'),
  /** A password to be set; sign-in accepts any text. */
  newPassword: z
    .string('Vui lòng nhập mật khẩu.')
    .min(passwordLength.min, { error: `Mật khẩu cần ít nhất ${passwordLength.min} ký tự.`, abort: true })
    .max(passwordLength.max, { error: `Mật khẩu tối đa ${passwordLength.max} ký tự.`, abort: true })
    .refine((password) => !isCommonPassword(password), commonPasswordText),
  password: z
    .string('Vui lòng nhập mật khẩu.')
    .min(1, 'Vui lòng nhập mật khẩu.')
    .max(passwordLength.max, `Mật khẩu tối đa ${passwordLength.max} ký tự.`),
  code: z.string('Vui lòng nhập mã.').trim().min(1, 'Vui lòng nhập mã.').max(20, 'Mã chưa đúng.'),
  consent: z.literal(true, 'Vui lòng đồng ý trước khi tạo tài khoản.'),
};

/** Whether a password is the mailbox itself, the first thing that an attacker tries. */
export function isOwnName({ email, password }: { email: string; password: string }): boolean {
  const plain = password.trim().toLowerCase();
  return plain === email || plain === email.split('@')[0];
}
