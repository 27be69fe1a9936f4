import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { cancelWords, mealWords, payWords, waitWords } from './cancel-words.ts';
import type { PlanView } from './room-prices.ts';

/** Below the name and the price on a phone, between them on a wide screen. */
const beside = 'max-md:col-span-2 max-md:col-start-2 md:col-start-3';

/** A rate plan of a room as a radio row: meals, cancellation and payment side by side, and its total. */
export function PlanRow({
  plan,
  isFirst,
  isPaymentSaid,
  onPick,
}: {
  plan: PlanView;
  /** Selected by default. */
  isFirst: boolean;
  isPaymentSaid: boolean;
  onPick: () => void;
}) {
  const { offer } = plan;
  const cancel = offer && cancelWords(offer);
  const payment = offer && !isPaymentSaid && payWords(plan.payMode, offer);
  const wait = offer && waitWords[offer.confirmation];
  return (
    <label
      className={classNames(
        'grid grow content-center grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 px-4 py-2.5 text-sm has-checked:bg-sea-soft md:grid-cols-[20px_minmax(152px,3fr)_minmax(0,4fr)_minmax(104px,auto)]',
        !offer && 'opacity-60',
      )}
    >
      <input
        type="radio"
        name="plan"
        value={plan.id}
        defaultChecked={isFirst}
        disabled={!offer}
        onClick={onPick}
        className="mt-0.5 size-5 accent-sea"
      />
      <span>
        <span className="block text-base leading-snug font-semibold">
          {mealWords[plan.mealPlan] ?? plan.title}
        </span>
        {payment && <span className="block text-ink-soft max-md:hidden">{payment}</span>}
      </span>
      {cancel && (
        <span className={classNames(beside, 'text-balance', cancel.isFree ? 'text-good' : 'text-ink-soft')}>
          {cancel.text}
        </span>
      )}
      {payment && <span className={classNames(beside, 'text-ink-soft md:hidden')}>{payment}</span>}
      {wait && <span className={classNames(beside, 'text-ink-soft')}>{wait}</span>}
      {!offer && <span className={beside}>{plan.message}</span>}
      {offer && (
        <span className="col-start-3 row-start-1 text-right text-base font-semibold whitespace-nowrap tabular-nums md:col-start-4">
          {formatVnd(offer.totalVnd)}
        </span>
      )}
    </label>
  );
}
