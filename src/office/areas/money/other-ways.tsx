import { Form, Link, useLoaderData } from 'react-router';
import { foreignSources } from '#modules/books/rules/accounts.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextArea } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { MoneyData } from './load-money.ts';
import { SplitForm } from './split-form.tsx';

/** Other options for a payment without a booking. */
export function OtherWays({ reply }: { reply: ActionReply | undefined }) {
  const { message, proposal } = useLoaderData<MoneyData>();
  const may = useMay();
  if (message?.provider !== 'bank') return null;
  if (proposal?.state === 'proposed')
    return (
      <Notice tone="info">
        {proposal.proposedName} đã đề nghị{' '}
        {proposal.kind === 'return' ? 'trả lại khoản này' : 'ghi khoản này là không phải tiền khách'}.{' '}
        <Link to="/so-tien/dieu-chinh" className="font-semibold text-sea">
          Xem và duyệt
        </Link>
      </Notice>
    );
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      {may('payment.assign') && <SplitForm message={message} reply={reply} />}
      {may('books.correct') && message.outcome === 'unmatched' && (
        <>
          <GiveBack message={message} reply={reply} />
          <NotAGuests message={message} reply={reply} />
        </>
      )}
    </div>
  );
}

interface Way {
  message: { id: number; amountVnd: number };
  reply: ActionReply | undefined;
}

function GiveBack({ message: { id, amountVnd }, reply }: Way) {
  const { typed = {}, errors = {} } = reply?.typed?.do === 'return' ? reply : {};
  return (
    <Fold title="Trả lại người gửi…" isOpen={typed.do === 'return'}>
      <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
        <input type="hidden" name="message" value={id} />
        <TextArea
          name="reason"
          label="Vì sao trả lại"
          hint="Một người khác duyệt rồi mới chuyển. Không ghi tên hay số tài khoản của khách."
          defaultValue={typed.reason}
          error={errors.reason}
        />
        <Button type="submit" name="do" value="return" look="dangerous">
          Đề nghị trả lại {formatVnd(amountVnd)}
        </Button>
      </Form>
    </Fold>
  );
}

const sources: Record<(typeof foreignSources)[number], string> = {
  gateway: 'Cổng thanh toán chuyển tiền bán về',
  cash: 'Tiền mặt của quầy nộp vào ngân hàng',
  adjustment: 'Khác: lãi, phí được trả lại, nhà cung cấp hoàn',
};

/** Money that is no guest's: where it came from, for a second person to agree. */
function NotAGuests({ message: { id, amountVnd }, reply }: Way) {
  const { typed = {}, errors = {} } = reply?.typed?.do === 'not-a-guests' ? reply : {};
  return (
    <Fold title="Khoản khác, không phải tiền khách…" isOpen={typed.do === 'not-a-guests'}>
      <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
        <input type="hidden" name="message" value={id} />
        <SelectField
          id={`from-${id}`}
          name="from"
          label="Tiền này từ đâu"
          defaultValue={typed.from ?? ''}
          error={errors.from}
        >
          <option value="">Chọn một nơi</option>
          {foreignSources.map((account) => (
            <option key={account} value={account}>
              {sources[account]}
            </option>
          ))}
        </SelectField>
        <TextArea
          id={`other-${id}`}
          name="reason"
          label="Là khoản gì"
          hint="Một người khác duyệt rồi mới vào sổ."
          defaultValue={typed.reason}
          error={errors.reason}
        />
        <Button type="submit" name="do" value="not-a-guests">
          Đề nghị ghi {formatVnd(amountVnd)} là khoản khác
        </Button>
      </Form>
    </Fold>
  );
}
