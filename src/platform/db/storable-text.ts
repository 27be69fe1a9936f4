/**
 * A text without what PostgreSQL cannot keep: NUL, and half of a character, as is left where somebody cut a text through an
 * emoji. For what comes from outside and must not be lost for it; what a guest sends by the API is refused by the name of its field.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
