/**
 * Looks up a name that a visitor sent among an object's own properties: undefined for inherited names ('__proto__',
 * 'constructor'), for which `table[name]` would return something.
 */
export function ownValue<T>(
  table: Readonly<Record<string, T>>,
  name: string | null | undefined,
): T | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}
