import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextArea } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { AccountForm } from './account-form.tsx';
import type { ChosenRefund } from './load-refunds.ts';
import { RefundBadge } from './refund-queue.tsx';
import { SettleForm, TransferForm } from './transfer-form.tsx';

interface Panel {
  refund: ChosenRefund;
  reply: ActionReply | undefined;
}

/** One refund: its reason, its approvals, and what the user may do about it now. */
export function RefundPanel({
  refund,
  reply,
  bankNames,
  now,
}: Panel & { bankNames: readonly { bin: string; name: string }[]; now: string }) {
  const may = useMay();
  const isOpen = refund.state !== 'rejected' && (refund.transferVnd > 0 || refund.state === 'requested');
  return (
    <Card title={refund.bookingCode} aside={<RefundBadge refund={refund} />}>
      <div className="flex flex-col gap-3 p-3.5">
        <div>
          <p className="text-ink-soft">Trả cho {refund.guest}</p>
          <p className="text-xl font-semibold">{formatVnd(refund.amountVnd)}</p>
          <p className="text-sm text-ink-soft">
            {refund.accountLabel ??
              refund.payouts.map(({ channel }) => channelNames[channel] ?? channel).join(', ')}
          </p>
        </div>
        <Facts refund={refund} now={now} />
        {refund.state === 'requested' && <Approval refund={refund} reply={reply} />}
        {refund.transferVnd > 0 && may('refund.pay') && (
          <TransferForm refund={refund} reply={reply} now={now} />
        )}
        {refund.toSettle.length > 0 && may('refund.pay') && <SettleForm refund={refund} reply={reply} />}
        {isOpen &&
          refund.payouts.some(({ channel }) => channel === 'bank_transfer') &&
          may('refund.account') && <AccountForm refund={refund} reply={reply} bankNames={bankNames} />}
        <Fold title="Lịch sử khoản này">
          <HistoryPanel lines={refund.history} />
        </Fold>
      </div>
    </Card>
  );
}

function Facts({ refund, now }: { refund: ChosenRefund; now: string }) {
  const isHeld = refund.transferFrom !== null && new Date(refund.transferFrom) > new Date(now);
  return (
    <ul className="flex flex-col gap-1.5">
      <Fact isGood>
        {refund.causeLabel}; {refund.requestedBy} lập {formatMoment(refund.requestedAt)}
        {refund.reason && <>: “{refund.reason}”</>}
      </Fact>
      <Fact isGood={refund.missing === 0}>
        {refund.approvalsNeeded === 0
          ? 'Đúng quy định và không quá hạn mức, không cần người duyệt'
          : refund.missing === 0
            ? 'Đủ hai người khác nhau duyệt'
            : `Còn thiếu ${refund.missing} người duyệt`}
      </Fact>
      {refund.isOtherHolder && (
        <Fact>Tên chủ tài khoản khác tên người đặt: gọi lại khách trước khi chuyển</Fact>
      )}
      {isHeld && refund.transferFrom && (
        <Fact>Tài khoản vừa đổi, chuyển được từ {formatMoment(refund.transferFrom)}</Fact>
      )}
    </ul>
  );
}

function Fact({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <li className="flex items-start gap-2">
      <Icon
        size={16}
        aria-hidden
        className={isGood ? 'mt-0.5 flex-none text-good' : 'mt-0.5 flex-none text-warn'}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

/** The amount cannot be changed here: a wrong refund is declined with a reason, and requested again. */
function Approval({ refund, reply }: Panel) {
  const may = useMay();
  const isWithin = may('refund.approve', refund.amountVnd);
  const why = refund.isMine
    ? 'Bạn đã lập hoặc duyệt khoản này; cần một người khác.'
    : may('refund.approve') && !isWithin
      ? 'Số tiền vượt hạn mức của vai trò bạn.'
      : '';
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      {may('refund.approve') && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="refund" value={refund.id} />
          <Button
            type="submit"
            name="do"
            value="approve"
            look="primary"
            className="w-full"
            disabled={!isWithin || refund.isMine}
          >
            Duyệt {formatVnd(refund.amountVnd)}
          </Button>
        </Form>
      )}
      {why && (
        <p className="text-sm text-ink-soft">
          {why}
          {refund.approvers.length > 0 && ` Duyệt được: ${refund.approvers.join(', ')}.`}
        </p>
      )}
      {may('refund.reject') && refund.isOursToKeep && (
        <Fold title="Từ chối…" isOpen={reply?.typed?.do === 'reject'}>
          <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
            <input type="hidden" name="refund" value={refund.id} />
            <TextArea
              name="reason"
              label="Lý do, khách đọc được"
              defaultValue={reply?.typed?.reason}
              error={reply?.errors?.reason}
            />
            <Button type="submit" name="do" value="reject" look="danger">
              Từ chối hoàn {formatVnd(refund.amountVnd)}
            </Button>
          </Form>
        </Fold>
      )}
      <p className="text-sm text-ink-faint">
        Không sửa được số tiền khi duyệt.{' '}
        <Link to={`/nhat-ky?loai=refund&ma=${refund.id}`} className="text-sea underline">
          Xem nhật ký
        </Link>
      </p>
    </div>
  );
}

const channelNames: Readonly<Record<string, string>> = {
  vnpay: 'Về VNPay',
  momo: 'Về ví MoMo',
  zalopay: 'Về ví ZaloPay',
  credit: 'Về tín dụng của khách',
  bank_transfer: 'Chuyển khoản, khách chưa cho biết tài khoản',
};
