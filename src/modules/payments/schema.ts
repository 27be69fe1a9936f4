import { z } from 'zod';
import { passengerName } from '#platform/vietnamese/passenger-name.ts';
import { banks } from './refunds/banks.ts';

/** A guest's account for a transfer. The holder is stored as banks write names: capitals without diacritics. */
export const bankAccountInput = z.object({
  bankBin: z.string().refine((bin) => bin in banks, 'Vui lòng chọn ngân hàng.'),
  accountNo: z
    .string()
    .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase())
    .refine((text) => /^[0-9A-Z]{6,19}$/.test(text), 'Số tài khoản gồm 6 đến 19 chữ số.'),
  holder: z
    .string()
    .max(80)
    .transform((text) => passengerName(text))
    .refine((text) => text.length >= 3, 'Vui lòng nhập tên chủ tài khoản.'),
});

export type BankAccountInput = z.infer<typeof bankAccountInput>;

/** Letters and digits that are not confused with one another when read out. */
export const creditLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The stored form of a credit's code, however it was typed; null when it cannot be one. */
export function readCreditCode(typed: string): string | null {
  const code = typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return /^TD[2-9A-HJKMNP-Z]{8}$/.test(code) ? code : null;
}
