export type QueryValue = string | number | boolean | readonly string[] | undefined;

/**
 * The URL of a read call: params in the given order, arrays as repeated keys without indexes, then `status=true` and `step=1`
 * (API-05). A call without params has no query.
 */
export function apiUrl(path: string, params: Record<string, QueryValue> = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(key, String(item));
  }
  if (query.size === 0) return `/api/v1${path}`;
  query.append('status', 'true');
  query.append('step', '1');
  return `/api/v1${path}?${query}`;
}
