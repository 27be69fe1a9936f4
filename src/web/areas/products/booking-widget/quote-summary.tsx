import { CalendarX, CircleCheck, Clock } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import { useNavigate } from 'react-router';
import { formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { AddToCart } from '#web/parts/booking/add-to-cart.tsx';
import { formatMinutes } from './format-minutes.ts';
import type { BookingWidgetView } from './load-booking-widget.ts';
import type { QuoteView } from './quote-view.ts';
import { usePricedSelection } from './selection/use-priced-selection.ts';

/** The next step stays in view where the widget scrolls by itself. */
export const stickyFoot =
  'pt-3 xl:sticky xl:bottom-0 xl:-mx-5 xl:-mb-5 xl:rounded-b-card xl:border-t xl:border-line xl:bg-rice xl:px-5 xl:pb-4';

/** The price of the choice, every line with its reason, and the two ways on. */
export function QuoteSummary({
  widget,
  quote,
  form,
}: {
  widget: BookingWidgetView;
  quote: QuoteView;
  form: RefObject<HTMLFormElement | null>;
}) {
  const navigate = useNavigate();
  const choose = usePricedSelection(widget, form);
  const itemQuery = widget.itemQuery ?? '';
  const onBook = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const choice = choose();
    if (choice !== null) navigate(`/dat-cho?${choice}`);
  };
  const restVnd = quote.totalVnd - quote.dueNowVnd;
  return (
    <section aria-label="Giá cho lựa chọn của bạn" className="mt-5 border-t border-line pt-4">
      <dl className="space-y-2.5 text-sm">
        {quote.lines.map((line, index) => (
          <div key={`${line.label}-${index}`} className="flex items-start justify-between gap-4">
            <dt className="min-w-0">
              {line.label}
              <span className="block text-ink-soft">
                {line.quantity > 1 && `${line.quantity} × ${formatVnd(line.unitPrice)} · `}
                {line.reason}
              </span>
            </dt>
            <dd className="whitespace-nowrap tabular-nums">{formatVnd(line.amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
          <dt className="text-base font-semibold">Tổng cộng</dt>
          <dd className="text-xl font-semibold whitespace-nowrap tabular-nums">
            {formatVnd(quote.totalVnd)}
          </dd>
        </div>
        {restVnd > 0 && (
          <>
            <div className="flex justify-between gap-4">
              <dt>Trả ngay để giữ chỗ</dt>
              <dd className="font-semibold whitespace-nowrap tabular-nums">{formatVnd(quote.dueNowVnd)}</dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt>Còn lại{quote.balanceDueOn && `, trước ${formatWeekdayDate(quote.balanceDueOn)}`}</dt>
              <dd className="whitespace-nowrap tabular-nums">{formatVnd(restVnd)}</dd>
            </div>
          </>
        )}
      </dl>
      <p className="mt-1 text-sm text-ink-soft">
        Đã gồm thuế phí
        {quote.taxes.map((tax) => `, VAT ${tax.percent}%: ${formatVnd(tax.amountVnd)}`).join('')}
      </p>
      <Terms quote={quote} />
      <div className={classNames('mt-1 grid gap-2.5', stickyFoot)}>
        <p className="flex items-baseline justify-between gap-4 max-xl:hidden" aria-hidden>
          <span className="text-sm text-ink-soft">Tổng cộng</span>
          <span className="text-lg font-semibold tabular-nums">{formatVnd(quote.totalVnd)}</span>
        </p>
        <ButtonLink to={`/dat-cho?${itemQuery}`} rel="nofollow" onClick={onBook}>
          {quote.answerMinutes === null ? 'Đặt ngay' : 'Gửi yêu cầu đặt'}
        </ButtonLink>
        <AddToCart itemQuery={itemQuery} choose={choose} />
      </div>
    </section>
  );
}

/** The first step of cancelling, and how long an answer takes where one has to be waited for. */
function Terms({ quote }: { quote: QuoteView }) {
  const [best] = quote.cancellation.filter((tier) => tier.refundPercent > 0);
  return (
    <ul className="mt-3 space-y-1.5 text-sm">
      {best ? (
        <li className="flex gap-2">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          {best.refundPercent === 100
            ? `Hủy miễn phí đến ${formatDateTime(best.until)}`
            : `Hủy đến ${formatDateTime(best.until)}: hoàn ${formatVnd(best.refundAmount)}`}
        </li>
      ) : (
        <li className="flex gap-2">
          <CalendarX aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          Không hoàn, không hủy
        </li>
      )}
      {quote.answerMinutes !== null && (
        <li className="flex gap-2">
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />
          Nơi cung cấp trả lời trong {formatMinutes(quote.answerMinutes)}. Có chỗ rồi bạn mới trả tiền.
        </li>
      )}
      {quote.confirmMinutes !== null && (
        <li className="flex gap-2">
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />
          Bạn trả tiền xong, nơi cung cấp xác nhận trong {formatMinutes(quote.confirmMinutes)}, tính từ 8:00
          đến 20:00.
        </li>
      )}
    </ul>
  );
}
