/** The ids in an address, '12,15,18', each once and not more than `most`; what is no id is left out. */
export function readIds(params: URLSearchParams, most: number): number[] {
  const ids = params
    .getAll('ids')
    .flatMap((text) => text.split(','))
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, most);
}
