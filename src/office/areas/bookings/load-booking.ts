import { findQuoteOpening } from '#modules/booking/access/trip-link-tokens.ts';
import { isChangeable } from '#modules/booking/active-items.ts';
import { undoHours } from '#modules/booking/arrival/no-show.ts';
import { canGetCredit, findCreditProposal, listMoveTargets } from '#modules/booking/board/for-guest.ts';
import { findOfficeBooking, type OfficeBooking } from '#modules/booking/board/list-bookings.ts';
import { listLabels, longestLabel } from '#modules/booking/board/notes.ts';
import { listItemCancellations } from '#modules/booking/cancellation/cancel-booking-item.ts';
import { listMoveDates } from '#modules/booking/disruption/choices.ts';
import { listMessages } from '#modules/booking/thread/messages.ts';
import { canSaveInvoice } from '#modules/booking/trip/save-invoice.ts';
import { findPartnerOfBooking } from '#modules/channels/partners/partner-bookings.ts';
import { listMailsOfBooking, listMailWords } from '#modules/mails/queries.ts';
import { isDemoBooking } from '#modules/retention/commands/demo-trade.ts';
import { listManagersOf } from '#modules/sales/queries/list-firm-bookings.ts';
import { listItemCosts } from '#modules/sales/queries/list-item-costs.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { listVouchers } from '#modules/vouchers/queries/list-vouchers.ts';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { isBusyElsewhere } from '#platform/db/is-database-away.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { readHistory } from '../../parts/history/read-history.ts';
import { bookingItems } from './booking-items.ts';
import { approvalOf, moneyOf, partsOf, refundsOf } from './booking-money.ts';
import { kindsGoingWith } from './kinds-going-with.ts';
import { papersOf } from './papers-of.ts';
import { timelineOf } from './timeline-of.ts';

/** All data of one booking's page, or null. Instants are ISO, amounts đồng; identity documents are not included. */
export async function loadBooking(
  { db: primary, readDb: db, clock, config, secrets }: App,
  { code, actor, query }: { code: string; actor: StaffActor; query: URLSearchParams },
) {
  const now = clock.now();
  const booking = await findOfficeBooking(db, code, now);
  if (!booking) return null;
  const { view, row, refund } = booking;
  const [vouchers, mails, { lines }, isDemo, partner, opening] = await Promise.all([
    listVouchers(db, view.id, now),
    listMailsOfBooking(db, view.id),
    readHistory(db, { objectType: 'booking', objectId: code }, 200),
    isDemoBooking(db, view.id),
    findPartnerOfBooking(db, code),
    findQuoteOpening(db, view.id),
  ]);
  const ofVouchers = await Promise.all(
    vouchers.map((one) => readHistory(db, { objectType: 'voucher', objectId: one.code }, 20)),
  );
  const history = [...lines, ...ofVouchers.flatMap((one) => one.lines)];
  const affected = view.choices?.items.flatMap(({ position }) => view.quote.items[position] ?? []) ?? [];
  return {
    code,
    isDemo,
    partner: partner?.title ?? null,
    labels: { known: await listLabels(db), longest: longestLabel },
    now: now.toISOString(),
    today: dayInVietnam(now),
    standing: { ...row, changedAt: row.changedAt.toISOString() },
    ...{ state: view.state, contact: view.contact, note: view.note },
    ...{ version: view.version, newestCode: view.replacedBy?.code ?? null },
    travellers: view.travellers.map(({ fullName }) => fullName),
    papers: await papersOf(db, secrets.data, view),
    otherCount: booking.otherCount,
    money: moneyOf(booking),
    parts: partsOf(view),
    refunds: refundsOf(view),
    change: view.change && {
      isAddition: view.change.isAddition,
      ...{ dueVnd: view.change.due, totalVnd: view.change.total, until: view.change.until },
    },
    ...{ approval: view.approval, managers: await managersOf(db, booking) },
    answerBy: view.answerBy,
    holdExpiresAt: view.holdExpiresAt,
    isToPayAtCounter: view.payment?.method === 'office' && !view.isCounterConfirmed,
    choiceBy: view.choices?.until ?? null,
    choiceVnd: view.choices?.amount ?? 0,
    moveDates: await listMoveDates(db, affected, now),
    items: bookingItems(booking, now),
    additionKinds: kindsGoingWith(view.quote.items.filter(({ ended }) => !ended)),
    move: await moveOf(primary, booking, { query, actor, now }),
    ...(await creditsOf(db, view)),
    prepaidCodes: view.vouchers.map(({ state, ...one }) => ({
      ...one,
      state,
      isOpen: state === 'issued' || state === 'reserved',
    })),
    itemCancellations: await listItemCancellations(db, view, now),
    arrivals: arrivalsOf(view, now),
    messages: await listMessages(db, view.id),
    invoice: { data: view.invoice, number: view.invoiceNo, canSave: canSaveInvoice(view) },
    vouchers: vouchers.map((voucher) => ({
      code: voucher.code,
      position: voucher.position,
      version: voucher.version,
      state: voucher.state,
      reference: voucher.supplierReference,
    })),
    mails: mails.map(mailLine),
    // Without a mail server they stay in the mailbox of a site that is tried out.
    isMailbox: !config.SMTP_URL,
    fees: booking.fees,
    ...(await marginOf(db, view, actor)),
    refund: refund && { ...refund, ...approvalOf(refund, view.paid) },
    timeline: timelineOf(booking, {
      ...{ history, mails, openedAt: opening?.openedAt ?? null },
      mailWords: await listMailWords(db, view.id),
    }),
  };
}

