/** The ids in a query, '12,15,18', each once and at most `most`; invalid ones are dropped. */
export function readIds(params: URLSearchParams, most: number): number[] {
  const ids = params
    .getAll('ids')
    .flatMap((text) => text.split(','))
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, most);
}
