import type { z } from 'zod';
import type { comboDetails } from '#modules/catalog/kinds/combo.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { linkTo } from '#modules/catalog/rules.ts';
import { listMonthPrices } from '#modules/pricing/queries/list-month-prices.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { addMonths, calendarMonths, firstMonth, monthsRange } from '../detail/calendar.ts';

export type ComboView = Awaited<ReturnType<typeof loadCombo>>;

const shownMonths = 2;

/** What only the page of a combo shows, with the calendar from the asked month on; one statement. */
export async function loadCombo(app: App, product: ProductDetail, askedMonth: string | null) {
  const details = product.details as z.infer<typeof comboDetails>;
  const now = app.clock.now();
  const today = dayInVietnam(now);
  const opensOn = [addDays(today, details.advanceBookingDays), details.useFrom, details.saleFrom]
    .sort()
    .at(-1) as string;
  const first = opensOn.slice(0, 7);
  const last = details.useTo.slice(0, 7);
  const month = firstMonth(askedMonth, opensOn, { firstDay: opensOn, lastDay: details.useTo });
  const { from, to } = monthsRange(month, shownMonths);
  const days = await listMonthPrices(app.readDb, product.id, from, to, now);
  const isShut = (day: string) =>
    day > details.useTo || details.blackouts.some((span) => span.from <= day && day <= span.to);
  return {
    details,
    components: details.components.map((component) => ({
      kind: component.kind,
      label: component.label,
      href: hrefOf(component),
    })),
    months: calendarMonths(days, { opensOn, isShut }),
    previousMonth: month > first ? addMonths(month, -1) : null,
    nextMonth: addMonths(month, shownMonths) <= last ? addMonths(month, 1) : null,
  };
}

/** The page of the hotel or ship that a component takes its nights from. */
function hrefOf({ kind, unit }: z.infer<typeof comboDetails>['components'][number]): string | null {
  const slug = unit?.split('/')[0];
  if (!slug) return null;
  return linkTo(kind === 'cruise' ? 'Cruises' : 'Hotels', slug);
}
