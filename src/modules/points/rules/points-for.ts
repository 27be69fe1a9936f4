import type { PointProgramme } from '#modules/settings/schema.ts';

export type { PointProgramme };
export type Tier = PointProgramme['tiers'][number];

/** The tier of whoever earned so many points in a year, and the one above it; null at the top. */
export function tierOf({ tiers }: PointProgramme, earned: number): { tier: Tier; next: Tier | null } {
  const at = Math.max(
    0,
    tiers.findLastIndex(({ fromPoints }) => earned >= fromPoints),
  );
  return { tier: tiers[at] as Tier, next: tiers[at + 1] ?? null };
}

/** How many points money (đồng) earns, the bonus of a tier included; parts of a point are left out. */
export function pointsFor(
  paidVnd: number,
  { vndPerPoint }: PointProgramme,
  { bonusPercent }: Pick<Tier, 'bonusPercent'>,
): number {
  return Math.floor((paidVnd * (100 + bonusPercent)) / (vndPerPoint * 100));
}

/** The last day (ISO) of points that were earned on a day: the end of a month. */
export function lastDayOf(earnedOn: string, { lifeMonths }: PointProgramme): string {
  const [year = 0, month = 1] = earnedOn.split('-').map(Number);
  return new Date(Date.UTC(year, month + lifeMonths, 0)).toISOString().slice(0, 10);
}
