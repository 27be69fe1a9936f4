import { useSearchParams } from 'react-router';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { Notice } from '#ui/notice.tsx';
import { NearestDays } from '#web/parts/booking/nearest-days.tsx';
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
      <NearestDays
        isSamePage
        days={widget.nearest.map((day) => ({
          label: formatWeekdayDate(day),
          href: chooseHref(widget.path, params, { from: day }),
        }))}
      />
    </Notice>
  );
}
