import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import type { BookingPageData } from './load-booking.ts';

/** What is to come in, what has, and what goes back. */
export function MoneyStrip({
  booking: { state, money, parts, refund, refunds },
}: {
  booking: BookingPageData;
}) {
  const { totalVnd, paidVnd, outstandingVnd, balanceDueOn, refundedVnd } = money;
  const owed =
    outstandingVnd > 0
      ? balanceDueOn
        ? `hạn ${formatDay(balanceDueOn)}`
        : 'chưa thu đủ'
      : 'không còn hạn nào';
  return (
    <section aria-label="Tiền" className="-mx-6 border-y border-line px-6 max-sm:-mx-4 max-sm:px-4">
      <dl className="grid grid-cols-4 gap-x-6 py-2.5 max-md:grid-cols-2 max-md:gap-y-2">
        {/* Of what never came about nothing is due. */}
        <Sum title={['declined', 'expired'].includes(state) ? 'Giá đã báo' : 'Phải thu'} amountVnd={totalVnd}>
          giá chốt lúc đặt
        </Sum>
        <Sum title="Đã thu" amountVnd={paidVnd} tone="text-good">
          khách đang có tại công ty
        </Sum>
        <Sum title="Còn thu" amountVnd={outstandingVnd} tone={outstandingVnd > 0 ? 'text-warn' : ''}>
          {owed}
        </Sum>
        <Sum title="Đã trả lại" amountVnd={refundedVnd}>
          {refunds.at(-1)?.label ?? (refund && `hủy lúc này trả ${refund.refundVnd.toLocaleString('vi-VN')}`)}
        </Sum>
      </dl>
      {parts.length > 0 && <Parts parts={parts} />}
    </section>
  );
}

function Sum({
  title,
  amountVnd,
  tone = '',
  children,
}: {
  title: string;
  amountVnd: number;
  tone?: string;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{title}</dt>
      <dd className={classNames('text-xl font-semibold', tone)}>{amountVnd.toLocaleString('vi-VN')}</dd>
      <dd className="text-sm text-ink-faint">{children}</dd>
    </div>
  );
}

/** Who of a group has paid which part of what is due. */
function Parts({ parts }: { parts: BookingPageData['parts'] }) {
  return (
    <ul
      aria-label="Nhóm chia tiền"
      className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line py-2 text-sm"
    >
      {parts.map(({ number, name, amountVnd, state, way, paidAt, backVnd }) => (
        <li key={number}>
          <span className="text-ink-soft">P{number}</span> {name}{' '}
          <strong className="tabular-nums">{amountVnd.toLocaleString('vi-VN')}</strong>{' '}
          <span className={state === 'paid' ? 'text-good' : 'text-warn'}>
            {state === 'paid' ? `đã trả ${way ?? ''} ${paidAt ? formatMoment(paidAt) : ''}` : 'chưa trả'}
          </span>
          {backVnd > 0 && ` · trả lại ${backVnd.toLocaleString('vi-VN')}`}
        </li>
      ))}
    </ul>
  );
}
