import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { StaffSession } from '#modules/identity/sessions/staff-session.ts';
import { findDemoTrade } from '#modules/retention/commands/demo-trade.ts';
import { countTasks } from '#modules/tasks/queries/count-tasks.ts';
import { type DayPart, getDay, listDay } from '#modules/tasks/queries/get-day.ts';
import { getSales } from '#modules/tasks/queries/get-sales.ts';
import { listStorms } from '#modules/tasks/queries/list-storms.ts';
import { listTasks } from '#modules/tasks/queries/list-tasks.ts';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import { visibleKinds } from '#modules/tasks/rules/visible-kinds.ts';
import { staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { loadSetup } from './load-setup.ts';

/** Whose tasks are shown. */
export type Whose = 'ca-nhom' | 'cua-toi' | 'chua-ai';

const supplierKinds: TaskKindName[] = ['supplier-confirmation', 'on-request'];
const refundKinds: TaskKindName[] = ['refund', 'refund-approval'];
/** All data of the day's board for a user; null for what they may not see. */
export async function loadToday(
  { readDb: db, clock }: Pick<App, 'readDb' | 'clock'>,
  { id: staffId, rights }: Pick<StaffSession, 'id' | 'rights'>,
  { whose, part }: { whose: Whose; part: DayPart },
) {
  const now = clock.now();
  const today = dayInVietnam(now);
  const kinds = visibleKinds(rights);
  const seesBookings = staffMay({ rights }, 'booking.read');
  const only = (some: TaskKindName[]) => kinds.filter((kind) => some.includes(kind));
  const ownerId = whose === 'cua-toi' ? staffId : whose === 'chua-ai' ? null : undefined;
  const [setup, demo, storms, counts, tasks, suppliers, refunds, day, people, sales] = await Promise.all([
    staffMay({ rights }, 'settings.edit') ? loadSetup(db) : null,
    seesBookings ? findDemoTrade(db) : null,
    seesBookings ? listStorms(db, today) : [],
    countTasks(db, { kinds, staffId, now }),
    listTasks(db, { kinds, ownerId, limit: 9 }),
    listTasks(db, { kinds: only(supplierKinds), limit: 5 }),
    listTasks(db, { kinds: only(refundKinds), limit: 5 }),
    seesBookings ? getDay(db, today) : null,
    seesBookings ? listDay(db, today, part, 8) : [],
    seesBookings ? getSales(db, now) : null,
  ]);
  return {
    now,
    today,
    whose,
    part,
    setup,
    demo,
    storms,
    counts,
    tasks,
    suppliers,
    refunds,
    sees: { suppliers: only(supplierKinds).length > 0, refunds: only(refundKinds).length > 0 },
    day: day && { counts: day, items: people },
    sales: sales && {
      ...sales,
      kinds: sales.kinds.map(({ kind, ...row }) => ({ ...row, title: kindProfiles[kind].labels.one })),
    },
  };
}

export type Today = Awaited<ReturnType<typeof loadToday>>;
