import { mostSaleDays } from '#modules/pricing/promotions/promotions.ts';
import { addDays, daysBetween, isDay } from '#platform/time/days.ts';
import { holidays } from '#reference-data/holidays.ts';
import type { Catalogue } from './read-catalogue.ts';
import type { ImportedProduct } from './read-products.ts';

interface Span {
  from: string;
  to: string;
}

/** How long a combo must remain usable after a day on which it is shown. */
const shownDays = 300;
/** A combo without a blackout over Tết must be usable over the next Tết that is at least this far ahead. */
const bookedAheadDays = 14;
/** A window of this length is no season: its beginning stays and it is prolonged. */
const allYearDays = 300;

/** A deal longer than allowed per year is moved to have begun this many days ago. */
const begunDays = 25;

const tetWindows = holidays.filter(({ group }) => group === 'tet');

/**
 * A catalogue with its dates moved to suit the day of loading, `today`. It is written as of November 2026; on a later day
 * past dates recur: deals, promotions, licences and blackouts in the first year in which they are not over yet, blackouts
 * over Tết with Tết, usage windows of combos prolonged by whole years. A deal runs on no more consecutive days than the law
 * allows.
 */
export function moveDates(catalogue: Catalogue, today: string): Catalogue {
  return {
    ...catalogue,
    // Fares are always dated a week ago.
    flights: catalogue.flights && { ...catalogue.flights, faresOn: addDays(today, -7) },
    products: catalogue.products.map((product) => moveProductDates(product, today)),
    suppliers: catalogue.suppliers.map((supplier) =>
      supplier.licenceUntil
        ? {
            ...supplier,
            licenceUntil: nextYearly({ from: supplier.licenceUntil, to: supplier.licenceUntil }, today).to,
          }
        : supplier,
    ),
    promotions: catalogue.promotions.map((promotion) => {
      const { from, to } = nextYearly({ from: promotion.fromOn, to: promotion.toOn }, today);
      const years = Number(to.slice(0, 4)) - Number(promotion.toOn.slice(0, 4));
      const moved = (day: string | null) => day && inYears(day, years);
      const used = { useFrom: moved(promotion.useFrom), useTo: moved(promotion.useTo) };
      return { ...promotion, ...used, fromOn: from, toOn: to };
    }),
  };
}

export function moveProductDates(product: ImportedProduct, today: string): ImportedProduct {
  const priceRules = product.priceRules.map((rule) =>
    rule.kind === 'deal' && rule.from && rule.to
      ? { ...rule, ...asLawLets(nextYearly({ from: rule.from, to: rule.to }, today), today) }
      : rule,
  );
  const details = product.kind === 'combo' ? moveComboDates(product.details, today) : product.details;
  return { ...product, priceRules, details };
}

/** The same dates in the first year in which they are not over on `today`. */
function nextYearly<S extends Span>(span: S, today: string): S {
  let years = 0;
  while (inYears(span.to, years) < today) years++;
  return { ...span, from: inYears(span.from, years), to: inYears(span.to, years) };
}

/** Cuts a longer deal to the consecutive days that the law allows per service and year, begun shortly before `today`. */
function asLawLets({ from, to }: Span, today: string): Span {
  if (daysBetween(from, to) < mostSaleDays) return { from, to };
  const begun = addDays(today, -begunDays);
  const start = from > begun ? from : begun;
  const last = addDays(start, mostSaleDays - 1);
  return { from: start, to: to < last ? to : last };
}

function moveComboDates(details: Record<string, unknown>, today: string): Record<string, unknown> {
  const { saleFrom, saleTo, useFrom, useTo, blackouts } = details as Record<string, string> & {
    blackouts: Span[];
  };
  const sale = prolonged({ from: saleFrom as string, to: saleTo as string }, today);
  const isShutOverTet = blackouts.some((span) => tetOf(span));
  const shownUntil = addDays(today, shownDays);
  const useUntil = isShutOverTet ? shownUntil : [shownUntil, lastDayOfNextTet(today)].sort().at(-1);
  const use = prolonged({ from: useFrom as string, to: useTo as string }, today, useUntil);
  return {
    ...details,
    saleFrom: sale.from,
    saleTo: sale.to,
    useFrom: use.from,
    useTo: use.to,
    blackouts: blackouts.map((span) => withTet(span, today) ?? nextYearly(span, today)),
  };
}

function prolonged(span: Span, today: string, until = addDays(today, shownDays)): Span {
  if (daysBetween(span.from, span.to) < allYearDays) return nextYearly(span, today);
  return { from: span.from, to: nextYearly(span, until).to };
}

function tetOf(span: Span) {
  return tetWindows.find(({ from, to }) => span.from <= to && from <= span.to);
}

/** The last day of the next Tết that can still be booked in good time; empty when none is known. */
function lastDayOfNextTet(today: string): string {
  return tetWindows.find(({ on }) => on >= addDays(today, bookedAheadDays))?.to ?? '';
}

/** Moves a span over Tết along with Tết; null when it does not overlap it. */
function withTet<S extends Span>(span: S, today: string): S | null {
  const written = tetOf(span);
  const next = tetWindows.find(({ on }) => addDays(on, daysBetween(written?.on ?? on, span.to)) >= today);
  if (!written || !next) return null;
  const days = daysBetween(written.on, next.on);
  return { ...span, from: addDays(span.from, days), to: addDays(span.to, days) };
}

/** 29 February becomes 28 February in other years. */
function inYears(day: string, years: number): string {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isDay(moved) ? moved : `${moved.slice(0, 8)}28`;
}
