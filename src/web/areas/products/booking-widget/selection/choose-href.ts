/**
 * The page with some of the choice changed, as a day of the calendar or a cabin does it; null takes a word out. Leads to
 * the widget.
 */
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
