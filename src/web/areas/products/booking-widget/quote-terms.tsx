import { CalendarX, CircleCheck, Clock } from 'lucide-react';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatMinutes } from './format-minutes.ts';
import type { QuoteView } from './quote-view.ts';

/** The first step of cancelling, and how long an answer takes where one has to be waited for. */
export function QuoteTerms({ quote }: { quote: QuoteView }) {
  const [best] = quote.cancellation.filter((tier) => tier.refundPercent > 0);
  return (
    <ul className="space-y-1.5 text-sm">
      {best ? (
        <li className="flex gap-2 text-good">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
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
