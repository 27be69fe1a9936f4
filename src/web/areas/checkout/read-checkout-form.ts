import type { z } from 'zod';
import { createBookingInput } from '#modules/booking/schema.ts';
import { longestPickup } from '#modules/travellers/commands/save-pickup-place.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { checkContact } from '#platform/vietnamese/check-contact.ts';
import { arrivals, type CheckoutErrors, type CheckoutValues } from './checkout-values.ts';

/** Reads the submitted form: what was typed, and either the parsed booking or an error for each wrong field. */
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
    remember: form.has('remember'),
    isForOther: form.has('isForOther'),
    guestName: text('guestName'),
    guestPhone: text('guestPhone'),
    arrival: arrivals.includes(text('arrival')) ? text('arrival') : '',
    pickup: text('pickup').slice(0, longestPickup),
    keepsPickup: form.has('keepsPickup'),
    note: text('note'),
    terms: form.has('terms'),
    marketing: form.has('marketing'),
    wantsInvoice: form.has('wantsInvoice'),
    companyName: text('companyName'),
    taxCode: text('taxCode'),
    companyAddress: text('companyAddress'),
    invoiceEmail: text('invoiceEmail'),
    savedCompany: text('savedCompany'),
    method: text('method'),
    giftCode: text('giftCode'),
  };
  const parsed = createBookingInput.safeParse({
    quoteToken: text('quoteToken'),
    contact: { fullName: values.fullName, phone: values.phone, email: values.email },
    ...(values.isForOther && { travellers: [travellerOf(values)] }),
    note: [values.arrival && `Giờ đến dự kiến: ${values.arrival}.`, values.note].filter(Boolean).join('\n'),
    pickup: values.pickup,
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
  const errors: CheckoutErrors = {
    ...(!parsed.success && errorsOf(parsed.error.issues, (path) => fieldOf[path] ?? null)),
    ...(values.isForOther && errorsOfGuest(values)),
  };
  if (parsed.success && Object.keys(errors).length === 0) return { ok: true, values, input: parsed.data };
  return { ok: false, values, errors };
}

function travellerOf({ guestName, guestPhone }: CheckoutValues) {
  return { fullName: guestName, details: guestPhone ? { phone: guestPhone } : {} };
}

function errorsOfGuest({ guestName, guestPhone }: CheckoutValues): CheckoutErrors {
  const name = checkContact.fullName(guestName);
  const phone = guestPhone && checkContact.phone(guestPhone);
  return { ...(name && { guestName: name }), ...(phone && { guestPhone: phone }) };
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
