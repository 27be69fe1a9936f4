import { Check } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DottedWords } from '#ui/dotted-words.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { bedWords } from '#web/areas/products/detail/bed-words.ts';
import { PlanRow } from './plan-row.tsx';
import { choicesOf, type Picked } from './room-choice.ts';
import type { RoomView } from './room-prices.ts';

/** Up to this many remaining rooms are mentioned; the number is the real inventory. */
const fewRooms = 5;

/** A room for the chosen stay: its rate plans as rows, the cheapest first, and one button straight to checkout. */
export const RoomCard = memo(function RoomCard({
  room,
  stayText,
  isPaymentSaid,
  chosenPlanId,
  onPick,
}: {
  room: RoomView;
  /** What the total covers: 'Tổng 2 đêm, 1 phòng'. */
  stayText: string;
  /** Above the rooms: all plans are paid alike. */
  isPaymentSaid: boolean;
  /** The chosen rate plan where it is of this room; null where another room is chosen. */
  chosenPlanId: number | null;
  onPick: (picked: Picked) => void;
}) {
  const choices = choicesOf(room);
  const [first] = choices;
  const form = useRef<HTMLFormElement>(null);
  const [planId, setPlanId] = useState(first?.plan.id);
  const chosen = choices.find((one) => one.plan.id === planId) ?? first;
  const pick = (id: number) => {
    setPlanId(id);
    onPick({ roomId: room.id, planId: id });
  };
  const isLive = useRef(false);
  // The card of a desk chooses too; but what was tapped before the script arrived comes first, and is not taken back for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first time reads what is there
  useEffect(() => {
    const tapped = isLive.current ? 0 : Number(new FormData(form.current ?? undefined).get('plan'));
    isLive.current = true;
    if (tapped && tapped !== first?.plan.id) return pick(tapped);
    if (chosenPlanId === null) return;
    const radios = form.current?.elements.namedItem('plan');
    setPlanId(chosenPlanId);
    if (radios instanceof RadioNodeList) radios.value = String(chosenPlanId);
  }, [chosenPlanId]);
  if (!first || !chosen) return null;
  const item = [...new URLSearchParams(first.offer.itemQuery)].filter(([name]) => name !== 'plan');
  const plans = [...choices.map(({ plan }) => plan), ...room.plans.filter((plan) => !plan.offer)];
  return (
    <RoomFrame
      room={room}
      isChosen={chosenPlanId !== null}
      badge={room.left > 0 && room.left <= fewRooms && <Badge tone="warn">Còn {room.left} phòng</Badge>}
    >
      <Form ref={form} method="get" action="/dat-cho" className="flex grow flex-col">
        {item.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="flex grow flex-col divide-y divide-line">
          <legend className="sr-only">Cách đặt {room.title}</legend>
          {plans.map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              isFirst={plan.id === first.plan.id}
              isPaymentSaid={isPaymentSaid}
              onPick={() => pick(plan.id)}
            />
          ))}
        </fieldset>
        <div className="flex items-center justify-end gap-4 border-t border-line p-3 md:px-4">
          <span className="text-sm text-ink-soft max-md:hidden">{stayText}</span>
          <button
            type="submit"
            className={buttonClass('outline', 'md', 'border-sea! text-sea max-md:w-full tabular-nums')}
          >
            <span>
              Đặt
              <span className="noscript:hidden"> · {formatVnd(chosen.offer.totalVnd)}</span>
              <span className="sr-only">, {room.title}</span>
            </span>
          </button>
        </div>
      </Form>
    </RoomFrame>
  );
});

/** A room without dates: its from-price with the day of that price, and the way to its prices for the proposed dates. */
export function RoomFromPrice({ room, pricesHref }: { room: RoomView; pricesHref: string }) {
  const { title, lowest, maxAdults } = room;
  return (
    <RoomFrame room={room}>
      {lowest && lowest.priceVnd !== null ? (
        <div className="flex grow items-center justify-between gap-3 px-4 py-3 md:flex-col md:items-end md:justify-center md:text-right">
          <div>
            <Price finalPriceVnd={lowest.priceVnd} unit="/đêm" note="" from />
            <p className="text-sm text-ink-soft">
              rẻ nhất {formatWeekdayDate(lowest.day).slice(0, -5)}, {Math.min(2, maxAdults)}
              &nbsp;người&nbsp;lớn
            </p>
          </div>
          <ButtonLink to={pricesHref} look="outline" rel="nofollow" className="whitespace-nowrap">
            Xem giá
            <span className="sr-only"> {title}</span>
          </ButtonLink>
        </div>
      ) : (
        <p className="p-4 text-ink-soft">Hết phòng hoặc chưa mở bán trong 60 ngày tới</p>
      )}
    </RoomFrame>
  );
}

/** A room's card: picture and details beside the price. */
function RoomFrame({
  room,
  isChosen = false,
  badge,
  children,
}: {
  room: RoomView;
  isChosen?: boolean;
  badge?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article
      aria-label={room.title}
      className={classNames(
        'drawn-late overflow-hidden rounded-card border bg-rice [--late-height:300px] md:grid md:grid-cols-[248px_minmax(0,1fr)]',
        isChosen
          ? 'border-sea [box-shadow:0_0_0_1px_var(--color-sea),var(--shadow-soft)]'
          : 'border-line shadow-soft',
      )}
    >
      <div className="relative md:border-r md:border-line">
        {room.picture && (
          <Picture
            picture={room.picture}
            sizes="(min-width: 641px) 248px, 100vw"
            className="aspect-8/3! md:aspect-3/2!"
          />
        )}
        {badge && <div className="absolute top-3 left-3">{badge}</div>}
        <div className="px-4 py-3 md:py-4">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 className="text-lg leading-snug">{room.title}</h3>
            {isChosen && (
              <span className="inline-flex items-center gap-1 rounded-badge bg-sea-soft px-2 py-0.5 text-sm font-semibold text-sea-dark">
                <Check aria-hidden className="size-4" />
                Đang chọn
              </span>
            )}
          </div>
          <p className="mt-0.5 text-sm text-ink-soft">
            <DottedWords words={roomFacts(room)} />
          </p>
        </div>
      </div>
      <div className="flex flex-col max-md:border-t max-md:border-line">{children}</div>
    </article>
  );
}

/** '36 m² · 1 giường đôi · Hướng biển · tối đa 3 khách'. */
function roomFacts({ details: { areaM2, beds, view, balcony, smoking }, maxOccupancy }: RoomView) {
  return [
    `${areaM2} m²`,
    bedWords(beds),
    view,
    balcony && 'có ban công',
    smoking && 'được hút thuốc',
    `tối đa ${maxOccupancy} khách`,
  ];
}
