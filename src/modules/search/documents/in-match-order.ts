interface Ranked {
  id: number;
  hasAccents: boolean;
  tier: number;
  popularity: number;
}

/** Sorts matches best first: accents as typed, then tier, then popularity. The same order as in the database. */
export function inMatchOrder(one: Ranked, other: Ranked): number {
  return (
    Number(other.hasAccents) - Number(one.hasAccents) ||
    one.tier - other.tier ||
    other.popularity - one.popularity ||
    one.id - other.id
  );
}
