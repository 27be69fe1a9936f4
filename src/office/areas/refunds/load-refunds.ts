import {
  listOpenBookingRefunds,
  type OpenBookingRefund,
} from '#modules/booking/cancellation/booking-refunds.ts';
import { buildVietQr } from '#modules/payments/gateways/vietqr-payload.ts';
import { banks } from '#modules/payments/refunds/banks.ts';
import { causeLabels, type RefundCause } from '#modules/payments/refunds/refund-causes.ts';
import { medianRefundDays } from '#modules/payments/refunds/refunds.ts';
import { actorText, type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { namesOfActors } from '#platform/history/list-actors.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { renderQr } from '#platform/qr/render-qr.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { readHistory } from '../../parts/history/read-history.ts';

export type Refund = ReturnType<typeof toView>;
export type ChosenRefund = Awaited<ReturnType<typeof open>>;

/** The queue by promise, and what is known of the chosen one. The account opens only for who transfers, and that is written down. */
export async function loadRefunds(
  app: App,
  actor: StaffActor,
  { chosenId, opensAccount }: { chosenId: string | null; opensAccount: boolean },
) {
  const now = app.clock.now();
  const month = dayInVietnam(now).slice(0, 7);
  const [{ rows, refunds }, median] = await Promise.all([
    listRefunds(app, actor),
    medianRefundDays(app.db, { from: instantInVietnam(`${month}-01`), until: now }),
  ]);
  const chosen = refunds.find(({ id }) => id === chosenId);
  const row = rows.find(({ id }) => id === chosenId);
  return {
    now: now.toISOString(),
    median,
    refunds,
    figures: figuresOf(refunds, now.toISOString()),
    chosen: chosen && row ? await open(app, actor, { chosen, row, opensAccount }) : null,
  };
}

/** Of all open refunds, whatever the list shows of them. @param now ISO instant */
function figuresOf(refunds: readonly Refund[], now: string) {
  return {
    count: refunds.length,
    totalVnd: refunds.reduce((sum, { amountVnd }) => sum + amountVnd, 0),
    late: refunds.filter(({ dueAt }) => dueAt < now).length,
    waiting: refunds.filter(({ missing, state }) => state === 'requested' && missing > 0).length,
    accountless: refunds.filter(({ waitsForAccount }) => waitsForAccount).length,
  };
}

/** Every open refund, the earliest promise first. */
export async function listRefunds(app: App, actor: StaffActor) {
  const rows = await listOpenBookingRefunds(app.db, app.secrets.token);
  const people = rows.flatMap(({ requestedBy, approvedBy }) => [requestedBy, ...approvedBy]);
  const nameOf = await namesOfActors(app.db, people);
  return { rows, refunds: rows.map((row) => toView(row, { nameOf, actor })) };
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
  return { ...chosen, history: lines, account: mayOpen ? await openAccount(app, actor, row, chosen) : null };
}

/** Reading where a guest's money goes is written into the history, like every look at personal data. */
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
