/**
 * What a table has under a name that a visitor sent: nothing for a name that every object has ('__proto__', 'constructor'), which
 * `table[name]` would answer with.
 */
export function ownValue<T>(
  table: Readonly<Record<string, T>>,
  name: string | null | undefined,
): T | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}
