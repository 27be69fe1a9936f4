import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { slugParams } from '#api/v1/params.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import { loadCalendar } from '#modules/pricing/calendar/load-calendar.ts';
import { unitStarts } from '#modules/pricing/calendar/unit-starts.ts';
import { wantedBy } from '#modules/pricing/quote/default-wanted.ts';
import type { App } from '#platform/app.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { isoDay } from '#platform/time/iso-day.ts';
import { partyQuery } from './party.ts';
import { availabilityShape } from './shapes.ts';

const day = isoDay('Ngày phải có dạng YYYY-MM-DD.');
const availabilityQuery = partyQuery.extend({ from: day.optional(), to: day.optional() });

const longestAvailabilityDays = 370;

/** Availability and prices of a product by day and unit. */
export const productAvailabilityRoutes: FastifyPluginAsyncZod<{ app: App; kind: Kind }> = async (
  server,
  { app, kind },
) => {
  server.get(
    '/:slug/availability',
    {
      schema: {
        summary: 'Chỗ trống và giá từng ngày',
        tags: [kind.collection],
        params: slugParams,
        querystring: availabilityQuery,
        response: { 200: availabilityShape },
      },
    },
    async ({ params, query }) => {
      const product = await findProduct(app.readDb, kind.name, params.slug);
      if (!product) throw notFound(`Không tìm thấy ${kind.labels.one.toLowerCase()} này.`);
      const now = app.clock.now();
      const from = query.from ?? dayInVietnam(now);
      const to = query.to ?? addDays(from, 31);
      if (to <= from) throw badRange('to', 'Ngày kết thúc phải sau ngày bắt đầu.');
      if (daysBetween(from, to) > longestAvailabilityDays)
        throw badRange('to', 'Chỉ xem được nhiều nhất 370 ngày một lần.');
      const facts = await loadCalendar(app.readDb, product.id, { from, to, now });
      const wanted = wantedBy(query);
      const byUnit = Map.groupBy(unitStarts(facts, { from, to, now, wanted }), (entry) => entry.unitId);
      const parties = new Map(facts.units.map((unit) => [unit.unitId, wanted(unit)]));
      return {
        units: product.units.map((unit) => ({
          id: unit.id,
          title: unit.title,
          party: parties.get(unit.id) ?? { adults: 0, childAges: [], quantity: 0 },
          days: (byUnit.get(unit.id) ?? []).map((entry) => ({
            date: entry.day,
            available: entry.left,
            price: entry.priceVnd,
            total: entry.totalVnd,
            ratePlanId: entry.ratePlanId,
            closed: entry.closed,
            why: entry.why,
          })),
        })),
      };
    },
  );
};

function badRange(field: string, message: string): ProblemError {
  return new ProblemError(400, 'invalid_input', 'Dữ liệu gửi lên chưa hợp lệ.', {
    errors: [{ field, message }],
  });
}
