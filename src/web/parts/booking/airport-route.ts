/** Normalizes a name for comparison: without case, diacritics and punctuation. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * The route of a transfer that ends at a place: the one named like a part of the place's words, by title before summary; null
 * where there is none.
 */
export function airportRoute<Route extends { title: string; summary: string }>(
  routes: readonly Route[],
  placeWords: string,
): Route | null {
  const place = ` ${plain(placeWords)} `;
  const isIn = (text: string) => {
    const name = plain(text);
    return name.includes(' ') && place.includes(` ${name} `);
  };
  const endsThere = ({ title }: Route) =>
    title
      .split('–')
      .slice(1)
      .join('–')
      .split(/,|\s+và\s+/)
      .some(isIn);
  const passesThere = ({ summary }: Route) => summary.split(/[,.:;]|\s+và\s+|–/).some(isIn);
  return routes.find(endsThere) ?? routes.find(passesThere) ?? null;
}
