import { listBookings } from '#modules/booking/board/list-bookings.ts';
import {
  findMoneyMessage,
  findPaymentCandidate,
  findPaymentCandidates,
  listMoneyMessages,
  type MatchEntry,
  type PaymentCandidate,
  previewMatch,
  previewUndoMatch,
  sumMoneyMessages,
} from '#modules/booking/payment/money-messages.ts';
import { findProposalAbout } from '#modules/books/queries/list-proposals.ts';
import { accountTitles, isAccount } from '#modules/books/rules/accounts.ts';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { readListAddress, writeListAddress } from '../../parts/list/list-address.ts';
import { listColleagues } from '../../parts/people/colleagues.ts';
import { describeUndo } from './describe-undo.ts';
import { messageFilter } from './message-filter.ts';
import { messageList } from './message-list.tsx';
import { moneyFigures } from './money-figures.ts';
import { waitingOf } from './waiting-of.ts';

/** Liability accounts: their balances grow by negative (credit) amounts. */
const owed = ['guest', 'refund_payable', 'unmatched', 'credit'];

/** A ledger line before it is posted: the account, and by how much its balance grows. */
function entryWords({ account, bookingCode, amountVnd }: MatchEntry) {
  const title = isAccount(account) ? accountTitles[account] : account;
  return {
    title: bookingCode && account !== 'bank' ? `${title}, ${bookingCode}` : title,
    amountVnd: owed.includes(account) ? -amountVnd : amountVnd,
  };
}

export type MoneyData = Awaited<ReturnType<typeof loadMoney>>;

/** A page of webhook events, and the bookings that the chosen one's payment may belong to. @param query of the address */
export async function loadMoney(
  { db, queue, clock }: Pick<App, 'db' | 'queue' | 'clock'>,
  query: URLSearchParams,
  actor: StaffActor,
) {
  const now = clock.now();
  const today = dayInVietnam(now);
  const address = readListAddress(`?${query}`, messageList);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const [page, sums, message] = await Promise.all([
    listMoneyMessages(db, messageFilter(address, today), place),
    sumMoneyMessages(db, today),
    findMoneyMessage(db, idOf(query.get('tin'))),
  ]);
  const isOpen = message?.outcome === 'unmatched' || message?.outcome === 'other_account';
  const undo =
    message?.provider === 'bank' && message.bookingCode
      ? await requestUndo({ db, queue }, { inboxId: message.id, actor }, now)
      : null;
  const proposal = message ? await findProposalAbout(db, message.id) : null;
  const { waiting, task } = await waitingOf(db, page.rows, message, actor);
  const typed = query.get('don')?.trim().toUpperCase() ?? '';
  const found = message && isOpen ? await findPaymentCandidates(db, message) : [];
  const other = message && typed && !found.some(({ code }) => code === typed);
  const named = other ? await findNamed({ db, now }, typed, message) : [];
  const candidates = [...named, ...found.filter(({ code }) => named.every((one) => one.code !== code))];
  const chosen = candidates.find(({ code }) => code === typed) ?? (typed ? undefined : candidates[0]);
  const entries =
    message && chosen
      ? await previewMatch(db, queue, { inboxId: message.id, code: chosen.code, actor }, now)
      : null;
  return {
    page: { ...page, rows: page.rows.map((row) => ({ ...row, waits: waiting.get(row.id) ?? null })) },
    figures: await moneyFigures(db, sums, today),
    counts: { 'chua-khop': sums.unmatched, lech: sums.differing },
    entries: entries?.map(entryWords) ?? null,
    message,
    proposal: proposal && {
      ...{ kind: proposal.kind, proposedName: proposal.proposedName, state: proposal.state },
    },
    task,
    staff: task && staffMay(actor, 'task.assign') ? await listColleagues(db, now) : [],
    isOpen,
    undo,
    candidates,
    chosenCode: chosen?.code ?? null,
    typed: query.get('don')?.trim() ?? '',
    isFound: named.length > 0 || chosen !== undefined,
    base: writeListAddress(address, messageList, {}),
    now: now.toISOString(),
  };
}

/**
 * Preview of undoing a match. Where an account for the refund is already known, the refusal too: the user must confirm
 * that no refund was sent.
 */
async function requestUndo(
  { db, queue }: Pick<App, 'db' | 'queue'>,
  undo: { inboxId: number; actor: StaffActor },
  now: Date,
) {
  const first = await previewUndoMatch(db, queue, undo, now);
  const description = await describeUndo(db, first);
  if (first.ok || first.reason !== 'refund_named')
    return { ...description, warning: null, asksUnsent: false };
  const sure = await describeUndo(db, await previewUndoMatch(db, queue, { ...undo, isUnsent: true }, now));
  return { ...sure, warning: description.refusal, asksUnsent: sure.refusal === null };
}

/** Number of bookings shown for a name or number. */
const maxNamed = 5;

/** Bookings by code, or by a contact's name or phone number. */
async function findNamed(
  { db, now }: { db: App['db']; now: Date },
  text: string,
  message: NonNullable<Awaited<ReturnType<typeof findMoneyMessage>>>,
): Promise<PaymentCandidate[]> {
  const byCode = await findPaymentCandidate(db, text, message);
  if (byCode) return [byCode];
  const { rows } = await listBookings(db, { view: 'all', text }, {}, { limit: maxNamed, now });
  const found = await Promise.all(rows.map(({ code }) => findPaymentCandidate(db, code, message)));
  return found.filter((one) => one !== null);
}

const idOf = (text: string | null) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);
