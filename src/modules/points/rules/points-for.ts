import type { PointProgramme } from '#modules/settings/schema.ts';

export type { PointProgramme };
export type Tier = PointProgramme['tiers'][number];

/** The tier for the points earned in a year, and the next one; null at the top. */
export function tierOf({ tiers }: PointProgramme, earned: number): { tier: Tier; next: Tier | null } {
  const at = Math.max(
    0,
    tiers.findLastIndex(({ fromPoints }) => earned >= fromPoints),
  );
  return { tier: tiers[at] as Tier, next: tiers[at + 1] ?? null };
}

/** The points earned with an amount (đồng), including the tier's bonus; fractions are dropped. */
export function pointsFor(
  paidVnd: number,
  { vndPerPoint }: PointProgramme,
  { bonusPercent }: Pick<Tier, 'bonusPercent'>,
): number {
  return Math.floor((paidVnd * (100 + bonusPercent)) / (vndPerPoint * 100));
}

/** The last day (ISO) of points earned on a day: the end of a month. */
export function lastDayOf(earnedOn: string, { lifeMonths }: PointProgramme): string {
  const [year = 0, month = 1] = earnedOn.split('-').map(Number);
  return new Date(Date.UTC(year, month + lifeMonths, 0)).toISOString().slice(0, 10);
}
