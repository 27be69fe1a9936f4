import {
  findMoneyMessage,
  findPaymentCandidate,
  findPaymentCandidates,
  listMoneyMessages,
  previewUndoMatch,
  sumMoneyMessages,
} from '#modules/booking/payment/money-messages.ts';
import { findReturn } from '#modules/books/queries/list-proposals.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { readListAddress, writeListAddress } from '../../parts/list/list-address.ts';
import { messageFilter } from './message-filter.ts';
import { messageList } from './message-list.tsx';
import { sayUndo } from './say-undo.ts';

export type MoneyData = Awaited<ReturnType<typeof loadMoney>>;

/** A page of messages, and of the chosen one whom its money may be of. @param asked of the address */
export async function loadMoney(
  { db, queue, clock }: Pick<App, 'db' | 'queue' | 'clock'>,
  asked: URLSearchParams,
  actor: StaffActor,
) {
  const now = clock.now();
  const today = dayInVietnam(now);
  const address = readListAddress(`?${asked}`, messageList);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const [page, sums, message] = await Promise.all([
    listMoneyMessages(db, messageFilter(address, today), place),
    sumMoneyMessages(db, today),
    findMoneyMessage(db, Number(asked.get('tin')) || 0),
  ]);
  const isOpen = message?.outcome === 'unmatched' || message?.outcome === 'other_account';
  const undo =
    message?.provider === 'bank' && message.bookingCode
      ? await sayUndo(db, await previewUndoMatch(db, queue, { inboxId: message.id, actor }, now))
      : null;
  const back = message ? await findReturn(db, message.id) : null;
  const typed = asked.get('don')?.trim().toUpperCase() ?? '';
  const found = message && isOpen ? await findPaymentCandidates(db, message) : [];
  const other = message && typed && !found.some(({ code }) => code === typed);
  const named = other ? await findPaymentCandidate(db, typed, message) : null;
  const candidates = named ? [named, ...found] : found;
  const chosen = candidates.find(({ code }) => code === typed) ?? (typed ? undefined : candidates[0]);
  return {
    page,
    sums,
    message,
    back: back && { proposedName: back.proposedName, state: back.state, answer: back.answer },
    isOpen,
    undo,
    candidates,
    chosenCode: chosen?.code ?? null,
    typed,
    base: writeListAddress(address, messageList, {}),
    now: now.toISOString(),
  };
}
