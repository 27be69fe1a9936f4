/** The contact as typed, and the form's bot protection fields. */
export interface ContactValues {
  name: string;
  phone: string;
  email: string;
  message: string;
  consent: boolean;
  website: string;
  openedAt: string;
  /** The solved puzzle or the Turnstile token; '' for none. */
  altcha: string;
}

export type ContactErrors = Partial<
  Record<'name' | 'phone' | 'email' | 'message' | 'consent' | 'form', string>
>;

export const emptyContact: Omit<ContactValues, 'openedAt'> = {
  name: '',
  phone: '',
  email: '',
  message: '',
  consent: false,
  website: '',
  altcha: '',
};

export function readContact(form: FormData): ContactValues {
  const text = (key: string) => String(form.get(key) ?? '').trim();
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    consent: form.has('consent'),
    website: text('website'),
    openedAt: text('openedAt'),
    altcha: text('altcha') || text('cf-turnstile-response'),
  };
}

/** The contact for the parsed enquiry; other form values are left out. */
export function contactDraft(values: ContactValues) {
  const { name, phone, email, message, consent, website, openedAt, altcha } = values;
  return {
    name,
    phone,
    email,
    message,
    website,
    consent: consent as true,
    ...(openedAt && { openedAt }),
    ...(altcha && { altcha }),
  };
}
