/** How the facts of a tour's card name the city that it leaves from. */
const fact = /^Từ (.+)$/;

/** Cards of tours by the city of departure, the city with most tours first; so many tours for each. */
export function groupByCity<T extends { facts: string[] }>(
  tours: readonly T[],
  limit: number,
): { city: string; tours: T[] }[] {
  const cityOf = (tour: T) => tour.facts.map((text) => fact.exec(text)?.[1]).find(Boolean) ?? '';
  return [...Map.groupBy(tours, cityOf)]
    .filter(([city]) => city !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([city, own]) => ({ city, tours: own.slice(0, limit) }));
}
