import { type EnquiryInput, enquiryInput } from '#modules/enquiries/schema.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { type ContactErrors, contactDraft, readContact } from './contact-values.ts';
import { type MessageKind, type MessageValues, messageKinds } from './message-values.ts';

/** Reads the submitted form: what was typed, and the parsed message or an error for each wrong field. */
export function readMessageForm(
  form: FormData,
): { values: MessageValues } & ({ ok: true; input: EnquiryInput } | { ok: false; errors: ContactErrors }) {
  const given = String(form.get('kind') ?? '') as MessageKind;
  const values: MessageValues = {
    ...readContact(form),
    kind: messageKinds.includes(given) ? given : 'lien-he',
    source: String(form.get('source') ?? '').slice(0, 200),
  };
  const parsed = enquiryInput.safeParse({
    ...contactDraft(values),
    kind: values.kind,
    source: { page: values.source || '/lien-he' },
  });
  if (parsed.success) return { values, ok: true, input: parsed.data };
  const fields = ['name', 'phone', 'email', 'message', 'consent'] as const;
  const errors: ContactErrors = errorsOf(
    parsed.error.issues,
    (path) => fields.find((field) => field === path) ?? null,
  );
  if (!values.phone) errors.phone = 'Vui lòng nhập số điện thoại.';
  if (values.message.length < 5) errors.message ??= 'Vui lòng viết vài dòng về điều cần hỗ trợ.';
  return { values, ok: false, errors };
}
