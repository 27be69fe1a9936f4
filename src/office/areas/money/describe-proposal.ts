import { findProposal, type Proposal } from '#modules/books/queries/list-proposals.ts';
import type { Executor } from '#platform/db/connect.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

const actions: Readonly<Record<Proposal['kind'], string>> = {
  return: 'duyệt trả lại người gửi',
  not_a_guests: 'duyệt ghi là không phải tiền khách',
  correction: 'duyệt bút toán điều chỉnh',
};

/** What agreeing to a correcting entry does, with its amount, as it is confirmed. */
export async function describeProposal(db: Executor, form: FormData): Promise<string> {
  const id = Number(form.get('id'));
  const proposal = Number.isSafeInteger(id) ? await findProposal(db, id) : null;
  if (!proposal) return 'duyệt một bút toán';
  const action = actions[proposal.kind];
  return `${action} ${formatVnd(proposal.amountVnd)}`;
}
