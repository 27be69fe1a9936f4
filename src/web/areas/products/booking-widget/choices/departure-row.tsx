import { Link, useSearchParams } from 'react-router';
import { addDays } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '#ui/badge.tsx';
import { bookingFormId } from '#web/areas/products/booking-widget/booking-form-id.ts';
import type { Departure } from '#web/areas/products/booking-widget/departures-of.ts';
import type { BookingWidgetView } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { chooseHref } from '#web/areas/products/booking-widget/selection/choose-href.ts';
import { shortDay } from '#web/parts/trip-search/describe-trip-search.ts';
import { choiceRow } from './choice-row.ts';

/** Up to this many remaining places are mentioned. */
const fewPlaces = 5;

interface DepartureRowProps {
  departure: Departure;
  widget: BookingWidgetView;
  nights: number;
}

/** A departure that can be chosen, with the day's total price and its surcharges. */
export function DepartureRow(props: DepartureRowProps) {
  const { departure, widget, nights } = props;
  const { day, left, isFree, totalVnd, added } = departure;
  if (!isFree) return <FullDeparture {...props} />;
  const isFew = left <= fewPlaces;
  return (
    <label className={choiceRow}>
      <input
        type="radio"
        form={bookingFormId}
        name="from"
        value={day}
        defaultChecked={day === widget.form.from}
        className="mt-0.5 size-5 shrink-0 accent-sea outline-none"
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
          <span>{daysWords(day, nights)}</span>
          <span className="whitespace-nowrap tabular-nums">{formatVnd(totalVnd)}</span>
        </span>
        <span className="block text-sm text-ink-soft">
          <span className={isFew ? 'text-warn' : undefined}>
            Còn {left} {widget.formOptions.words.left}
          </span>
          {added.length > 0 && ` · Đã tính ${added.join(', ')}`}
        </span>
      </span>
    </label>
  );
}

function FullDeparture({ departure: { day, instead }, widget, nights }: DepartureRowProps) {
  const [params] = useSearchParams();
  return (
    <div className="rounded-card border border-line bg-sand-deep-60 px-3 py-2 text-ink-soft">
      <p className="flex items-center justify-between gap-3 pl-8">
        <span>{daysWords(day, nights)}</span>
        <Badge tone="plain">Hết chỗ</Badge>
      </p>
      <p className="pl-8 text-sm">
        <Link
          to={
            instead
              ? chooseHref(widget.path, params, { unit: instead.unitId, from: day })
              : `/yeu-cau?ve=${encodeURIComponent(widget.path)}`
          }
          rel="nofollow"
          className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
        >
          {instead ? `Còn ${instead.title}: ${formatVnd(instead.totalVnd)}` : 'Để lại số'}
          <span className="sr-only">, {shortDay(day)}</span>
        </Link>
      </p>
    </div>
  );
}

/** 'T7 28/11 – CN 29/11'. */
function daysWords(day: string, nights: number): string {
  return nights > 0 ? `${shortDay(day)} – ${shortDay(addDays(day, nights))}` : shortDay(day);
}
