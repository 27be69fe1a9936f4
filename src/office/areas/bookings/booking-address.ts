/** Address parameters kept while viewing a booking: the list it was opened from, the position in it, and the timeline's filter. */
const kept = ['trong', 'o', 'loc'] as const;

/** The address of a booking's page, with the parameters that are kept of the current address. */
export function bookingAddress(
  code: string,
  search: string | URLSearchParams,
  more: Readonly<Record<string, string | null>> = {},
): string {
  const at = new URLSearchParams(search);
  const next = new URLSearchParams(
    kept.flatMap((name) => (at.get(name) ? [[name, at.get(name) ?? '']] : [])),
  );
  for (const [name, value] of Object.entries(more)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return `/dat-cho/${code}${text && `?${text}`}`;
}