/** A mail to the guest, or to the supplier of a part of the booking. */
function mailLine({
  id,
  template,
  subject,
  writtenAt,
  sentAt,
}: Awaited<ReturnType<typeof listMailsOfBooking>>[number]) {
  const isToSupplier = template.startsWith('supplier');
  return { id, subject, isToSupplier, at: writtenAt.toISOString(), isSent: sentAt !== null };
}

/** The managers of the firm whose approval a booking waits for: staff may record their decision. */
async function managersOf(db: Executor, { view }: OfficeBooking) {
  if (view.approval?.state !== 'waiting' || !(view.holdExpiresAt ?? view.answerBy)) return [];
  return listManagersOf(db, view.id);
}

export type BookingPageData = NonNullable<Awaited<ReturnType<typeof loadBooking>>>;

/** Late arrivals and no-shows, and whether a no-show can still be undone. */
function arrivalsOf({ arrivals, quote }: OfficeBooking['view'], now: Date) {
  return arrivals.map((arrival) => ({
    ...arrival,
    title: quote.items[arrival.position]?.productTitle ?? '',
    canUndo:
      arrival.kind === 'no_show' && now.getTime() - Date.parse(arrival.notedAt) <= undoHours * 3_600_000,
  }));
}

/** Credits from the booking, and the proposal that waits for a second person's approval. */
async function creditsOf(db: Executor, view: OfficeBooking['view']) {
  const proposal = await findCreditProposal(db, view.id);
  return {
    credits: view.credits,
    canGetCredit: canGetCredit(view),
    creditProposal: proposal && { ...proposal, proposedAt: proposal.proposedAt.toISOString() },
  };
}

/** Where an item may be moved to. Loaded only when asked for, because it prices many products. */
async function moveOf(
  db: Database,
  { view }: OfficeBooking,
  { query, actor, now }: { query: URLSearchParams; actor: StaffActor; now: Date },
) {
  if (query.get('viec') !== 'chuyen' || !staffMay(actor, 'booking.move')) return null;
  const wanted = Number(query.get('muc') ?? -1);
  const movable = view.quote.items.flatMap((item, at) =>
    isChangeable(item, { isGuest: false }) ? [at] : [],
  );
  const position = movable.includes(wanted) ? wanted : movable[0];
  if (position === undefined) return null;
  try {
    const targets = await listMoveTargets(db, { code: view.code, position }, now);
    return { position, targets, isBusy: false };
  } catch (fault) {
    if (!isBusyElsewhere(fault)) throw fault;
    return { position, targets: [], isBusy: true };
  }
}

/** For those who may see margins: the cost of each sold item, empty before anything is sold, and the lowest acceptable margin. */
async function marginOf(db: Executor, view: OfficeBooking['view'], actor: StaffActor) {
  if (!staffMay(actor, 'sale.margin')) return { costs: null, leastPercent: 0 };
  const costs = await costsOf(db, view);
  // Nothing is sold before a company has its settings.
  return { costs, leastPercent: costs.length > 0 ? (await getSettings(db)).margins.leastPercent : 0 };
}

async function costsOf(db: Executor, { id, quote }: OfficeBooking['view']) {
  const costs = await listItemCosts(db, id);
  return costs.map(({ position, amountVnd, costVnd }) => ({
    ...{ position, amountVnd, costVnd },
    title: quote.items[position]?.productTitle ?? '',
  }));
}
