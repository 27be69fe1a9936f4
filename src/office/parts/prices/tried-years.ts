import { dayInVietnam } from '#platform/time/days.ts';

/** Years that can be tried out: in this and the next two something may be on sale. */
export const triedYears = (now: Date): number[] => {
  const year = Number(dayInVietnam(now).slice(0, 4));
  return [year, year + 1, year + 2];
};
