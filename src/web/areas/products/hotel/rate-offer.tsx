import { CalendarX, ChevronDown, CircleCheck, Utensils, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { AddToCart } from '#web/areas/products/booking-widget/add-to-cart.tsx';
import type { TripSearchForm } from '#web/parts/trip-search/read-trip-search.ts';
import type { PlanView } from './room-views.ts';

type Offer = NonNullable<PlanView['offer']>;

const meals: Record<string, string> = {
  RO: 'Chưa gồm bữa ăn',
  BB: 'Gồm bữa sáng',
  HB: 'Gồm bữa sáng và bữa tối',
  FB: 'Gồm ba bữa mỗi ngày',
  AI: 'Gồm mọi bữa ăn và đồ uống',
};

/** One way in which a room is sold: meals, cancelling, paying, the total for the stay, and what it is made of. */
export function RateOffer({ plan, form }: { plan: PlanView; form: TripSearchForm }) {
  const { offer } = plan;
  return (
    <li className="p-5">
      <div className="flex flex-col gap-4 sm:flex-row sm:justify-between">
        <div className="min-w-0">
          <h4 className="text-base">{plan.title}</h4>
          <ul className="mt-2 space-y-1.5 text-sm">
            <Term icon={<Utensils aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />}>
              {meals[plan.mealPlan]}
            </Term>
            {offer && <Cancellation tiers={offer.cancellation} />}
            {offer && (
              <Term icon={<Wallet aria-hidden className="mt-0.5 size-4 shrink-0 text-sea" />}>
                {payWords(plan.payMode, offer)}
              </Term>
            )}
          </ul>
        </div>
        {offer ? (
          <div className="flex shrink-0 items-end justify-between gap-4 sm:w-48 sm:flex-col sm:items-end sm:justify-start sm:gap-2 sm:text-right">
            <p className="tabular-nums">
              <span className="block text-xl font-semibold">{formatVnd(offer.totalVnd)}</span>
              <span className="block text-sm text-ink-soft">
                {offer.nights} đêm, {form.rooms} phòng
              </span>
              <span className="block text-sm text-ink-soft">đã gồm thuế phí</span>
            </p>
            <div className="grid shrink-0 gap-2 whitespace-nowrap sm:w-full">
              <ButtonLink to={`/dat-cho?${offer.itemQuery}`} rel="nofollow">
                Chọn phòng
              </ButtonLink>
              <AddToCart itemQuery={offer.itemQuery} about={plan.title} />
            </div>
          </div>
        ) : (
          <p className="text-sm text-ink-soft sm:w-48 sm:text-right">{plan.message}</p>
        )}
      </div>
      {offer && <PriceLines offer={offer} />}
    </li>
  );
}

function Term({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** The steps of cancelling as times and amounts; the free one in green. */
function Cancellation({ tiers }: { tiers: Offer['cancellation'] }) {
  const paying = tiers.filter((tier) => tier.refundPercent > 0);
  if (paying.length === 0) {
    return (
      <Term icon={<CalendarX aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />}>
        Không hoàn, không hủy
      </Term>
    );
  }
  return paying.map((tier) => {
    const isFree = tier.refundPercent === 100;
    return (
      <Term
        key={tier.until}
        icon={
          <CircleCheck
            aria-hidden
            className={classNames('mt-0.5 size-4 shrink-0', isFree ? 'text-good' : 'text-sea')}
          />
        }
      >
        {isFree ? (
          <span className="font-semibold text-good">Hủy miễn phí đến {formatDateTime(tier.until)}</span>
        ) : (
          <>
            Hủy đến {formatDateTime(tier.until)}: hoàn {formatVnd(tier.refundAmount)} ({tier.refundPercent}%)
          </>
        )}
      </Term>
    );
  });
}

function payWords(payMode: string, offer: Offer): string {
  if (payMode === 'office') return 'Trả tại văn phòng trước ngày đi';
  if (payMode === 'deposit') return `Đặt cọc ${formatVnd(offer.dueNowVnd)}, phần còn lại trả sau`;
  return 'Trả trước toàn bộ khi đặt';
}

function PriceLines({ offer }: { offer: Offer }) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-sea hover:underline">
        Giá này gồm gì?
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="mt-1 space-y-2.5 rounded-control bg-sand p-4 text-sm">
        {offer.lines.map((line, index) => (
          <div key={`${line.label}-${index}`} className="flex items-start justify-between gap-4">
            <dt className="min-w-0">
              {line.label}
              <span className="block text-ink-soft">{line.reason}</span>
            </dt>
            <dd className="whitespace-nowrap tabular-nums">{formatVnd(line.amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2.5 font-semibold">
          <dt>Tổng cộng</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatVnd(offer.totalVnd)}</dd>
        </div>
        {offer.taxes.map((tax) => (
          <div key={tax.percent} className="flex justify-between gap-4 text-ink-soft">
            <dt>Trong đó VAT {tax.percent}%</dt>
            <dd className="whitespace-nowrap tabular-nums">{formatVnd(tax.amountVnd)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
