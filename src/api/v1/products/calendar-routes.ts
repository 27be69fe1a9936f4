import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { slugParams } from '#api/v1/params.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { findProductId } from '#modules/catalog/queries/find-product-id.ts';
import { loadCalendar } from '#modules/pricing/calendar/load-calendar.ts';
import { type CalendarDay, monthCalendar } from '#modules/pricing/calendar/month-calendar.ts';
import { wantedBy } from '#modules/pricing/quote/default-wanted.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { partyQuery, partyShape } from './party.ts';

const monthQuery = partyQuery.extend({
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Tháng phải có dạng YYYY-MM.')
    .optional(),
});

const monthShape = z.object({
  month: z.string(),
  /** The lowest price of the month and the days that have it; null when nothing is available. */
  cheapest: z.object({ price: z.int().nullable(), total: z.int(), dates: z.array(z.string()) }).nullable(),
  /** The party that `total` is for; null for a product without units. */
  party: partyShape.nullable(),
  days: z.array(
    z.object({
      date: z.string(),
      /** Price per `priceUnit`; null when unavailable, or when children make a price per unit meaningless. */
      price: z.int().nullable(),
      /** The party's total for the cheapest unit, as a quote has it; for a stay, of one night. */
      total: z.int().nullable(),
      /** The unit and rate plan with that price: a quote of them on this day gives `total`. */
      unitId: z.int().nullable(),
      ratePlanId: z.int().nullable(),
      /** Surcharges of the date, included in `total`: weekend, holiday, gala. */
      surcharges: z.array(z.object({ label: z.string(), amount: z.int() })),
      available: z.int(),
      closed: z.boolean(),
      isCheapest: z.boolean(),
      holiday: z.string().nullable(),
      blackout: z.string().nullable(),
      /** The rule that makes the day unavailable, in words for guests: 'cần đặt trước 3 ngày'. */
      why: z.string().nullable(),
      lunar: z.object({ day: z.int(), month: z.int(), isLeapMonth: z.boolean() }),
    }),
  ),
});

/** A product's month in one call: prices, cheapest days, holidays, lunar days, and why a day is not sold. */
export const calendarRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  for (const kind of kinds) {
    for (const collection of [kind.collection, ...kind.collectionAliases]) {
      await server.register(monthRoute, { app, kind, prefix: `/${collection}` });
    }
  }
};

const monthRoute: FastifyPluginAsyncZod<{ app: App; kind: Kind }> = async (server, { app, kind }) => {
  server.get(
    '/:slug/calendar',
    {
      schema: {
        summary: 'Lịch giá một tháng',
        tags: [kind.collection],
        params: slugParams,
        querystring: monthQuery,
        response: { 200: monthShape },
      },
    },
    async ({ params, query }) => {
      const productId = await findProductId(app.readDb, kind.name, params.slug);
      if (productId === null) throw notFound(`Không tìm thấy ${kind.labels.one.toLowerCase()} này.`);
      const now = app.clock.now();
      const month = query.month ?? dayInVietnam(now).slice(0, 7);
      const from = `${month}-01`;
      const to = `${addDays(from, 31).slice(0, 7)}-01`;
      const facts = await loadCalendar(app.readDb, productId, { from, to, now });
      const wanted = wantedBy(query);
      const days = monthCalendar(facts, { from, to, now, wanted });
      const [first] = facts.units;
      return {
        month,
        cheapest: cheapestOf(days),
        party: first ? wanted(first) : null,
        days: days.map(dayView),
      };
    },
  );
};

function cheapestOf(days: CalendarDay[]) {
  const cheapest = days.filter((entry) => entry.isCheapest);
  const [first] = cheapest;
  if (!first || first.totalVnd === null) return null;
  return { price: first.priceVnd, total: first.totalVnd, dates: cheapest.map((entry) => entry.day) };
}

function dayView(row: CalendarDay) {
  const { day, priceVnd, totalVnd, left, closed, isCheapest, holiday, blackout, why, added } = row;
  const lunar = lunarDay(day);
  return {
    date: day,
    price: priceVnd,
    total: totalVnd,
    unitId: row.unitId,
    ratePlanId: row.ratePlanId,
    surcharges: added.map(({ label, amountVnd }) => ({ label, amount: amountVnd })),
    available: left,
    closed,
    isCheapest,
    holiday,
    blackout,
    why,
    lunar: { day: lunar.day, month: lunar.month, isLeapMonth: lunar.isLeap },
  };
}
