import { Form, Link, useLocation } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button, buttonClass } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import type { ChosenRefund } from './load-refunds.ts';

interface Props {
  refund: ChosenRefund;
  reply: ActionReply | undefined;
}

/** A transfer by hand: the account's QR code, revealed on demand, then the bank's reference number. */
export function TransferForm({ refund, reply, now }: Props & { now: string }) {
  const may = useMay();
  const typed = reply?.typed?.do === 'transfer' ? reply.typed : undefined;
  const isHeld = refund.transferFrom !== null && new Date(refund.transferFrom) > new Date(now);
  const opened = new URLSearchParams(useLocation().search);
  opened.set('ma', refund.id);
  opened.set('mo', 'tai-khoan');
  return (
    <section aria-label="Chuyển tiền" className="flex flex-col gap-2 border-t border-line pt-3">
      {refund.account ? (
        <Account account={refund.account} />
      ) : (
        refund.accountLabel &&
        may('refund.read') && (
          <Link to={`?${opened}`} preventScrollReset className={buttonClass()}>
            Mở tài khoản và VietQR
          </Link>
        )
      )}
      <Form method="post" preventScrollReset className="flex flex-col gap-2">
        <input type="hidden" name="refund" value={refund.id} />
        <input type="hidden" name="amount" value={refund.transferVnd} />
        <SelectField name="by" label="Đã trả bằng" defaultValue={typed?.by ?? (isHeld ? 'cash' : 'transfer')}>
          <option value="transfer">Chuyển khoản</option>
          <option value="cash">Tiền mặt tại quầy</option>
        </SelectField>
        <TextField
          name="evidence"
          label="Mã giao dịch ngân hàng hoặc số phiếu chi"
          defaultValue={typed?.evidence}
          error={typed && reply?.errors?.evidence}
          autoComplete="off"
        />
        <Button
          type="submit"
          name="do"
          value="transfer"
          look="primary"
          disabled={!may('refund.pay', refund.transferVnd)}
        >
          Ghi đã trả {formatVnd(refund.transferVnd)}
        </Button>
      </Form>
    </section>
  );
}

function Account({ account }: { account: NonNullable<ChosenRefund['account']> }) {
  const lines = [account.bank, account.accountNo, account.holder, account.content];
  return (
    <div className="flex items-center gap-3">
      <img
        src={account.qr}
        alt={`Mã VietQR tới ${account.bank} ${account.accountNo}`}
        width={132}
        height={132}
        className="flex-none rounded-control bg-white"
      />
      <ul className="min-w-0 [overflow-wrap:anywhere]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Settles a payout whose result the provider does not report: staff enter what its portal shows. */
export function SettleForm({ refund, reply }: Props) {
  const typed = reply?.typed?.do === 'settle' ? reply.typed : undefined;
  return (
    <Fold title="Ghi kết quả lệnh hoàn…" isOpen={!!typed}>
      <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
        <input type="hidden" name="refund" value={refund.id} />
        <SelectField name="reference" label="Lệnh" defaultValue={typed?.reference}>
          {refund.toSettle.map(({ reference, amountVnd }) => (
            <option key={reference} value={reference}>
              {reference}, {formatVnd(amountVnd)}
            </option>
          ))}
        </SelectField>
        <SelectField name="outcome" label="Cổng của bên thanh toán cho thấy" defaultValue={typed?.outcome}>
          <option value="succeeded">Đã trả khách</option>
          <option value="failed">Không trả được, sẽ chuyển tay</option>
        </SelectField>
        <TextField
          name="evidence"
          label="Bằng chứng: mã giao dịch trên cổng"
          id={`settle-evidence-${refund.id}`}
          defaultValue={typed?.evidence}
          error={typed && reply?.errors?.evidence}
        />
        <Button type="submit" name="do" value="settle">
          Ghi kết quả
        </Button>
      </Form>
    </Fold>
  );
}
