import { formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Notice } from '#ui/notice.tsx';
import { useIsSending } from '#ui/use-is-sending.ts';
import { Countdown } from '#web/parts/booking/countdown.tsx';
import type { PartPageData } from './load-part.ts';
import { OfficePayment } from './office-payment.tsx';
import { ProviderPayment } from './pay-now.tsx';
import { PaymentWays } from './payment-ways.tsx';
import { QrPayment } from './qr-payment.tsx';

type Shown = PartPageData & { page: string };

/** Whether a part can still be paid and how, or what became of it. */
export function PartState({ part, page, ...shown }: Shown) {
  if (part.canPay) return <Payable part={part} page={page} {...shown} />;
  if (part.state === 'paid') return <Paid outcome={part.outcome} />;
  if (part.refunds.length > 0)
    return <Notice tone="info" role="status" title="Phần này không còn, tiền đã trả đang về lại bạn" />;
  return (
    <Notice tone="warn" role="status" title="Phần này không còn chờ trả tiền">
      <p>
        Người đặt đã chia lại, đã trả đủ, hoặc thời gian giữ chỗ đã hết. Bạn chưa mất gì; vui lòng hỏi lại
        người gửi liên kết.
      </p>
    </Notice>
  );
}

function Payable({ part, page, mark, ways, bankApp, simulatedBank }: Shown) {
  const isSending = useIsSending();
  const { payment, until, amount, paidBefore, balanceDueOn } = part;
  const isOfBalance = part.outcome === 'confirmed';
  return (
    <>
      {until && <Countdown until={until} label="Trả trước" />}
      {isOfBalance && (
        <Notice
          tone="info"
          role="status"
          title={balanceDueOn ? `Trả trước ${formatWeekdayDate(balanceDueOn)}` : 'Phần còn lại sau tiền cọc'}
        >
          <p>Chuyến đi đã được xác nhận; đây là phần của bạn trong số tiền còn lại.</p>
        </Notice>
      )}
      {paidBefore > 0 && (
        <Notice
          tone="warn"
          role="status"
          title={`Đã nhận ${formatVnd(paidBefore)}, còn thiếu ${formatVnd(amount)}`}
        />
      )}
      {payment?.qr && (
        <QrPayment
          then="trang báo phần của bạn đã trả"
          page={page}
          amount={payment.amount}
          qr={payment.qr}
          bankApp={bankApp}
          simulatedBank={simulatedBank}
        />
      )}
      {payment?.redirectUrl && <ProviderPayment {...payment} address={payment.redirectUrl} />}
      {payment?.method === 'office' && (
        <>
          <OfficePayment
            amount={payment.amount}
            until={formatDateTime(payment.expiresAt)}
            unconfirmedMail={null}
          />
          <p className="px-1">
            Ở quầy, bạn đọc mã <strong>{mark}</strong>.
          </p>
        </>
      )}
      <details open={!payment} className="rounded-card border border-line bg-rice px-4 lg:px-6">
        <summary className="folded-head min-h-14 py-2 font-semibold">
          <h2 className="flex grow flex-wrap justify-between gap-x-4 text-lg">
            <span>{payment ? 'Đổi cách thanh toán' : 'Chọn cách thanh toán'} </span>
            {!payment && <span className="whitespace-nowrap tabular-nums">{formatVnd(amount)}</span>}
          </h2>
        </summary>
        <PaymentWays ways={ways} current={payment?.method ?? null} isSending={isSending} />
      </details>
      <p className="px-1 text-sm text-ink-soft">
        {isOfBalance
          ? 'Chuyến đi bị hủy thì tiền được hoàn theo điều kiện hủy về lại từng người đã trả.'
          : 'Cả nhóm trả đủ thì chuyến đi được xác nhận. Hết giờ mà chưa đủ, hoặc người đặt hủy, tiền của bạn về lại bạn.'}
      </p>
    </>
  );
}

function Paid({ outcome }: { outcome: Shown['part']['outcome'] }) {
  if (outcome === 'confirmed')
    return (
      <Notice tone="good" role="status" title="Phần của bạn đã trả, chuyến đi đã được xác nhận">
        <p>Người đặt giữ phiếu và mã đặt chỗ của cả nhóm.</p>
      </Notice>
    );
  if (outcome === 'waiting')
    return (
      <Notice tone="good" role="status" title="Chúng tôi đã nhận phần của bạn">
        <p>Còn chờ những người khác trả phần của họ. Bạn giữ liên kết này để xem tiếp.</p>
      </Notice>
    );
  return (
    <Notice tone="info" role="status" title="Chuyến đi này không thành">
      <p>Khoản tiền về lại bạn, nếu có, hiện bên dưới cùng ngày hẹn.</p>
    </Notice>
  );
}
