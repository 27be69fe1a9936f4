import { Link, useSearchParams } from 'react-router';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { Notice } from '#ui/notice.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';
import { chooseHref } from './selection/choose-href.ts';

/** Why the choice has no price, and the nearest days on which it has one. */
export function WidgetRefusal({ widget }: { widget: BookingWidgetView }) {
  const [params] = useSearchParams();
  // The page's rows cannot show an error of their own.
  const error =
    widget.errors.unit ?? (widget.departures || widget.nearest.length > 0 ? widget.errors.from : null);
  const title = widget.refusal ?? error;
  if (!title) return null;
  return (
    <Notice tone="warn" role="alert" title={title}>
      {widget.nearest.length > 0 && (
        <>
          <p className="mt-1 text-sm">Ngày gần nhất còn chỗ:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {widget.nearest.map((day) => (
              <li key={day}>
                <Link
                  to={chooseHref(widget.path, params, { from: day })}
                  rel="nofollow"
                  preventScrollReset
                  className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-rice px-3 text-sm font-semibold tabular-nums hover:border-sea hover:text-sea"
                >
                  {formatWeekdayDate(day)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
