import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type ContactField, checkContact } from '#platform/vietnamese/check-contact.ts';
import { classNames } from '#ui/class-names.ts';
import { CheckField, TextField } from '#ui/field.tsx';
import { type RememberedContact, rememberedContact } from '#web/parts/booking/remembered-contact.ts';
import type { CheckoutErrors, CheckoutValues } from './checkout-values.ts';
import { ContactCard } from './contact-card.tsx';

const fields: ContactField[] = ['fullName', 'phone', 'email'];

/** What was typed, for a guest who looks at another page and comes back; until they book, and only while the site stays open. */
let typedContact: Partial<RememberedContact> = {};

/**
 * The payer's contact. A field shows its error when it loses focus, and clears it as soon as it is right; what this device
 * remembers of the last booking fills empty fields, in a card whose frame the server renders where it knows that there will be
 * one (`hasRemembered`), so that there is no layout shift.
 */
export function CheckoutContact({
  values,
  errors,
  hasRemembered,
}: {
  values: CheckoutValues;
  errors: CheckoutErrors;
  hasRemembered: boolean;
}) {
  const place = useRef<HTMLElement>(null);
  const { current, check } = useContactErrors(errors);
  const { card, edit, notMe } = useRememberedContact(place, hasRemembered);
  // What was sent and refused is not booked yet: whoever chooses something else finds it again.
  const isRefused = Object.keys(errors).length > 0;
  useEffect(() => {
    if (isRefused) typedContact = Object.fromEntries(fields.map((name) => [name, values[name]]));
  }, [isRefused, values]);
  const isFolded = card !== null && fields.every((name) => !current[name]);
  const errorOf = (name: ContactField) => current[name] || undefined;
  return (
    <section
      ref={place}
      aria-labelledby="nguoi-dat"
      onBlur={(event) => check(event, true)}
      onInput={(event) => check(event, false)}
    >
      <h2 id="nguoi-dat" className="text-xl">
        Người đặt
      </h2>
      {isFolded && <ContactCard contact={card === 'awaited' ? null : card} onEdit={edit} onNotMe={notMe} />}
      <div
        className={classNames(
          'mt-3 gap-4 rounded-card border border-line bg-rice p-4 md:grid-cols-2 lg:p-5',
          isFolded ? 'hidden noscript:grid' : 'grid',
        )}
      >
        <TextField
          name="fullName"
          label="Họ và tên"
          autoComplete="name"
          required
          defaultValue={values.fullName}
          error={errorOf('fullName')}
        />
        <TextField
          name="phone"
          label="Số điện thoại"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          defaultValue={values.phone}
          error={errorOf('phone')}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          defaultValue={values.email}
          error={errorOf('email')}
          hint="Xác nhận và phiếu được gửi về đây."
          className="md:col-span-2"
        />
        <div className="md:col-span-2">
          <CheckField name="remember" label="Nhớ trên thiết bị này" defaultChecked={values.remember} />
        </div>
      </div>
    </section>
  );
}

/** The current errors of the fields: set when one loses focus, and cleared once it is right. */
function useContactErrors(errors: CheckoutErrors) {
  const [shown, setShown] = useState<{ since: CheckoutErrors; errors: CheckoutErrors }>({
    since: errors,
    errors,
  });
  // Errors shown for an earlier answer are dropped with the next.
  const current = shown.since === errors ? shown.errors : errors;
  const check = ({ target }: FocusEvent | FormEvent, isLeft: boolean) => {
    const { name, value } = target as HTMLInputElement;
    if (!fields.includes(name as ContactField)) return;
    typedContact = { ...typedContact, [name]: value };
    const wrong = checkContact[name as ContactField](value) ?? '';
    if (isLeft ? value : !wrong) setShown({ since: errors, errors: { ...current, [name]: wrong } });
  };
  return { current, check };
}

/** Fills empty fields with what this device remembers; `card` shows it until the guest wants to change it. */
function useRememberedContact(place: RefObject<HTMLElement | null>, hasRemembered: boolean) {
  const [card, setCard] = useState<RememberedContact | 'awaited' | null>(hasRemembered ? 'awaited' : null);
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    const contact = rememberedContact.read();
    const inputs = fields.map((name) => form?.elements.namedItem(name) as HTMLInputElement);
    const [fullName = '', phone = '', email = ''] = inputs.map((input) => input?.value);
    // Fields that the browser restored are shown in the frame that is there: no layout shift below a pointer.
    if (hasRemembered && fullName && phone && email) return setCard({ fullName, phone, email });
    const hasTyped = Object.values(typedContact).some(Boolean);
    const filled = hasTyped ? typedContact : contact;
    if (!filled || inputs.some((input) => input?.value)) return setCard(null);
    for (const input of inputs) input.value = filled[input.name as ContactField] ?? '';
    setCard(hasTyped ? null : contact);
  }, [place, hasRemembered]);
  const notMe = () => {
    typedContact = {};
    rememberedContact.change(() => null);
    for (const input of place.current?.querySelectorAll('input') ?? [])
      if (fields.includes(input.name as ContactField)) input.value = '';
    edit();
  };
  const edit = () => {
    flushSync(() => setCard(null));
    place.current?.querySelector('input')?.focus();
  };
  return { card, edit, notMe };
}

/** Stores or deletes the contact of a submitted form, as its checkbox says. */
export function rememberContact({ currentTarget }: FormEvent<HTMLFormElement>): void {
  typedContact = {};
  const form = new FormData(currentTarget);
  const text = (name: ContactField) => String(form.get(name) ?? '').trim();
  const isRight = fields.every((name) => checkContact[name](text(name)) === null);
  if (form.has('remember') && !isRight) return;
  const contact = { fullName: text('fullName'), phone: text('phone'), email: text('email') };
  rememberedContact.change(() => (form.has('remember') ? contact : null));
}
