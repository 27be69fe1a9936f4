import { Form, useLoaderData } from 'react-router';
import type { PaymentCandidate } from '#modules/booking/payment/money-messages.ts';
import { channelTitle } from '#modules/payments/gateways/gateway.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { ColleagueField } from '../../parts/people/colleague-field.tsx';
import { BeforeAfter } from './before-after.tsx';
import { Candidate } from './candidate.tsx';
import type { MoneyData } from './load-money.ts';
import { OtherWays } from './other-ways.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { UndoMatch } from './undo-match.tsx';

/** One webhook event: for an unmatched payment the possible bookings, and the effect of matching before it is carried out. */
export function MatchPanel({ reply }: { reply: ActionReply | undefined }) {
  const { message, isOpen, candidates, chosenCode, typed, isFound, base } = useLoaderData<MoneyData>();
  const may = useMay();
  if (!message) return null;
  const chosen = candidates.find(({ code }) => code === chosenCode);
  return (
    <Card title={`+${formatVnd(message.amountVnd)}`} aside={<OutcomeBadge outcome={message.outcome} />}>
      <div className="flex flex-col gap-3 p-3.5">
        <p className="[overflow-wrap:anywhere]">{message.content}</p>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {channelTitle(message.provider)} · {formatMoment(message.occurredAt)} · mã giao dịch{' '}
          {referenceOf(message.providerTxnId)}
        </p>
        {isOpen && (
          <>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h3>{candidates.length > 0 ? 'Có thể là của' : 'Không có đặt chỗ nào hợp'}</h3>
              {candidates.length > 0 && (
                <p className="text-sm text-ink-faint">
                  xếp theo bằng chứng; máy chỉ tự khớp khi nội dung có mã
                </p>
              )}
            </div>
            <ul aria-label="Đặt chỗ có thể" className="flex flex-col gap-2">
              {candidates.map((candidate) => (
                <Candidate
                  key={candidate.code}
                  candidate={candidate}
                  amountVnd={message.amountVnd}
                  isChosen={candidate.code === chosenCode}
                  to={`${base}&tin=${message.id}&don=${candidate.code}`.replace('?&', '?')}
                />
              ))}
            </ul>
            <Form method="get" className="flex items-start gap-2">
              {[...new URLSearchParams(base)].map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <input type="hidden" name="tin" value={message.id} />
              <TextField
                name="don"
                label="Đặt chỗ khác, theo mã, tên hay số điện thoại"
                defaultValue={typed}
                error={typed && !isFound ? 'Không có đặt chỗ nào mang mã, tên hay số này.' : undefined}
                autoComplete="off"
              />
              <Button type="submit" className="mt-[22px]">
                Tìm
              </Button>
            </Form>
            {chosen && may('payment.assign') && <IfMatched chosen={chosen} />}
            <OtherWays reply={reply} />
            <AssignMoney reply={reply} />
          </>
        )}
        <UndoMatch reply={reply} />
      </div>
    </Card>
  );
}

/** The effect of matching on the booking and the ledger, and the button. */
function IfMatched({
  chosen,
}: {
  chosen: Pick<PaymentCandidate, 'code' | 'effect' | 'state' | 'dueNowVnd' | 'totalVnd' | 'paidVnd'>;
}) {
  const { message, entries } = useLoaderData<MoneyData>();
  if (!message) return null;
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2 border-t border-line pt-3">
      <h3>Nếu khớp với {chosen.code}</h3>
      <BeforeAfter chosen={chosen} amountVnd={message.amountVnd} />
      <p className="text-ink-soft">{upperFirst(effectOf(chosen))}</p>
      {entries && entries.length > 0 && (
        <dl
          aria-label="Sổ cái sẽ ghi"
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 rounded-card bg-sunken px-3 py-2"
        >
          {entries.map(({ title, amountVnd }) => (
            <div key={title} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-soft">{title}</dt>
              <dd className="text-right font-semibold tabular-nums">
                {amountVnd > 0 ? '+' : '−'}
                {formatVnd(Math.abs(amountVnd))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <input type="hidden" name="message" value={message.id} />
      <Button type="submit" name="code" value={chosen.code} look="primary">
        Khớp {formatVnd(message.amountVnd)} với {chosen.code}
      </Button>
    </Form>
  );
}

/** The reference as on the bank's statement, without the account and amount that only make it unique here. */
function referenceOf(txnId: string): string {
  return /^[\w-]+:([^:]+)(?::(?:in|out):\d+)?$/.exec(txnId)?.[1] ?? txnId;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function effectOf({ effect: { kind, restVnd, surplusVnd } }: Pick<PaymentCandidate, 'effect'>): string {
  const rest = restVnd > 0 ? ` Còn thiếu ${formatVnd(restVnd)}.` : '';
  const surplus = surplusVnd > 0 ? ` Thừa ${formatVnd(surplusVnd)}, trả lại khách.` : '';
  const words = {
    confirms: 'đặt chỗ được xác nhận, phiếu hiện ở trang chuyến đi; khách có email nhận thư.',
    looks_for_places: 'chỗ không còn giữ: tìm lại chỗ, nếu hết thì khách chọn ngày khác hoặc nhận lại tiền.',
    asks_for_rest: 'chưa đủ, khách nhận mã trả phần còn lại và thêm giờ giữ chỗ.',
    waits_for_answer: 'tiền nằm chờ nhà cung cấp trả lời.',
    waits_for_approval: 'tiền nằm chờ công ty của khách duyệt; họ không duyệt thì hoàn lại.',
    pays_balance: 'ghi vào phần còn lại của đặt chỗ đã xác nhận.',
    goes_back: 'đặt chỗ đã đóng, tiền được hoàn lại khách.',
  };
  return `${words[kind]}${rest}${surplus}`;
}

/** Gives the task of unmatched money to a colleague; shown to those who may. */
function AssignMoney({ reply }: { reply: ActionReply | undefined }) {
  const { message, task, staff } = useLoaderData<MoneyData>();
  if (!message || !task || staff.length === 0) return null;
  return (
    <Fold
      title={task.owner ? `Giao cho… (${task.owner.name} đang giữ)` : 'Giao cho…'}
      isOpen={reply?.typed?.do === 'assign'}
    >
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2 p-3">
        <input type="hidden" name="message" value={message.id} />
        <input type="hidden" name="task" value={task.id} />
        <ColleagueField staff={staff} chosenId={reply?.typed?.cho ?? task.owner?.id} />
        <Button type="submit" name="do" value="assign">
          Giao
        </Button>
      </Form>
    </Fold>
  );
}
