/** The address of a list below `path` with other params: from its first page again, unless `change` says otherwise. */
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
