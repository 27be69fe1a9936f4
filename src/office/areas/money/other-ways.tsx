import { Form, Link, useLoaderData } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { MoneyData } from './load-money.ts';
import { SplitForm } from './split-form.tsx';

/** Other options for a payment without a booking. */
export function OtherWays({ reply }: { reply: ActionReply | undefined }) {
  const { message, back } = useLoaderData<MoneyData>();
  const may = useMay();
  if (message?.provider !== 'bank') return null;
  if (back?.state === 'proposed')
    return (
      <Notice tone="info">
        {back.proposedName} đã đề nghị trả lại khoản này.{' '}
        <Link to="/so-tien/dieu-chinh" className="font-semibold text-sea">
          Xem và duyệt
        </Link>
      </Notice>
    );
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      {may('payment.assign') && <SplitForm message={message} reply={reply} />}
      {may('books.correct') && message.outcome === 'unmatched' && (
        <Fold title="Trả lại người gửi…" isOpen={reply?.typed?.do === 'return'}>
          <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
            <input type="hidden" name="message" value={message.id} />
            <TextArea
              name="reason"
              label="Vì sao trả lại"
              hint="Một người khác duyệt rồi mới chuyển. Không ghi tên hay số tài khoản của khách."
              defaultValue={reply?.typed?.reason}
              error={reply?.errors?.reason}
            />
            <Button type="submit" name="do" value="return" look="dangerous">
              Đề nghị trả lại {formatVnd(message.amountVnd)}
            </Button>
          </Form>
        </Fold>
      )}
    </div>
  );
}
