/** A promotion's code as it is kept: capitals without spaces. */
export function promotionKey(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}
