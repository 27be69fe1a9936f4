import { CalendarCheck } from 'lucide-react';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { DottedWords } from '#ui/dotted-words.tsx';
import { Picture } from '#ui/picture.tsx';
import type { DetailView } from '#web/areas/products/detail/detail-view.ts';
import { AddToCart } from '#web/parts/booking/add-to-cart.tsx';
import type { TripSearchForm } from '#web/parts/trip-search/read-trip-search.ts';
import { cancelWords, mealWords, payWords } from './cancel-words.ts';
import { ChoicePrice } from './choice-price.tsx';
import { useChosenRoom } from './chosen-room.tsx';
import { NextStep } from './next-step.tsx';
import { freeToCancel, type Picked, type RoomChoice, totalWords } from './room-choice.ts';

/** On a wide screen, beside the content: the total of the choice, its details, and the button to continue. */
export function StayCard({
  view,
  form,
  stayText,
}: {
  view: DetailView;
  form: TripSearchForm;
  /** The dates and party that prices are for, in words; null without dates. */
  stayText: string | null;
}) {
  const { choice, pick } = useChosenRoom();
  const action = <NextStep hasStay={stayText !== null} />;
  if (!choice)
    return (
      <div className={frame}>
        <ChoicePrice view={view} hasStay={stayText !== null} />
        <div className="mt-4 grid">{action}</div>
      </div>
    );
  const { room, plan, offer } = choice;
  return (
    <div className={frame}>
      <p className="text-[1.5rem] leading-tight font-semibold tabular-nums">{formatVnd(offer.totalVnd)}</p>
      <p className="text-sm text-ink-soft">{totalWords(choice, form.rooms)} · đã gồm thuế phí</p>
      <p className="mt-4 flex items-center justify-between gap-3 rounded-control border border-line-strong px-3 py-2.5">
        <span className="font-semibold">
          <DottedWords words={stayText?.split(' · ') ?? []} />
        </span>
        <a href="#phong" className="font-semibold text-sea hover:underline">
          Sửa
        </a>
      </p>
      <div className="mt-4 flex gap-3">
        {room.picture && (
          <div className="w-18 shrink-0 overflow-hidden rounded-badge">
            <Picture picture={room.picture} sizes="72px" decorative />
          </div>
        )}
        <div className="min-w-0 text-sm">
          <p className="text-base leading-snug font-semibold">{room.title}</p>
          <p className="text-ink-soft">
            {mealWords[plan.mealPlan] ?? plan.title} · {payWords(plan.payMode, offer).toLowerCase()}
          </p>
          <p className={cancelWords(offer).isFree ? 'text-good' : 'text-ink-soft'}>
            {cancelWords(offer).text}
          </p>
        </div>
      </div>
      <FreeToCancel choice={choice} onPick={pick} />
      <div className="mt-4 grid gap-1">
        {action}
        <AddToCart itemQuery={offer.itemQuery} look="text" />
      </div>
    </div>
  );
}

const frame = 'rounded-card border border-line bg-rice p-6 shadow-raised';

/** The extra cost of free cancellation; pressing it selects that rate plan. */
function FreeToCancel({ choice, onPick }: { choice: RoomChoice; onPick: (picked: Picked) => void }) {
  const free = freeToCancel(choice);
  if (!free) return null;
  return (
    <button
      type="button"
      onClick={() => onPick({ roomId: free.room.id, planId: free.plan.id })}
      className="mt-4 flex w-full items-start gap-3 rounded-control bg-sea-soft p-3 text-left text-sm hover:underline"
    >
      <CalendarCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
      <span>
        Thêm{' '}
        <strong className="font-semibold">{formatVnd(free.offer.totalVnd - choice.offer.totalVnd)}</strong> để
        được {cancelWords(free.offer).text.replace('Hủy', 'hủy')}
      </span>
    </button>
  );
}
