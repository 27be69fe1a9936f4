import type { StaffSession } from '#modules/identity/sessions/staff-session.ts';
import { countTasks } from '#modules/tasks/queries/count-tasks.ts';
import { getNotices } from '#modules/tasks/queries/get-notices.ts';
import { visibleKinds } from '#modules/tasks/rules/visible-kinds.ts';
import type { App } from '#platform/app.ts';
import { areaGroups } from './area-groups.ts';

export interface AreaBadge {
  open: number;
  /** Whether some of it is late. */
  isHot: boolean;
}

/** Open counts of each area in the navigation, by its address; and whether the user wants browser notifications of new tasks. */
export async function loadBadges(
  { readDb, clock }: Pick<App, 'readDb' | 'clock'>,
  { id: staffId, rights }: Pick<StaffSession, 'id' | 'rights'>,
) {
  const kinds = visibleKinds(rights);
  const [counts, { isInBrowser }] = await Promise.all([
    countTasks(readDb, { kinds, staffId, now: clock.now() }),
    getNotices(readDb, staffId),
  ]);
  const badges: Record<string, AreaBadge> = {};
  for (const { to, tasks } of areaGroups.flatMap(({ areas }) => areas)) {
    const ofArea = counts.filter(({ kind }) => tasks === 'all' || tasks?.includes(kind));
    const open = ofArea.reduce((sum, row) => sum + row.open, 0);
    if (open > 0) badges[to] = { open, isHot: ofArea.some(({ late }) => late > 0) };
  }
  return { badges, isInBrowser };
}
