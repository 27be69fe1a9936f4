import type { StaffSession } from '#modules/identity/sessions/staff-session.ts';
import { countTasks } from '#modules/tasks/queries/count-tasks.ts';
import { getNotices } from '#modules/tasks/queries/get-notices.ts';
import { listNewTasks } from '#modules/tasks/queries/list-new-tasks.ts';
import { visibleKinds } from '#modules/tasks/rules/visible-kinds.ts';
import type { App } from '#platform/app.ts';
import { areaGroups } from './area-groups.ts';

export interface AreaBadge {
  open: number;
  /** Whether some of it is late. */
  isHot: boolean;
}

/**
 * Open counts of each area in the navigation, by its address; whether the user wants browser notifications of new tasks; and the newest
 * tasks, of which what they have just seen has to be known at once. */
export async function loadBadges(
  { db, readDb, clock }: Pick<App, 'db' | 'readDb' | 'clock'>,
  { id: staffId, rights }: Pick<StaffSession, 'id' | 'rights'>,
) {
  const kinds = visibleKinds(rights);
  const [counts, { isInBrowser }, bell] = await Promise.all([
    countTasks(readDb, { kinds, staffId, now: clock.now() }),
    getNotices(readDb, staffId),
    listNewTasks(db, { kinds, staffId, now: clock.now() }),
  ]);
  const badges: Record<string, AreaBadge> = {};
  for (const { to, tasks } of areaGroups.flatMap(({ areas }) => areas)) {
    const ofArea = counts.filter(({ kind }) => tasks === 'all' || tasks?.includes(kind));
    const open = ofArea.reduce((sum, row) => sum + row.open, 0);
    if (open > 0) badges[to] = { open, isHot: ofArea.some(({ late }) => late > 0) };
  }
  const news = bell.tasks.map((task) => ({ ...task, openedAt: task.openedAt.toISOString() }));
  return { badges, isInBrowser, bell: { ...bell, tasks: news } };
}
