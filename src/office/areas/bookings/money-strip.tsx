import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import { formatPercent } from '../../parts/format-percent.ts';
import type { BookingPageData } from './load-booking.ts';

/** Amounts due, received and refunded. */
export function MoneyStrip({
  booking: { state, money, parts, refund, refunds, costs, leastPercent },
}: {
  booking: BookingPageData;
}) {
  const { totalVnd, paidVnd, outstandingVnd, balanceDueOn, refundedVnd, agreedAt, lastPaid } = money;
  const owed =
    outstandingVnd > 0
      ? balanceDueOn
        ? `hạn ${formatDay(balanceDueOn)}`
        : 'chưa thu đủ'
      : 'không còn hạn nào';
  return (
    <section aria-label="Tiền" className="-mx-6 border-y border-line px-6 max-sm:-mx-4 max-sm:px-4">
      <dl
        className={classNames(
          'grid gap-x-6 py-2.5 max-lg:grid-cols-3 max-lg:gap-y-2 max-md:grid-cols-2',
          costs ? 'grid-cols-6' : 'grid-cols-4',
        )}
      >
        {/* Nothing is due for a booking that never came about. */}
        <Sum title={['declined', 'expired'].includes(state) ? 'Giá đã báo' : 'Phải thu'} amountVnd={totalVnd}>
          giá chốt {formatMoment(agreedAt)}
        </Sum>
        <Sum title="Đã thu" amountVnd={paidVnd} tone="text-good">
          {lastPaid && paidVnd > 0
            ? `${lastPaid.way} ${formatMoment(lastPaid.at)}`
            : 'khách đang có tại công ty'}
        </Sum>
        <Sum title="Còn thu" amountVnd={outstandingVnd} tone={outstandingVnd > 0 ? 'text-warn' : ''}>
          {owed}
        </Sum>
        <Sum title="Đã trả lại" amountVnd={refundedVnd}>
          {refunds.at(-1)?.label ?? (refund && `hủy lúc này trả ${refund.refundVnd.toLocaleString('vi-VN')}`)}
        </Sum>
        {costs && <Margin {...{ costs, leastPercent }} />}
      </dl>
      {parts.length > 0 && <Parts parts={parts} />}
    </section>
  );
}

/** The suppliers' share and the margin, as far as the items' costs are known, beside the lowest acceptable one. */
function Margin({
  costs,
  leastPercent,
}: {
  costs: NonNullable<BookingPageData['costs']>;
  leastPercent: number;
}) {
  const known = costs.filter(({ costVnd }) => costVnd !== null);
  const sum = (of: (cost: (typeof costs)[number]) => number) => known.reduce((all, one) => all + of(one), 0);
  const [soldVnd, costVnd] = [sum(({ amountVnd }) => amountVnd), sum((one) => one.costVnd ?? 0)];
  const open = costs.length - known.length;
  const percent = soldVnd > 0 ? ((soldVnd - costVnd) * 100) / soldVnd : 0;
  const about = open > 0 ? `${open} dịch vụ chưa có giá vốn` : 'đủ mọi dịch vụ';
  return (
    <>
      <Sum title="Giá vốn" amountVnd={costVnd}>
        {costs.length === 0 ? 'chưa bán' : about}
      </Sum>
      <Sum
        title="Lãi"
        amountVnd={soldVnd - costVnd}
        tone={percent < leastPercent && soldVnd > 0 ? 'text-bad' : ''}
      >
        {soldVnd > 0
          ? `${formatPercent(percent)} giá bán · ${percent < leastPercent ? 'dưới sàn' : 'sàn'} ${formatPercent(leastPercent)}`
          : 'chưa biết'}
      </Sum>
    </>
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

/** Who of a group has paid which part. */
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
