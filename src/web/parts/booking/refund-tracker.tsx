import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RefundView } from '#modules/payments/refunds/list-refund-views.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { phoneLink } from '#ui/phone-link.ts';

/** One refund: its progress, destination and promised day, and what to do when it does not arrive. */
export function RefundTracker({
  refund,
  hotline,
  children,
}: {
  refund: RefundView & { payer?: string | null };
  hotline: string;
  /** Actions for the guest. */
  children?: ReactNode;
}) {
  const isOpen = refund.state !== 'succeeded' && refund.state !== 'rejected';
  return (
    <section
      aria-labelledby={`refund-${refund.id}`}
      className="rounded-card border border-line bg-rice p-5 scroll-mt-24"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`refund-${refund.id}`} className="text-lg tabular-nums">
          Hoàn {formatVnd(refund.amount)}
          {refund.payer && ` cho ${refund.payer}`}
        </h2>
        <Badge tone={toneOf(refund)}>{refund.needsAccount ? 'Chờ số tài khoản của bạn' : refund.label}</Badge>
      </div>
      <p className="text-ink-soft">{refund.causeLabel}</p>
      {refund.rejectedFor && <p className="mt-2">Lý do: {refund.rejectedFor}</p>}
      <Steps steps={refund.steps} />
      {refund.state !== 'rejected' && <Destinations refund={refund} />}
      {refund.transferFrom && (
        <p className="mt-4">
          Tài khoản vừa đổi, nên chúng tôi không chuyển tiền trước {formatDateTime(refund.transferFrom)}.
          Người đặt đã được báo qua thư.
        </p>
      )}
      {children}
      {refund.isLate ? (
        <div className="mt-4">
          <Notice tone="warn" title={`Khoản hoàn đã quá ngày hứa ${formatDate(refund.promisedOn)}`}>
            <p>
              Chúng tôi xin lỗi bạn. Nhân viên vừa nhận thư báo trễ và sẽ hỏi bên thanh toán. Bạn cần gấp, gọi{' '}
              <Hotline phone={hotline} /> và đọc mã đặt chỗ.
            </p>
          </Notice>
        </div>
      ) : (
        isOpen && (
          <p className="mt-4 text-sm text-ink-soft">
            {refund.needsAccount ? (
              'Ngày hẹn tính lại từ hôm bạn cho biết số tài khoản.'
            ) : (
              <>
                Quá ngày {formatDate(refund.promisedOn)} mà tiền chưa về, nhân viên nhận thư báo trễ và bạn
                nhận thư kèm số để gọi. Bạn có thể gọi <Hotline phone={hotline} />.
              </>
            )}
          </p>
        )
      )}
    </section>
  );
}

function toneOf({ state, isLate, needsAccount }: RefundView): BadgeTone {
  if (state === 'succeeded') return 'good';
  if (state === 'rejected') return 'bad';
  return isLate || needsAccount ? 'warn' : 'sea';
}

function Steps({ steps }: Pick<RefundView, 'steps'>) {
  return (
    <ol className="mt-4 stack-3">
      {steps.map(({ label, at, by }) => (
        <li key={label} className="flex gap-3">
          {at ? (
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          ) : (
            <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-line-strong" />
          )}
          <div>
            <p className={at ? 'font-semibold' : ''}>
              {label}
              {!at && <span className="sr-only"> (chưa tới)</span>}
            </p>
            {(at || by) && (
              <p className="text-sm text-ink-soft tabular-nums">
                {at ? formatDateTime(at) : `Chậm nhất ngày ${formatDate(by ?? '')}`}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Destinations({ refund }: { refund: RefundView }) {
  const [only, ...more] = refund.destinations;
  if (!only) return null;
  return (
    <div className="mt-4">
      <p className="text-sm text-ink-soft">{refund.state === 'succeeded' ? 'Tiền đã về' : 'Tiền về'}</p>
      {more.length === 0 ? (
        <p className="font-semibold">{only.label}</p>
      ) : (
        <ul className="stack-1">
          {refund.destinations.map(({ label, amount, isDone }, index) => (
            <li key={index}>
              <strong className="tabular-nums">{formatVnd(amount)}</strong> · {label}
              {isDone && ' · đã xong'}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Hotline({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone)} className="font-semibold whitespace-nowrap text-sea underline">
      {phone}
    </a>
  );
}
