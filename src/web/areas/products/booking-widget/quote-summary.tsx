import type { RefObject } from 'react';
import { useNavigation } from 'react-router';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { AddToCart } from '#web/parts/booking/add-to-cart.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';
import { PriceLines } from './price-lines.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import type { QuoteView } from './quote-view.ts';
import { useCheckedBooking } from './selection/use-checked-booking.ts';

/** The price of the choice, its lines collapsed, and the two buttons to continue. */
export function QuoteSummary({
  widget,
  quote,
  form,
}: {
  widget: BookingWidgetView;
  quote: QuoteView;
  form: RefObject<HTMLFormElement | null>;
}) {
  const choose = useCheckedBooking(widget, form);
  const isBusy = useNavigation().state !== 'idle';
  const itemQuery = widget.itemQuery ?? '';
  const restVnd = quote.totalVnd - quote.dueNowVnd;
  return (
    <section aria-label="Giá cho lựa chọn của bạn" aria-busy={isBusy} className="mt-3">
      <QuoteTerms quote={quote} />
      <PriceLines quote={quote} />
      {restVnd > 0 && (
        <p className="pt-1 text-sm">
          Trả ngay <strong className="font-semibold tabular-nums">{formatVnd(quote.dueNowVnd)}</strong> để giữ
          chỗ, còn lại trước {quote.balanceDueOn ? formatWeekdayDate(quote.balanceDueOn) : 'ngày đi'}.
        </p>
      )}
      <div className={classNames('mt-3 flex flex-wrap gap-2', isBusy && 'opacity-60')}>
        {/* On other screens the bar at the bottom has it. */}
        <ButtonLink to={`/dat-cho?${itemQuery}`} rel="nofollow" className="grow max-xl:hidden">
          {quote.answerMinutes === null ? 'Đặt' : 'Gửi yêu cầu'} · {formatVnd(quote.totalVnd)}
        </ButtonLink>
        <div className="grow">
          <AddToCart itemQuery={itemQuery} choose={choose} />
        </div>
      </div>
    </section>
  );
}
