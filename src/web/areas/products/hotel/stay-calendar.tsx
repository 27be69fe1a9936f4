import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PriceCalendar } from '#web/areas/products/calendar/price-calendar.tsx';
import { partOfStay, pickDay } from './stay-links.ts';
import type { StayForm } from './stay-query.ts';

interface StayPrices {
  form: StayForm;
  hasStay: boolean;
  /** For whom prices are. */
  party: string;
  months: ComponentProps<typeof PriceCalendar>['months'];
  previousMonth: string | null;
  nextMonth: string | null;
}

/** What a night costs from day to day; a day is chosen by a press. Open until a stay is chosen. */
export function StayCalendar({
  path,
  prices: { form, hasStay, party, months, previousMonth, nextMonth },
  params,
}: {
  path: string;
  prices: StayPrices;
  params: URLSearchParams;
}) {
  const monthHref = (month: string | null) => {
    if (!month) return null;
    const next = new URLSearchParams(params);
    next.set('month', month);
    return `${path}?${next}`;
  };
  const cells = months.flatMap((month) => month.cells);
  return (
    <details
      open={!hasStay || params.has('month')}
      id="lich"
      className="group mt-4 scroll-mt-36 rounded-card border border-line bg-rice"
    >
      <summary className="flex min-h-13 list-none items-center justify-between px-5 font-semibold">
        {hasStay ? 'Xem giá ngày khác' : 'Giá từng ngày'}
        <ChevronDown aria-hidden className="size-5 text-sea transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-3 pb-5 sm:px-5">
        <PriceCalendar
          months={months}
          hrefOf={pickDay(path, form, cells, months[0]?.month ?? '')}
          partOf={partOfStay(form)}
          monthHref={{ previous: monthHref(previousMonth), next: monthHref(nextMonth) }}
          noun="phòng"
          isRoomy
          note={`Giá thấp nhất một đêm cho ${party}, đã gồm phụ thu và thuế phí. Bấm ngày nhận phòng rồi ngày trả phòng.`}
        />
      </div>
    </details>
  );
}
