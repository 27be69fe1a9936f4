/** Prefix of the fields with a mail's words, followed by the part's name; one of them names the mail. */
export const wordsField = 'loi-';
export const wordedMailField = 'loi-cua-thu';

type EditableTemplate =
  | 'cancelled'
  | 'disrupted'
  | 'item_cancelled'
  | 'declined'
  | 'rebooked'
  | 'change_offered';

/**
 * The mail to the guest that an action sends and whose words can be edited first; null where there is none, or its price is not known
 * yet. A change whose difference the guest pays first is offered by one mail; once it is paid another follows in its usual words.
 */
export function guestMailOf(name: string, form: FormData): EditableTemplate | null {
  if (name === 'huy') return form.get('by') === 'supplier' ? 'disrupted' : 'cancelled';
  if (name === 'huy-mot') return 'item_cancelled';
  if (name === 'doi-ngay' || name === 'chuyen' || name === 'them-dich-vu') {
    if (!form.has('expectedTotalVnd')) return null;
    return Number(form.get('expectedDueVnd')) > 0 ? 'change_offered' : 'rebooked';
  }
  return name === 'tu-choi' ? 'declined' : null;
}

/** The typed words for this mail, by part; empty where none were edited, or another mail's were. */
export function typedWords(form: FormData, template: EditableTemplate | null): Record<string, string> {
  if (form.get(wordedMailField) !== template) return {};
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(wordsField) && name !== wordedMailField && typeof value === 'string'
        ? [[name.slice(wordsField.length), value]]
        : [],
    ),
  );
}
