import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { CancellationTiers } from '#web/parts/booking/price-summary.tsx';
import { mealWords, payWords } from './cancel-words.ts';
import type { RoomChoice } from './room-choice.ts';

/** The make-up of a choice's total: every line with its reason, taxes, cancellation. */
export function PriceDetails({
  choice: { room, plan, offer },
  stayText,
}: {
  choice: RoomChoice;
  stayText: string;
}) {
  return (
    <section aria-label="Giá cho lựa chọn của bạn">
      <p className="font-semibold">
        {room.title}, {(mealWords[plan.mealPlan] ?? plan.title).toLowerCase()}
      </p>
      <p className="text-sm text-ink-soft">
        {stayText} · {payWords(plan.payMode, offer)}
      </p>
      <dl className="mt-4 stack-2.5">
        {offer.lines.map((line, index) => (
          <div key={`${line.label}-${index}`} className="flex items-start justify-between gap-4">
            <dt className="min-w-0">
              {line.label}
              <span className="block text-sm text-ink-soft">{line.reason}</span>
            </dt>
            <dd className={`whitespace-nowrap tabular-nums ${line.amount < 0 ? 'text-good' : ''}`}>
              {formatVnd(line.amount)}
            </dd>
          </div>
        ))}
        {offer.taxes.map((tax) => (
          <div key={tax.percent} className="flex justify-between gap-4 text-ink-soft">
            <dt>Thuế và phí (VAT {tax.percent}%)</dt>
            <dd>đã gồm</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-semibold">
          <dt>Tổng cộng</dt>
          <dd className="text-xl whitespace-nowrap tabular-nums">{formatVnd(offer.totalVnd)}</dd>
        </div>
        {offer.dueNowVnd < offer.totalVnd && (
          <div className="flex justify-between gap-4">
            <dt>Trả ngay</dt>
            <dd className="font-semibold tabular-nums">{formatVnd(offer.dueNowVnd)}</dd>
          </div>
        )}
      </dl>
      <CancellationTiers tiers={offer.cancellation} />
    </section>
  );
}
