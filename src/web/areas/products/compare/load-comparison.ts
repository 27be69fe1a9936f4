import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import { listCardsById } from '#modules/catalog/queries/list-cards-by-id.ts';
import type { App } from '#platform/app.ts';
import { bestOf, toCompareRows, toHasRows } from './compare-rows.ts';
import { comparedCancellation, comparedFacts, comparedTerms } from './compared-facts.ts';
import { comparedPrices } from './compared-price.ts';

export type Comparison = Awaited<ReturnType<typeof loadComparison>>;

const mostTerms = 14;

/** Products of one kind for comparison, with their price for the dates in the URL; ids of other kinds are left out. */
export async function loadComparison(app: App, kind: Kind, ids: number[], params: URLSearchParams) {
  const cards = (await listCardsById(app.readDb, ids)).filter((card) => card.kind === kind.name);
  const prices = await comparedPrices(app, kind, cards, params);
  const found = await Promise.all(
    cards.map(async (card) => {
      const product = await findProduct(app.readDb, kind.name, card.slug);
      const price = prices.get(card.id);
      return product && price ? { card, product, price } : null;
    }),
  );
  const columns = found.filter((one) => one !== null);
  const products = columns.map(({ product }) => product);
  const cheapest = bestOf(
    columns.map(({ price }) => price.vnd),
    (a, b) => a < b,
  );
  const bestRated = bestOf(
    columns.map(({ card }) => card.ratingAvg),
    (a, b) => a > b,
  );
  return {
    columns: columns.map(({ card, price }, index) => ({
      id: card.id,
      title: card.title,
      url: card.url,
      place: card.place,
      picture: card.picture,
      ratingAvg: card.ratingAvg,
      ratingCount: card.ratingCount,
      price,
      isCheapest: cheapest.includes(index),
      isBestRated: bestRated.includes(index),
    })),
    rows: toCompareRows(
      columns.map(({ product, price }) => [
        { label: 'Hủy và hoàn', value: price.cancel ?? comparedCancellation(product) },
        { label: 'Địa chỉ', value: product.address },
        ...comparedFacts(product),
      ]),
    ),
    termRows: toHasRows(products.map(comparedTerms), mostTerms),
  };
}
