import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { cancelWords, mealWords, payWords } from './cancel-words.ts';
import type { PlanView } from './room-views.ts';

/** One way in which a room is sold, as a row to choose: meals, cancelling and paying side by side, and its total. */
export function PlanRow({
  plan,
  isFirst,
  onPick,
}: {
  plan: PlanView;
  /** Chosen until another is. */
  isFirst: boolean;
  onPick: () => void;
}) {
  const { offer } = plan;
  const cancel = offer && cancelWords(offer);
  return (
    <label
      className={classNames(
        'grid grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2.5 has-checked:bg-sea-soft',
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
      <span className="grid gap-x-4 gap-y-0.5 text-sm md:grid-cols-2">
        <span>
          <span className="block text-base leading-6 font-semibold">
            {mealWords[plan.mealPlan] ?? plan.title}
          </span>
          {offer && (
            <span className="block text-ink-soft max-md:hidden">{payWords(plan.payMode, offer)}</span>
          )}
        </span>
        {cancel && <span className={cancel.isFree ? 'text-good' : 'text-ink-soft'}>{cancel.text}</span>}
        {offer && <span className="text-ink-soft md:hidden">{payWords(plan.payMode, offer)}</span>}
        {!offer && <span>{plan.message}</span>}
      </span>
      {offer && (
        <span className="font-semibold whitespace-nowrap tabular-nums">{formatVnd(offer.totalVnd)}</span>
      )}
    </label>
  );
}
