/** Fields of a form as they stand now: all their names, and the values that a submission would send. */
export interface TypedFields {
  names: string[];
  entries: [name: string, value: string][];
}

/**
 * Where a link of the page leads that changes a part of the choice, with what stands in the form in place of what stands
 * in the address: nobody loses guests that were counted but not sent yet. The link wins in the words that it is about
 * (`own`) and, when the address is given, wherever it says something else than that.
 */
export function mergeFormIntoUrl(
  href: string,
  current: URLSearchParams | null,
  typed: TypedFields,
  own: readonly string[],
): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(href) ?? [];
  const params = new URLSearchParams(query);
  const isOfLink = (name: string) =>
    own.includes(name) ||
    (current !== null && params.getAll(name).join('\n') !== current.getAll(name).join('\n'));
  const names = new Set(typed.names.filter((name) => name && !isOfLink(name)));
  for (const name of names) params.delete(name);
  for (const [name, value] of typed.entries) if (names.has(name) && value.trim()) params.append(name, value);
  return `${path}?${params}${hash}`;
}
