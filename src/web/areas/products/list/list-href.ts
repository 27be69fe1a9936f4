/** A list's URL below `path` with other params: back to the first page, unless `change` says otherwise. */
export function listHref(
  path: string,
  params: URLSearchParams,
  change: (next: URLSearchParams) => void = () => {},
): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  change(next);
  return next.size > 0 ? `${path}?${next}` : path;
}
