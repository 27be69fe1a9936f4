import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { findProposal, listProposals, type Proposal } from '#modules/books/queries/list-proposals.ts';
import { accountTitles, correctableAccounts } from '#modules/books/rules/accounts.ts';
import { actorText } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireFresh } from '../../app/require-fresh.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SelectField, TextArea, TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { runCorrection } from './run-correction.ts';

const actions: Readonly<Record<Proposal['kind'], string>> = {
  return: 'duyệt trả lại người gửi',
  not_a_guests: 'duyệt ghi là không phải tiền khách',
  correction: 'duyệt bút toán điều chỉnh',
};

/** What agreeing to a correcting entry does, with its amount, as it is confirmed. */
async function describeProposal(db: Executor, form: FormData): Promise<string> {
  const id = Number(form.get('id'));
  const proposal = Number.isSafeInteger(id) ? await findProposal(db, id) : null;
  if (!proposal) return 'duyệt một bút toán';
  const action = actions[proposal.kind];
  return `${action} ${formatVnd(proposal.amountVnd)}`;
}

export async function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'books.reconcile', 'books.correct', 'books.approve');
  const me = actorText(actorOf(context));
  const proposals = await listProposals(appOf(context).db);
  return { proposals: proposals.map(({ proposedBy, ...one }) => ({ ...one, isMine: proposedBy === me })) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get('do') === 'agree') {
    const describe = () => describeProposal(appOf(context).db, form);
    await requireFresh(context, request, form, describe);
  }
  return runCorrection(appOf(context), actorOf(context), form);
}

export const meta = () => [{ title: 'Điều chỉnh' }];

export default function CorrectionsPage() {
  const { proposals } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  useLive(['money', 'books']);
  const waiting = proposals.filter(({ state }) => state === 'proposed').length;
  return (
    <PageBody>
      <PageHead title="Điều chỉnh" about={waiting > 0 ? `${waiting} chờ người thứ hai duyệt` : undefined} />
      <MoneyTabs shown="/so-tien/dieu-chinh" />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_380px] items-start gap-3 max-lg:grid-cols-1">
        <Card title="Bút toán và tiền trả lại">
          {proposals.length === 0 ? (
            <Empty title="Chưa có bút toán điều chỉnh nào">
              Sổ cái không sửa được; sai thì lập bút toán ngược lại, hai người cùng chịu trách nhiệm.
            </Empty>
          ) : (
            <ul aria-label="Bút toán điều chỉnh">
              {proposals.map((proposal) => (
                <ProposalRow key={proposal.id} proposal={proposal} reply={reply} />
              ))}
            </ul>
          )}
        </Card>
        {may('books.correct') && <CorrectionForm reply={reply} />}
      </div>
    </PageBody>
  );
}

function CorrectionForm({ reply }: { reply: ActionReply | undefined }) {
  const isOurs = reply?.typed?.do === 'propose';
  const { errors = {}, typed = {} } = isOurs ? (reply ?? {}) : {};
  const accounts = correctableAccounts.map((account) => (
    <option key={account} value={account}>
      {accountTitles[account]}
    </option>
  ));
  return (
    <Card title="Lập bút toán">
      <Form method="post" className="flex flex-col gap-3 p-3.5">
        <SelectField name="from" label="Từ" defaultValue={typed.from ?? 'cash'} error={errors.from}>
          {accounts}
        </SelectField>
        <SelectField name="to" label="Sang" defaultValue={typed.to ?? 'bank'} error={errors.to}>
          {accounts}
        </SelectField>
        <TextField
          name="amountVnd"
          label="Số tiền, ₫"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.amountVnd}
          error={errors.amountVnd}
        />
        <TextArea
          name="reason"
          label="Vì sao"
          hint="Ví dụ: nộp tiền mặt vào ngân hàng, phí của cổng thanh toán. Không ghi tên khách."
          defaultValue={typed.reason}
          error={errors.reason}
        />
        <Button type="submit" name="do" value="propose" look="primary">
          Gửi người thứ hai duyệt
        </Button>
      </Form>
    </Card>
  );
}
