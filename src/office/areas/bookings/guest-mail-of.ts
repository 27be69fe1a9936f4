/** Fields with the words of a mail are named by its parts; one says of which mail they are. */
export const wordsField = 'loi-';
export const wordedMailField = 'loi-cua-thu';

type EditableTemplate = 'cancelled' | 'disrupted' | 'item_cancelled' | 'declined';

/** The mail that a deed sends its guest and whose words can be edited before; null where there is none, or the sheet says itself what they read. */
export function guestMailOf(name: string, form: FormData): EditableTemplate | null {
  if (name === 'huy') return form.get('by') === 'supplier' ? 'disrupted' : 'cancelled';
  if (name === 'huy-mot') return 'item_cancelled';
  return name === 'tu-choi' ? 'declined' : null;
}

/** What was typed instead of the words of this mail, by part; nothing where nobody edits them, or another was edited. */
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
