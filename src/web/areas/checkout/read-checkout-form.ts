import type { z } from 'zod';
import { createBookingInput } from '#modules/booking/schema.ts';
import { errorsOf } from '#web/app/forms/errors-of.ts';
import type { CheckoutErrors, CheckoutValues } from './checkout-values.ts';

/** Reads the posted form: what was typed, and either the parsed booking or an error for each field that is wrong. */
export function readCheckoutForm(
  form: FormData,
):
  | { ok: true; values: CheckoutValues; input: z.infer<typeof createBookingInput> }
  | { ok: false; values: CheckoutValues; errors: CheckoutErrors } {
  const text = (key: string) => String(form.get(key) ?? '').trim();
  const values: CheckoutValues = {
    fullName: text('fullName'),
    phone: text('phone'),
    email: text('email'),
    note: text('note'),
    terms: form.has('terms'),
    marketing: form.has('marketing'),
    wantsInvoice: form.has('wantsInvoice'),
    companyName: text('companyName'),
    taxCode: text('taxCode'),
    companyAddress: text('companyAddress'),
    invoiceEmail: text('invoiceEmail'),
  };
  const parsed = createBookingInput.safeParse({
    quoteToken: text('quoteToken'),
    contact: { fullName: values.fullName, phone: values.phone, email: values.email },
    note: values.note,
    consents: { terms: values.terms, marketing: values.marketing },
    ...(values.wantsInvoice && {
      invoice: {
        companyName: values.companyName,
        taxCode: values.taxCode,
        address: values.companyAddress,
        ...(values.invoiceEmail && { email: values.invoiceEmail }),
      },
    }),
  });
  if (parsed.success) return { ok: true, values, input: parsed.data };
  const errors: CheckoutErrors = errorsOf(parsed.error.issues, (path) => fieldOf[path] ?? null);
  if (!values.phone) errors.phone = 'Bạn cho biết số điện thoại.';
  if (!values.email) errors.email = 'Bạn cho biết email để nhận xác nhận.';
  return { ok: false, values, errors };
}

const fieldOf: Record<string, keyof CheckoutErrors> = {
  'contact.fullName': 'fullName',
  'contact.phone': 'phone',
  'contact.email': 'email',
  note: 'note',
  'consents.terms': 'terms',
  'invoice.companyName': 'companyName',
  'invoice.taxCode': 'taxCode',
  'invoice.address': 'companyAddress',
  'invoice.email': 'invoiceEmail',
};
