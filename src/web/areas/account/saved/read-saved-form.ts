import { z } from 'zod';
import { invoiceInput, isBornBy, passengerInput } from '#modules/booking/schema.ts';
import type { InvoiceProfile, SavedTraveller } from '#modules/travellers/queries.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { checkContact } from '#platform/vietnamese/check-contact.ts';
import { readDayParts } from '#web/parts/booking/day-parts.ts';

type Kept<Saved extends { id: string }> = Omit<Saved, 'id'> & { id?: string | undefined };
export type SavedKind = 'traveller' | 'invoice';

export interface SavedRefusal {
  kind: SavedKind;
  /** The id of the one that was changed; empty for a new one. */
  id: string;
  typed: Record<string, string>;
  errors: Partial<Record<string, string>>;
}

export type SavedForm =
  | { ok: true; kind: 'traveller'; value: Kept<SavedTraveller> }
  | { ok: true; kind: 'invoice'; value: Kept<InvoiceProfile> }
  | ({ ok: false } & SavedRefusal);

const names = {
  traveller: ['fullName', 'sex', 'bornOn', 'nationality', 'documentNo'],
  invoice: ['companyName', 'taxCode', 'address', 'email'],
};

/** Only a traveller's name is required here; other fields are validated as for a booking. */
const travellerInput = passengerInput
  .partial({ sex: true, bornOn: true, nationality: true, documentNo: true })
  .extend({
    fullName: z.string().superRefine((name, context) => {
      const message = checkContact.fullName(name);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  });

/** Reads the form of a saved traveller or company; `id` where one is changed. */
export function readSavedForm(form: FormData, kind: SavedKind, today: string): SavedForm {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const id = text('id');
  const typed = Object.fromEntries(
    names[kind].map((name) => [name, name === 'bornOn' ? readDayParts(form, name) : text(name)]),
  );
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  const changed = id ? { id } : {};
  if (kind === 'traveller') {
    const read = travellerInput.refine(...isBornBy(today)).safeParse({ fullName: '', ...filled });
    if (read.success) return { ok: true, kind, value: { ...read.data, ...changed } };
    return { ok: false, kind, id, typed, errors: errorsOf(read.error.issues, (path) => path) };
  }
  const read = invoiceInput.safeParse({ companyName: '', taxCode: '', address: '', ...filled });
  if (read.success)
    return { ok: true, kind, value: { ...read.data, email: read.data.email ?? null, ...changed } };
  return { ok: false, kind, id, typed, errors: errorsOf(read.error.issues, (path) => path) };
}
