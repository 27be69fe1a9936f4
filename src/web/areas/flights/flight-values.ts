import { airportLabel, airportNamed } from '#modules/enquiries/rules/airports.ts';
import { type EnquiryInput, enquiryInput } from '#modules/enquiries/schema.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import {
  type ContactErrors,
  type ContactValues,
  contactDraft,
  emptyContact,
  readContact,
} from '#web/parts/enquiries/contact-values.ts';

export type Trip = 'return' | 'one-way' | 'multi-city';

/** Number of legs that the form offers for a multi-stop trip. */
export const formLegs = 4;

export interface FlightValues extends ContactValues {
  trip: Trip;
  legs: { from: string; to: string; date: string }[];
  returnOn: string;
  adults: string;
  childAges: string;
  infants: string;
  cabin: string;
}

/** Errors by field; those of the n-th leg, from 0, are 'from-n', 'to-n' and 'date-n'. */
export type FlightErrors = ContactErrors & Partial<Record<string, string>>;

export function emptyFlight(now: Date): FlightValues {
  return {
    ...emptyContact,
    trip: 'return',
    legs: Array.from({ length: formLegs }, () => ({ from: '', to: '', date: '' })),
    returnOn: '',
    adults: '2',
    childAges: '',
    infants: '0',
    cabin: 'economy',
    openedAt: now.toISOString(),
  };
}

/** Reads the submitted form: what was typed, and the parsed enquiry or an error for each wrong field. */
export function readFlightForm(
  form: FormData,
): { values: FlightValues } & ({ ok: true; input: EnquiryInput } | { ok: false; errors: FlightErrors }) {
  const text = (key: string) => String(form.get(key) ?? '').trim();
  const given = text('trip') as Trip;
  const values: FlightValues = {
    ...readContact(form),
    trip: ['return', 'one-way', 'multi-city'].includes(given) ? given : 'return',
    legs: Array.from({ length: formLegs }, (_, index) => ({
      from: airportText(text(`from-${index}`)),
      to: airportText(text(`to-${index}`)),
      date: text(`date-${index}`),
    })),
    returnOn: text('returnOn'),
    adults: text('adults'),
    childAges: form.getAll('childAges').map(String).filter(Boolean).join(', '),
    infants: text('infants'),
    cabin: text('cabin'),
  };
  const parsed = enquiryInput.safeParse({
    ...contactDraft(values),
    kind: 've-may-bay',
    source: { page: '/ve-may-bay' },
    flight: {
      trip: values.trip,
      legs: legsOf(values).map((leg) => ({ ...leg, from: codeOf(leg.from), to: codeOf(leg.to) })),
      adults: Number(values.adults),
      childAges: values.childAges
        .split(/[^\d]+/)
        .filter(Boolean)
        .map(Number),
      infants: Number(values.infants),
      cabin: values.cabin,
    },
  });
  if (parsed.success) return { values, ok: true, input: parsed.data };
  const errors = errorsOf(parsed.error.issues, (path) => fieldOf(path, values.trip));
  return { values, ok: false, errors: { ...errors, ...blanksOf(values, errors) } };
}

/** An airport in the site's own format; other text unchanged. */
function airportText(text: string): string {
  const airport = airportNamed(text);
  return airport ? airportLabel(airport) : text;
}

/** Empty fields get a prompt instead of an error. */
function blanksOf(values: FlightValues, errors: FlightErrors): FlightErrors {
  const blanks: FlightErrors = {};
  for (const [index, leg] of values.legs.entries()) {
    if (!leg.from) blanks[`from-${index}`] = 'Vui lòng chọn sân bay đi.';
    if (!leg.to) blanks[`to-${index}`] = 'Vui lòng chọn sân bay đến.';
    if (!leg.date) blanks[`date-${index}`] = 'Vui lòng chọn ngày bay.';
  }
  if (!values.returnOn) blanks.returnOn = 'Vui lòng chọn ngày về.';
  if (!values.phone) blanks.phone = 'Vui lòng nhập số điện thoại.';
  return Object.fromEntries(Object.entries(blanks).filter(([field]) => errors[field] !== undefined));
}

function codeOf(text: string): string {
  return airportNamed(text)?.code ?? text;
}

function legsOf({ trip, legs, returnOn }: FlightValues) {
  const [there = { from: '', to: '', date: '' }] = legs;
  if (trip === 'one-way') return [there];
  if (trip === 'return') return [there, { from: there.to, to: there.from, date: returnOn }];
  return legs.filter((leg, index) => index < 2 || leg.from || leg.to || leg.date);
}

/** The form field for a path of the enquiry's schema: 'flight.legs.1.date' of a return trip is the return date. */
export function fieldOf(path: string, trip: Trip): string | null {
  const [, index = '', part = 'date'] = /^flight\.legs\.(\d)(?:\.(\w+))?/.exec(path) ?? [];
  if (index) {
    if (trip === 'return' && index === '1') return part === 'date' ? 'returnOn' : `to-0`;
    return `${part}-${index}`;
  }
  const plain = path.replace('flight.', '').split('.')[0] ?? '';
  const fields = ['name', 'phone', 'email', 'message', 'consent', 'adults', 'childAges', 'infants', 'cabin'];
  return fields.includes(plain) ? plain : null;
}
