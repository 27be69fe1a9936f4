import { invoiceInput } from '#modules/booking/schema.ts';
import type { FirmFields } from '#modules/firms/commands/open-firm.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';

const names = ['companyName', 'taxCode', 'address', 'email'] as const;

export interface FirmFormRefusal {
  typed: Record<string, string>;
  errors: Partial<Record<string, string>>;
}

/** Reads a firm's details from a form, validated like an invoice. */
export function readFirmForm(
  form: FormData,
): { ok: true; fields: FirmFields } | ({ ok: false } & FirmFormRefusal) {
  const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '').trim()]));
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  const read = invoiceInput.safeParse({ companyName: '', taxCode: '', address: '', ...filled });
  if (!read.success) return { ok: false, typed, errors: errorsOf(read.error.issues, (path) => path) };
  const { companyName: name, taxCode, address, email = null } = read.data;
  return { ok: true, fields: { name, taxCode, address, email } };
}

/** Result of a form of a firm's page: the keyword of the notice on the page that follows, or what is wrong with the form named `form`. */
export type FirmAnswer =
  | { done: 'luu' | 'moi' | 'rut' | 'vai-tro' | 'bo' | 'roi' | 'han-muc' | 'duyet' | 'khong-duyet' }
  | {
      form: 'edit' | 'invite' | 'member' | 'limit' | 'approval';
      typed: Record<string, string>;
      errors: Partial<Record<string, string>>;
    };
