import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { emptyPage, flag, listOf, listQuery } from '#api/v1/list-query.ts';
import { slugParams } from '#api/v1/params.ts';
import { productCardShape } from '#api/v1/shapes.ts';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import { listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { listRelated } from '#modules/catalog/queries/list-related.ts';
import { linkTo } from '#modules/catalog/rules.ts';
import { loadCalendar } from '#modules/pricing/calendar/load-calendar.ts';
import { unitStarts } from '#modules/pricing/calendar/unit-starts.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { App } from '#platform/app.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { partyQuery, wantedBy } from './party.ts';
import { productQueryOf, toProductQuery } from './product-query.ts';
import { availabilityShape, detailShape, facetsShape } from './shapes.ts';

const day = z.iso.date('Ngày phải có dạng YYYY-MM-DD.');
const availabilityQuery = partyQuery.extend({ from: day.optional(), to: day.optional() });

const longestAvailabilityDays = 370;

/** List, detail, related and availability of every kind, under its collection and the collection's aliases. */
export const catalogRoutes: FastifyPluginAsyncZod<{ app: App }> = async (server, { app }) => {
  for (const kind of kinds) {
    for (const collection of [kind.collection, ...kind.collectionAliases]) {
      await server.register(kindRoutes, { app, kind, prefix: `/${collection}` });
    }
  }
};

const kindRoutes: FastifyPluginAsyncZod<{ app: App; kind: Kind }> = async (server, { app, kind }) => {
  const tags = [kind.collection];
  const known = async (slug: string) => {
    const product = await findProduct(app.readDb, kind.name, slug);
    if (!product) throw notFound(`Không tìm thấy ${kind.labels.one.toLowerCase()} này.`);
    return product;
  };

  server.get(
    '',
    {
      schema: {
        summary: `Danh sách ${kind.labels.many.toLowerCase()}`,
        tags,
        querystring: productQueryOf(kind).extend({ facets: flag }),
        response: { 200: listOf(productCardShape).extend(facetsShape.partial().shape) },
      },
    },
    async (request) => {
      const given = request.query;
      const query = toProductQuery(kind, given);
      if (given.search.trim()) {
        const isPlain = isSuggestion(query) && !given.facets;
        const limit = isPlain ? given.limit : searchedAtMost;
        const { ids, total } = await findMatches(app.readDb, kind.name, given.search, { limit });
        if (ids.length === 0) return emptyPage(given);
        query.rankedIds = ids;
        if (isPlain) return { ...(await listProducts(app.readDb, query)), ...totalsOf(total, given.limit) };
      }
      const page = await listProducts(app.readDb, query);
      return given.facets ? { ...page, ...(await listFacets(app.readDb, query)) } : page;
    },
  );

  server.get(
    '/:slug',
    {
      schema: {
        summary: `Chi tiết ${kind.labels.one.toLowerCase()}`,
        tags,
        params: slugParams,
        response: { 200: detailShape },
      },
    },
    async ({ params }) => {
      const product = await known(params.slug);
      return {
        ...product,
        url: linkTo(kind.category, product.slug),
        image: product.images[0]?.url ?? null,
        priceUnit: kind.priceUnitOf?.(product.details) ?? kind.priceUnit,
      };
    },
  );

  server.get(
    '/:slug/related',
    {
      schema: {
        summary: `${kind.labels.many} liên quan`,
        tags,
        params: slugParams,
        querystring: listQuery.pick({ limit: true }),
        response: { 200: listOf(productCardShape) },
      },
    },
    async ({ params, query }) => {
      const results = await listRelated(app.readDb, await known(params.slug), query.limit);
      return { results, page: 1, limit: query.limit, totalPages: 1, totalResults: results.length };
    },
  );

  server.get(
    '/:slug/availability',
    {
      schema: {
        summary: 'Chỗ trống và giá từng ngày',
        tags,
        params: slugParams,
        querystring: availabilityQuery,
        response: { 200: availabilityShape },
      },
    },
    async ({ params, query }) => {
      const product = await known(params.slug);
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
          })),
        })),
      };
    },
  );
};

/** How many matches of a search are filtered, sorted and paged. */
const searchedAtMost = 500;

/** A first page that nothing narrows or reorders: what the search found is already the answer. */
function isSuggestion(query: ProductQuery): boolean {
  const isNarrowed =
    query.special ||
    query.priceMinVnd !== undefined ||
    query.priceMaxVnd !== undefined ||
    [query.provinces, query.places, ...Object.values(query.filters)].some((values) => values.length > 0);
  return query.page === 1 && query.sortBy === 'popularity:desc' && !isNarrowed;
}

function totalsOf(totalResults: number, limit: number) {
  return { totalResults, totalPages: Math.ceil(totalResults / limit) };
}

function badRange(field: string, message: string): ProblemError {
  return new ProblemError(400, 'invalid_input', 'Dữ liệu gửi lên chưa hợp lệ.', {
    errors: [{ field, message }],
  });
}
