import type { z } from 'zod';
import type { comboDetails } from '#modules/catalog/kinds/combo.ts';
import type { KindName } from '#modules/catalog/kinds/kind.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
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
    components: linkParts(details.components, product.units[0]?.components ?? []),
    months: calendarMonths(days, { opensOn, isShut }),
    previousMonth: month > first ? addMonths(month, -1) : null,
    nextMonth: addMonths(month, shownMonths) <= last ? addMonths(month, 1) : null,
  };
}

type Told = z.infer<typeof comboDetails>['components'];
type Taken = ProductDetail['units'][number]['components'];

/** The parts as they are told, those that are taken from another product with the address of its page. */
function linkParts(told: Told, taken: Taken) {
  const left = [...taken];
  return told.map(({ kind, label }) => {
    const index = left.findIndex((part) => part.kind === soldAs[kind]);
    const [part] = index < 0 ? [] : left.splice(index, 1);
    return { kind, label, href: part ? linkTo(getKind(part.kind).category, part.productSlug) : null };
  });
}

const soldAs: Partial<Record<Told[number]['kind'], KindName>> = {
  roomNights: 'hotel',
  cruise: 'cruise',
  ticket: 'attraction',
  tour: 'tour',
};
