import { type GiftOrder, giftOrder } from '#modules/booking/hold/book-gift.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { type GiftErrors, type GiftValues, ownAmount } from './gift-values.ts';

/** Reads the submitted form: what was typed, and either the order or an error for each wrong field. */
export function readGiftForm(
  form: FormData,
  limits: SiteSettings['giftCards'],
  today: string,
):
  | { ok: true; values: GiftValues; order: GiftOrder }
  | { ok: false; values: GiftValues; errors: GiftErrors } {
  const text = (key: keyof GiftValues) => String(form.get(key) ?? '').trim();
  const values: GiftValues = {
    choice: text('choice'),
    amount: text('amount'),
    receiverName: text('receiverName'),
    receiverEmail: text('receiverEmail'),
    message: text('message'),
    sendOn: text('sendOn'),
    fullName: text('fullName'),
    phone: text('phone'),
    email: text('email'),
  };
  const { choice, amount } = values;
  const parsed = giftOrder(limits, today).safeParse({
    amountVnd: readAmount(choice === ownAmount || choice === '' ? amount : choice),
    payer: { fullName: values.fullName, phone: values.phone, email: values.email },
    receiver: { fullName: values.receiverName, email: values.receiverEmail },
    message: values.message,
    sendOn: values.sendOn,
  });
  if (parsed.success) return { ok: true, values, order: parsed.data };
  const errors = errorsOf(parsed.error.issues, (path) => fieldOf[path] ?? null);
  return { ok: false, values, errors: { ...errors, ...emptyReceiver(values) } };
}

/** The usual words ask for the payer's own name and address. */
function emptyReceiver({ receiverName, receiverEmail }: GiftValues): GiftErrors {
  return {
    ...(receiverName === '' && { receiverName: 'Vui lòng nhập tên người nhận.' }),
    ...(receiverEmail === '' && { receiverEmail: 'Vui lòng nhập email người nhận.' }),
  };
}

/** '1.500.000', '1 500 000 đ' or '1500000'; NaN for anything else. */
function readAmount(typed: string): number {
  const digits = typed.replace(/[.,\s]|₫|đồng|đ|vnd/giu, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}

const fieldOf: Record<string, keyof GiftErrors> = {
  amountVnd: 'amount',
  'payer.fullName': 'fullName',
  'payer.phone': 'phone',
  'payer.email': 'email',
  'receiver.fullName': 'receiverName',
  'receiver.email': 'receiverEmail',
  message: 'message',
  sendOn: 'sendOn',
};
