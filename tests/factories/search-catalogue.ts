import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';

export interface SearchCatalogue {
  /** By slug. */
  provinces: Record<
    string,
    { title: string; popularity: number; nameAlias: string[]; mergedFrom?: string[] }
  >;
  places: Record<string, { title: string; province: string; popularity: number; nameAlias: string[] }>;
  products: Record<
    string,
    { title: string; places: string[]; popularity: number; days?: number; star?: number }[]
  >;
  articles: { title: string; tags: string[]; popularity: number }[];
}

/** Writes a catalogue that can be searched and shown as cards, but not booked. */
export async function createSearchCatalogue(db: Executor, catalogue: SearchCatalogue): Promise<void> {
  const provinceIds = await createProvinces(db, catalogue);
  const placeIds = await createPlaces(db, catalogue, provinceIds);
  const { id: supplierId } = await db
    .insertInto('suppliers')
    .values({ slug: 'nha-cung-cap', brand: 'Nhà cung cấp', legal_name: 'Công ty' })
    .returning('id')
    .executeTakeFirstOrThrow();
  let number = 0;
  for (const [kind, products] of Object.entries(catalogue.products)) {
    for (const { title, places, popularity, days, star } of products) {
      const lengths = days ? { days, nights: days - 1 } : {};
      const { id } = await db
        .insertInto('products')
        .values({
          kind,
          slug: slugify(title),
          code: `SP${++number}`,
          title,
          lat: 16,
          lng: 108,
          supplier_id: supplierId,
          popularity,
          details: json({ ...lengths, star: star ?? 0, transport: ['Xe'], departureFrom: 'Hà Nội' }),
          search_keywords: [...getKind(kind as KindName).searchWords, keywordsOf(catalogue, places)].join(
            ' | ',
          ),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [position, place] of places.entries()) {
        await db
          .insertInto('product_places')
          .values({ product_id: id, place_id: placeIds.get(place) ?? 0, position })
          .execute();
      }
    }
  }
  for (const { title, tags, popularity } of catalogue.articles) {
    await db
      .insertInto('articles')
      .values({
        slug: slugify(title),
        title,
        content: title,
        category: 'kinh-nghiem',
        tags,
        popularity,
        author: json({ name: 'Ban biên tập', bio: '' }),
        published_at: new Date('2026-01-01'),
      })
      .execute();
  }
}

/** As the catalogue's command writes them: names of the places with their aliases, then the provinces. */
function keywordsOf({ places, provinces }: SearchCatalogue, slugs: string[]): string {
  const named = slugs.flatMap((slug) => places[slug] ?? []);
  return [
    ...named.flatMap(({ title, nameAlias }) => [title, ...nameAlias]),
    ...new Set(named.flatMap(({ province }) => provinces[province]?.title ?? [])),
  ].join(' | ');
}

async function createProvinces(db: Executor, { provinces }: SearchCatalogue): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [slug, { title, popularity, nameAlias, mergedFrom }] of Object.entries(provinces)) {
    const { id } = await db
      .insertInto('provinces')
      .values({
        code: String(ids.size + 1),
        slug,
        title,
        type: 'province',
        region: 'central',
        sub_region: '',
        name_alias: nameAlias,
        merged_from: mergedFrom ?? [title],
        lat: 16,
        lng: 108,
        popularity,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(slug, id);
  }
  return ids;
}

async function createPlaces(
  db: Executor,
  { places }: SearchCatalogue,
  provinceIds: Map<string, number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [slug, { title, province, popularity, nameAlias }] of Object.entries(places)) {
    const { id } = await db
      .insertInto('places')
      .values({
        slug,
        title,
        kind: 'điểm tham quan',
        province_id: provinceIds.get(province) ?? 0,
        name_alias: nameAlias,
        popularity,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(slug, id);
  }
  return ids;
}
