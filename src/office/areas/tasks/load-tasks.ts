import type { StaffSession } from '#modules/identity/sessions/staff-session.ts';
import { countTasks } from '#modules/tasks/queries/count-tasks.ts';
import { listTaskPage } from '#modules/tasks/queries/list-tasks.ts';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import { visibleKinds } from '#modules/tasks/rules/visible-kinds.ts';
import type { App } from '#platform/app.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { readListAddress } from '../../parts/list/list-address.ts';
import { readBulkChoice } from '../../parts/list/read-bulk-choice.ts';
import { listColleagues } from '../../parts/people/colleagues.ts';
import { taskList } from './task-list.tsx';

const pageSize = 50;

/** The tasks of an address, their counts, and the data of a bulk sheet. */
export async function loadTasks(
  { readDb, clock }: Pick<App, 'readDb' | 'clock'>,
  { id: staffId, rights }: Pick<StaffSession, 'id' | 'rights'>,
  url: URL,
) {
  const now = clock.now();
  const { view, filters, after, before } = readListAddress(url.search, taskList);
  const seen = visibleKinds(rights);
  const chosen = filters.loai?.split(',') as TaskKindName[] | undefined;
  const kinds = chosen ? seen.filter((kind) => chosen.includes(kind)) : seen;
  const ownerId = view === 'cua-toi' ? staffId : view === 'chua-ai' ? null : undefined;
  const filter = { kinds, ownerId };
  const place = { after: readCursor(after), before: readCursor(before) };
  const findAll = async (limit: number) =>
    (await listTaskPage(readDb, { ...filter, limit }, {})).rows.map(({ id }) => String(id));
  const [page, counts, choice] = await Promise.all([
    listTaskPage(readDb, { ...filter, limit: pageSize }, place),
    countTasks(readDb, { kinds: seen, staffId, now }),
    readBulkChoice(url.searchParams, taskList, { isKey: (key) => /^[1-9]\d{0,14}$/.test(key), findAll }),
  ]);
  const shown = counts.filter(({ kind }) => kinds.includes(kind));
  const total = (key: 'open' | 'mine' | 'unowned') => shown.reduce((sum, row) => sum + row[key], 0);
  const titles = new Map(page.rows.map(({ id, title, about }) => [String(id), `${title} (${about})`]));
  return {
    ...page,
    now,
    counts: { 'tat-ca': total('open'), 'cua-toi': total('mine'), 'chua-ai': total('unowned') },
    bulk: choice && {
      ...choice,
      names: choice.keys.map((key) => titles.get(key) ?? `việc ${key}`),
      staff: choice.name === 'giao' ? await listColleagues(readDb, now) : [],
    },
  };
}
