import { CalendarDays, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import type { BookingWidgetView } from './load-booking-widget.ts';

/** The choices made in the page's rows, each with a link back to them. On a phone the rows are right above. */
export function ChosenRows({
  widget: { departures, form, units, formOptions },
}: {
  widget: BookingWidgetView;
}) {
  const unit = units.find(({ id }) => id === form.unit);
  const hasUnits = units.length > 1 && unit !== undefined;
  if (!departures && !hasUnits) return null;
  return (
    <div className="divide-y divide-line rounded-control border border-line-strong max-xl:hidden">
      {departures && (
        <Row href="#lich-khoi-hanh" icon={<CalendarDays aria-hidden />} about={formOptions.words.day}>
          {form.from ? formatWeekdayDate(form.from) : 'Chưa chọn ngày'}
        </Row>
      )}
      {hasUnits && (
        <Row href="#hang" icon={<Ticket aria-hidden />} about={formOptions.words.unit}>
          {unit.title}
        </Row>
      )}
    </div>
  );
}

function Row({
  href,
  icon,
  about,
  children,
}: {
  href: string;
  icon: ReactNode;
  about: string;
  children: ReactNode;
}) {
  return (
    <a href={href} className="flex min-h-11 items-center gap-3 px-3 hover:bg-sea-soft">
      <span className="shrink-0 text-sea [&>svg]:size-5">{icon}</span>
      <span className="min-w-0 grow truncate font-semibold">
        <span className="sr-only">{about}: </span>
        {children}
      </span>
      <span className="shrink-0 text-sm font-semibold text-sea">Đổi</span>
    </a>
  );
}
