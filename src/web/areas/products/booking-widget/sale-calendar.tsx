import { useSearchParams } from 'react-router';
import type { CalendarMonth } from '#web/areas/products/calendar/calendar.ts';
import { PriceCalendar } from '#web/areas/products/calendar/price-calendar.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';
import { chooseHref } from './selection/choose-href.ts';

/** What the choice in the widget costs on each of the coming days; a day that can be had goes into the widget. */
export function SaleCalendar({
  widget,
  calendar,
}: {
  widget: BookingWidgetView | null;
  calendar: {
    months: CalendarMonth[];
    previousMonth: string | null;
    nextMonth: string | null;
    /** For whom and what its prices are. */
    pricedFor: string;
  };
}) {
  const [params] = useSearchParams();
  if (!widget) return null;
  const monthHref = (month: string | null) => {
    if (!month) return null;
    const next = new URLSearchParams(params);
    next.set('month', month);
    return `${widget.path}?${next}`;
  };
  return (
    <div className="rounded-card border border-line bg-rice px-3 py-4 sm:px-5">
      <PriceCalendar
        months={calendar.months}
        hrefOf={(cell) =>
          cell.state === 'open' ? chooseHref(widget.path, params, { from: cell.day, open: null }) : null
        }
        partOf={(day) => (day === widget.form.from ? 'single' : null)}
        monthHref={{ previous: monthHref(calendar.previousMonth), next: monthHref(calendar.nextMonth) }}
        noun={widget.formOptions.words.left}
        note={`Tổng tiền cho ${calendar.pricedFor}, đã gồm phụ thu và thuế phí. Bấm một ngày để xem từng khoản.`}
      />
    </div>
  );
}
