import { z } from 'zod';
import { listRefundQueue, type RefundFilter, sumOpenRefunds } from '#modules/booking/board/list-bookings.ts';
import {
  listOpenBookingRefunds,
  type OpenBookingRefund,
} from '#modules/booking/cancellation/booking-refunds.ts';
import { listStaff } from '#modules/identity/queries.ts';
import { buildVietQr } from '#modules/payments/gateways/vietqr-payload.ts';
import { banks } from '#modules/payments/refunds/banks.ts';
import {
  causeLabels,
  medianRefundDays,
  type RefundCause,
  refundDaysByDay,
} from '#modules/payments/refunds/refunds.ts';
import { canSettle } from '#modules/payments/state.ts';
import { actorText, type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { isHeldBack } from '#platform/backup/restored.ts';
import { type KeysetPlace, readCursor } from '#platform/db/keyset-page.ts';
import { namesOfActors } from '#platform/history/list-actors.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { renderQr } from '#platform/qr/render-qr.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { readHistory } from '../../parts/history/read-history.ts';
import type { ListAddress } from '../../parts/list/types.ts';
import { refundFilter } from './refund-filter.ts';

export type Refund = ReturnType<typeof toView>;
export type ChosenRefund = Awaited<ReturnType<typeof open>>;

/** Number of days shown as bars, ending today. */
const barDays = 14;

/** A page of the queue by promised day, and the chosen refund. The account is decrypted only for users who transfer, which is recorded. */
export async function loadRefunds(
  app: App,
  actor: StaffActor,
  {
    address,
    chosenId,
    opensAccount,
  }: { address: ListAddress; chosenId: string | null; opensAccount: boolean },
) {
  const now = app.clock.now();
  const today = dayInVietnam(now);
  const filter = refundFilter(address, today);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const firstDay = addDays(today, 1 - barDays);
  const [{ refunds, next, previous }, figures, median, arrived, chosen] = await Promise.all([
    listRefunds(app, actor, { filter, place }),
    sumOpenRefunds(app.db, today),
    medianRefundDays(app.db, { from: instantInVietnam(`${today.slice(0, 7)}-01`), until: now }),
    refundDaysByDay(app.db, { from: instantInVietnam(firstDay), until: now }),
    findRefund(app, actor, chosenId),
  ]);
  return {
    ...{ now: now.toISOString(), refunds, next, previous, figures, median },
    bars: Array.from({ length: barDays }, (_, at) => {
      const day = addDays(firstDay, at);
      return arrived.find((one) => one.day === day) ?? { day, days: null, count: 0 };
    }),
    chosen: chosen && (await open(app, actor, { ...chosen, opensAccount })),
  };
}

/** A page of the open refunds, earliest promised day first. */
export async function listRefunds(
  app: App,
  actor: StaffActor,
  { filter, place = {}, limit }: { filter: RefundFilter; place?: KeysetPlace; limit?: number },
) {
  const { rows, ...page } = await listRefundQueue(app.db, filter, place, { ...(limit && { limit }) });
  return { ...page, refunds: await toViews(app, actor, rows) };
}

/** An open refund by its id, with the account it is paid to. */
async function findRefund(app: App, actor: StaffActor, id: string | null) {
  const { data } = z.guid().safeParse(id);
  if (!data) return null;
  const [row] = await listOpenBookingRefunds(app.db, app.secrets.data, [data]);
  const [chosen] = await toViews(app, actor, row ? [row] : []);
  return chosen && row ? { chosen, row } : null;
}

async function toViews(app: App, actor: StaffActor, rows: readonly OpenBookingRefund[]) {
  const people = rows.flatMap(({ requestedBy, approvedBy }) => [requestedBy, ...approvedBy]);
  const nameOf = await namesOfActors(app.db, people);
  return rows.map((row) => toView(row, { nameOf, actor }));
}

function toView(
  row: OpenBookingRefund,
  { nameOf, actor }: { nameOf: (actor: string) => string; actor: StaffActor },
) {
  const { account: _, requestedBy, approvedBy, cause, promisedOn, requestedAt, ...refund } = row;
  const people = [...new Set(isPerson(requestedBy) ? [requestedBy, ...approvedBy] : approvedBy)];
  return {
    ...refund,
    causeLabel: causeLabels[cause as RefundCause],
    isOursToKeep: cause === 'goodwill' || cause === 'cancelled',
    requestedBy: nameOf(requestedBy),
    requestedAt: requestedAt.toISOString(),
    dueAt: instantInVietnam(addDays(promisedOn, 1)).toISOString(),
    people: people.map((id) => ({ id, name: nameOf(id) })),
    missing: Math.max(0, row.approvalsNeeded - approvedBy.length),
    isMine: approvedBy.includes(actorText(actor)),
    transferVnd: row.payouts.reduce(
      (sum, { state, amountVnd }) => (state === 'manual_transfer' ? sum + amountVnd : sum),
      0,
    ),
  };
}

const isPerson = (actor: string) => actor.startsWith('staff:');

async function open(
  app: App,
  actor: StaffActor,
  { chosen, row, opensAccount }: { chosen: Refund; row: OpenBookingRefund; opensAccount: boolean },
) {
  const { lines } = await readHistory(app.db, { objectType: 'refund', objectId: chosen.id }, 10);
  const mayOpen = opensAccount && staffMay(actor, 'refund.read') && chosen.transferVnd > 0;
  const standing = { refundState: chosen.state, isHeldBack: isHeldBack(app.config.DATA_DIR) };
  return {
    ...{ ...chosen, history: lines },
    approvers: chosen.state === 'requested' ? await listApprovers(app, actor, row) : [],
    account: mayOpen ? await openAccount(app, actor, row, chosen) : null,
    /** The payouts whose outcome may be recorded by hand. */
    toSettle: chosen.payouts.filter((payout) => canSettle(payout, standing)),
  };
}

/** Names shown; a firm of three hundred has more. */
const maxApprovers = 3;

/** Colleagues who may approve a refund now, for somebody who may not. */
async function listApprovers({ db, clock }: App, me: StaffActor, refund: OpenBookingRefund) {
  const taken = new Set([
    me.id,
    ...[refund.requestedBy, ...refund.approvedBy].map((one) => one.split(':')[1]),
  ]);
  const staff = await listStaff(db, clock.now());
  return staff
    .filter(({ id, state }) => state === 'active' && !taken.has(id))
    .filter((one) => staffMay(one, 'refund.approve', refund.amountVnd))
    .slice(0, maxApprovers)
    .map(({ name, role }) => `${name} (${role.title})`);
}

/** Reading a guest's account is recorded in the history, like all access to personal data. */
async function openAccount(app: App, actor: StaffActor, row: OpenBookingRefund, refund: Refund) {
  if (!row.account) return null;
  const object = { type: 'refund', id: refund.id };
  const after = { accounts: 1 };
  await writeHistory(app.db, { actor, verb: 'refund.read', object, after, now: app.clock.now() });
  const { bankBin, accountNo, holder } = row.account;
  const content = `Hoan tien ${row.bookingCode}`;
  const payload = buildVietQr({ bankBin, account: accountNo, amountVnd: refund.transferVnd, content });
  const svg = Buffer.from(await renderQr(payload)).toString('base64');
  return {
    bank: banks[bankBin] ?? bankBin,
    accountNo,
    holder,
    content,
    qr: `data:image/svg+xml;base64,${svg}`,
  };
}
