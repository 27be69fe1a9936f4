import { findKindByPrefix } from '#modules/catalog/kinds/registry.ts';
import { type EnquiryInput, enquiryInput } from '#modules/enquiries/schema.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import {
  type ContactErrors,
  type ContactValues,
  contactDraft,
  emptyContact,
  readContact,
} from './contact-values.ts';

/** The enquiry kinds of the form for advice and quotes. */
export const formEnquiryKinds = ['tu-van', 'bao-gia-doan', 'goi-lai'] as const;
export type FormEnquiryKind = (typeof formEnquiryKinds)[number];

export interface EnquiryValues extends ContactValues {
  kind: FormEnquiryKind;
  /** Path of the product it is about, or ''. */
  product: string;
  from: string;
  guests: string;
  budget: string;
  place: string;
}

export type EnquiryErrors = ContactErrors & Partial<Record<'from' | 'guests' | 'budget' | 'kind', string>>;

export function emptyEnquiry(params: URLSearchParams, now: Date): EnquiryValues {
  const kind = params.get('loai') as FormEnquiryKind;
  return {
    ...emptyContact,
    kind: formEnquiryKinds.includes(kind) ? kind : 'tu-van',
    product: productOf(params.get('ve') ?? '') ? (params.get('ve') ?? '') : '',
    from: '',
    guests: '',
    budget: '',
    place: '',
    openedAt: now.toISOString(),
  };
}

/** Reads the submitted form: what was typed, and the parsed enquiry or an error for each wrong field. */
export function readEnquiryForm(
  form: FormData,
): { values: EnquiryValues } & ({ ok: true; input: EnquiryInput } | { ok: false; errors: EnquiryErrors }) {
  const text = (key: string) => String(form.get(key) ?? '').trim();
  const given = text('kind') as FormEnquiryKind;
  const values: EnquiryValues = {
    ...readContact(form),
    kind: formEnquiryKinds.includes(given) ? given : 'tu-van',
    product: text('product'),
    from: text('from'),
    guests: text('guests'),
    budget: text('budget'),
    place: text('place'),
  };
  const budget = values.budget ? parseMoney(values.budget) : undefined;
  const product = productOf(values.product);
  const parsed = enquiryInput.safeParse({
    ...contactDraft(values),
    message: [values.place && `Địa điểm: ${values.place}`, values.message].filter(Boolean).join('\n'),
    kind: values.kind,
    source: { page: values.product || '/yeu-cau' },
    ...(product && { product }),
    ...(values.from && { dates: { from: values.from } }),
    ...(values.guests && { guests: { adults: Number(values.guests) } }),
    ...(values.budget && { budget: budget ?? Number.NaN }),
  });
  if (parsed.success) return { values, ok: true, input: parsed.data };
  const errors: EnquiryErrors = errorsOf(parsed.error.issues, fieldOf);
  if (!values.phone) errors.phone = 'Vui lòng nhập số điện thoại.';
  if (errors.budget) errors.budget = 'Vui lòng nhập một số tiền, ví dụ 50 triệu.';
  return { values, ok: false, errors };
}

function fieldOf(path: string): Exclude<keyof EnquiryErrors, 'form'> | null {
  if (path.startsWith('dates')) return 'from';
  if (path.startsWith('guests')) return 'guests';
  return (
    (['name', 'phone', 'email', 'message', 'consent', 'budget', 'kind'] as const).find(
      (field) => field === path,
    ) ?? null
  );
}

/** The product of a path such as '/dich-vu/abc.html', or null. */
function productOf(path: string) {
  const [, prefix = '', slug = ''] = /^(\/[a-z-]+)\/([a-z0-9-]+)\.html$/.exec(path) ?? [];
  const kind = findKindByPrefix(prefix);
  return kind ? { kind: kind.name, slug } : null;
}
