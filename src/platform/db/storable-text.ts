/**
 * A text without what PostgreSQL cannot store: NUL and lone surrogates, as left when a text is cut inside an emoji. For
 * outside data that must not be lost; the API instead refuses such texts of guests by the name of the field.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Whether PostgreSQL can store a text. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
