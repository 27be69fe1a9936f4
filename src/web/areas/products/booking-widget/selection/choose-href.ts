/** The page's URL with a part of the choice changed, as by a day of the calendar or a cabin; null removes a key. Links to the widget. */
export function chooseHref(
  path: string,
  params: URLSearchParams,
  changes: Record<string, string | number | null>,
): string {
  const next = new URLSearchParams(params);
  next.delete('month');
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key);
    else next.set(key, String(value));
  }
  return `${path}?${next}#dat`;
}
