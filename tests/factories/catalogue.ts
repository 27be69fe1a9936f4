import { saveCancellationPolicy } from '#modules/catalog/commands/save-cancellation-policy.ts';
import { savePlaces } from '#modules/catalog/commands/save-places.ts';
import { saveProduct } from '#modules/catalog/commands/save-product.ts';
import { saveProvince } from '#modules/catalog/commands/save-province.ts';
import { saveTerms } from '#modules/catalog/commands/save-terms.ts';
import { setDisplayPrices } from '#modules/catalog/commands/set-display-prices.ts';
import { saveSupplier } from '#modules/catalog/commands/suppliers.ts';
import type { ProductDraft } from '#modules/catalog/schema.ts';
import { saveArticle } from '#modules/content/commands/save-article.ts';
import { openDays } from '#modules/inventory/days/open-days.ts';
import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { productsOfTests, type TestProduct } from './catalogue-products.ts';

/** Days on which the whole small catalogue is on sale. */
export const onSale = { from: '2026-11-21', to: '2027-02-01' };

const provinces = [
  { code: '48', slug: 'da-nang', title: 'Đà Nẵng', region: 'central', nameAlias: ['Hội An', 'Quảng Nam'] },
  { code: '68', slug: 'lam-dong', title: 'Lâm Đồng', region: 'central', nameAlias: ['Đà Lạt', 'Mũi Né'] },
  { code: '15', slug: 'lao-cai', title: 'Lào Cai', region: 'north', nameAlias: ['Sa Pa', 'Sapa'] },
] as const;

const terms = [
  ['hotel-type', 'khach-san', 'Khách sạn'],
  ['hotel-type', 'resort', 'Resort'],
  ['facility', 'ho-boi', 'Hồ bơi'],
  ['facility', 'wi-fi-mien-phi', 'Wi-Fi miễn phí'],
  ['conform', 'gia-dinh', 'Gia đình'],
  ['include', 'buffet-sang', 'Buffet sáng'],
] as const;

/**
 * A catalogue of a few products of every kind, with provinces, vocabularies, articles and settings. Saved by the same
 * commands as the real one. @returns ids of products by slug
 */
export async function createCatalogue(db: Database): Promise<Map<string, number>> {
  return db.transaction().execute(async (tx) => {
    await saveWords(tx);
    const ids = new Map<string, number>();
    for (const product of productsOfTests) ids.set(product.slug, await createProduct(tx, product));
    for (const number of [1, 2, 3]) await saveArticle(tx, article(number));
    await refreshSearchVocabulary(tx);
    return ids;
  });
}

async function saveWords(tx: Tx) {
  await saveSettings(tx, settings);
  for (const province of provinces) {
    await saveProvince(tx, {
      ...province,
      type: 'province',
      subRegion: '',
      nameAlias: [...province.nameAlias],
      mergedFrom: [],
      bestMonths: [3],
      summary: 'Tóm tắt',
      content: 'Nội dung',
      lat: 16,
      lng: 108,
      special: province.slug === 'da-nang',
      popularity: 500,
    });
  }
  await savePlaces(tx, [
    {
      slug: 'da-lat',
      title: 'Đà Lạt',
      kind: 'city',
      province: 'lam-dong',
      nameAlias: ['Dalat'],
      summary: 'Tóm tắt',
      content: 'Nội dung',
      lat: 11.9,
      lng: 108.4,
      special: true,
      popularity: 900,
    },
  ]);
  const rest = { icon: '', group: 'Chung', scope: ['hotel'], filterable: true };
  await saveTerms(
    tx,
    terms.map(([taxonomy, slug, title], position) => ({ taxonomy, slug, title, ...rest, position })),
  );
  await saveCancellationPolicy(tx, {
    slug: 'linh-hoat',
    title: 'Linh hoạt',
    tiers: [
      { daysBefore: 2, refundPercent: 100 },
      { daysBefore: 0, refundPercent: 0 },
    ],
  });
  await saveSupplier(tx, {
    slug: 'song-lang',
    brand: 'Sóng Lặng',
    legalName: 'Công ty Sóng Lặng',
    kinds: ['hotel'],
    address: 'Đà Nẵng',
    licenceNo: '99-001',
  });
}

/** A product on sale on the days of `onSale`. @returns its id */
export async function createProduct(tx: Tx, { listVnd, priceVnd, ...product }: TestProduct): Promise<number> {
  const draft: ProductDraft = {
    nameAlias: [],
    summary: `Tóm tắt của ${product.title}.`,
    content: `Nội dung của ${product.title}.`,
    highlights: ['Một', 'Hai', 'Ba'],
    location: { lat: 16, lng: 108, address: 'Số 1' },
    supplier: 'song-lang',
    ...product,
  };
  const { id } = await saveProduct(tx, draft);
  const printed = { priceVnd: listVnd, finalPriceVnd: priceVnd, fromOn: onSale.from, untilOn: onSale.from };
  await setDisplayPrices(tx, [{ productId: id, ...printed, pricedFor: null, availability: 'in_stock' }]);
  const units = await tx.selectFrom('units').select('id').where('product_id', '=', id).execute();
  await openDays(tx, { unitIds: units.map((unit) => unit.id), ...onSale });
  await writeDailyRates(tx, id, onSale.from, onSale.to);
  return id;
}

const article = (number: number) => ({
  slug: `bai-${number}`,
  title: `Mùa đẹp của Đà Nẵng ${number}`,
  excerpt: 'Trích',
  content: 'Nội dung bài viết.',
  category: number === 3 ? 'Ẩm thực' : 'Kinh nghiệm',
  tags: ['biển'],
  author: { name: 'Thu Hà', bio: '' },
  publishedAt: `2026-0${number}-01`,
  provinces: ['da-nang'],
});
