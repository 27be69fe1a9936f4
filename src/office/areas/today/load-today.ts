import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { StaffSession } from '#modules/identity/sessions/staff-session.ts';
import { medianRefundDays } from '#modules/payments/refunds/refunds.ts';
import { findDemoTrade } from '#modules/retention/commands/demo-trade.ts';
import { type AskContact, listAskContacts } from '#modules/suppliers/queries/list-asks.ts';
import { countTasks } from '#modules/tasks/queries/count-tasks.ts';
import { type DayPart, getDay, listDay } from '#modules/tasks/queries/get-day.ts';
import { getSales } from '#modules/tasks/queries/get-sales.ts';
import { listStorms } from '#modules/tasks/queries/list-storms.ts';
import { listTasks, type Task } from '#modules/tasks/queries/list-tasks.ts';
import type { TaskKindName } from '#modules/tasks/rules/task-kinds.ts';
import { visibleKinds } from '#modules/tasks/rules/visible-kinds.ts';
import { staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
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
  const monthBegan = instantInVietnam(`${today.slice(0, 7)}-01`);
  const seesRefunds = only(refundKinds).length > 0;
  const [setup, demo, storms, counts, tasks, suppliers, refunds, median, day, people, sales] =
    await Promise.all([
      staffMay({ rights }, 'settings.edit') ? loadSetup(db) : null,
      seesBookings ? findDemoTrade(db) : null,
      seesBookings ? listStorms(db, today) : [],
      countTasks(db, { kinds, staffId, now }),
      listTasks(db, { kinds, ownerId, limit: 9 }),
      listTasks(db, { kinds: only(supplierKinds), limit: 5 }),
      listTasks(db, { kinds: only(refundKinds), limit: 5 }),
      seesRefunds ? medianRefundDays(db, { from: monthBegan, until: now }) : null,
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
    contacts: await contactsOf(db, suppliers),
    refunds,
    median,
    sees: { suppliers: only(supplierKinds).length > 0, refunds: seesRefunds },
    day: day && { counts: day, items: people },
    sales: sales && {
      ...sales,
      kinds: sales.kinds.map(({ kind, ...row }) => ({ ...row, title: kindProfiles[kind].labels.one })),
    },
  };
}

/** How to reach the suppliers that tasks wait for, by the tasks' object: a booking, or one of its items ('DV26A7K9Q-1'). */
async function contactsOf(db: Executor, tasks: readonly Task[]): Promise<Map<string, AskContact>> {
  const codeOf = (objectId: string) => objectId.replace(/-\d+$/, '');
  const contacts = await listAskContacts(
    db,
    tasks.map(({ objectId }) => codeOf(objectId)),
  );
  return new Map(
    tasks.flatMap(({ objectId }) => {
      const contact = contacts.get(codeOf(objectId));
      return contact ? [[objectId, contact] as const] : [];
    }),
  );
}

export type Today = Awaited<ReturnType<typeof loadToday>>;
