import { CalendarX, CircleCheck, Clock } from 'lucide-react';
import { cancellationWords } from '#web/parts/booking/cancellation-words.ts';
import { formatMinutes } from './format-minutes.ts';
import type { QuoteView } from './quote-view.ts';

/** The first cancellation tier, whose year is clear from the day chosen above, and the response time where an answer has to be awaited. */
export function QuoteTerms({ quote }: { quote: QuoteView }) {
  const { words, isFree } = cancellationWords(quote.cancellation);
  const Icon = isFree ? CircleCheck : CalendarX;
  return (
    <ul className="stack-1.5 text-sm">
      <li className={isFree ? 'flex gap-2 text-good' : 'flex gap-2'}>
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {words.replace(/(\d{2}\/\d{2})\/\d{4}/, '$1')}
      </li>
      {quote.answerMinutes !== null && (
        <li className="flex gap-2">
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />
          Nơi cung cấp trả lời trong {formatMinutes(quote.answerMinutes)}. Có chỗ rồi bạn mới trả tiền.
        </li>
      )}
      {quote.confirmMinutes !== null && (
        <li className="flex gap-2">
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />
          Bạn trả tiền xong, nơi cung cấp xác nhận trong {formatMinutes(quote.confirmMinutes)}
          {quote.answerHours && `, tính từ ${quote.answerHours.from} đến ${quote.answerHours.until}`}.
        </li>
      )}
    </ul>
  );
}
