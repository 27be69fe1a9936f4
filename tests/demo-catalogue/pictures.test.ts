import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ImportedProduct } from '#import/read-products.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { places } from '#reference-data/places.ts';
import { provinces } from '#reference-data/provinces.ts';
import {
  articles,
  besidePlace,
  products,
  relatedTo,
  shownAtHome,
  shownAtPlace,
  shownIn,
  shownPlaces,
} from './product-neighbours.ts';

const pictures = JSON.parse(readFileSync('demo/pictures/manifest.json', 'utf8')) as {
  id: string;
  file: string;
  width: number;
}[];

const heroOf = (product: ImportedProduct) => product.pictures[0];
const pictureOf = ({ picture }: { picture?: string | undefined }) => picture;
const articlesOf = (province: string) => articles.filter((article) => article.provinces.includes(province));

const withinArticle = ({ content }: { content: string }) =>
  renderMarkdown(content).pictures.map(({ id }) => id);

/** Pictures used more than once. */
function twice(shown: (string | undefined)[]): string[] {
  const ids = shown.flatMap((id) => id ?? []);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** The cards' pictures; a product listed twice is shown once. */
const heroesOf = (shown: ImportedProduct[]) => [...new Set(shown)].map(heroOf);

test('every referenced picture exists', () => {
  const named = [
    ...products.flatMap((product) => [...product.pictures, ...product.units.map(pictureOf)]),
    ...[...provinces, ...places, ...articles].map(pictureOf),
    ...articles.flatMap(withinArticle),
  ].flatMap((id) => id ?? []);
  const known = new Set(pictures.map(({ id }) => id));
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('every product has a first picture, and no two share one', () => {
  expect(twice(products.map(heroOf))).toEqual([]);
  expect(products.filter((product) => !heroOf(product)).map(({ slug }) => slug)).toEqual([]);
});

/**
 * Pictures shown over the full width of a page: those of destinations and articles, and the first ones of cruises, one of which
 * is behind the search on the home page.
 */
const widePictures = () => {
  const ofCruises = products.filter(({ kind }) => kind === 'cruise').map(heroOf);
  const shown = [...[...provinces, ...places, ...articles].map(pictureOf), ...ofCruises];
  return new Set(shown.flatMap((id) => id ?? []));
};

test('full-width pictures are 1600 px wide: listed in wide-pictures.json, drawn by `npm run pictures`', () => {
  const wide = widePictures();
  expect(wide.size).toBeGreaterThan(100);
  expect(pictures.filter(({ id, width }) => wide.has(id) && width < 1600).map(({ id }) => id)).toEqual([]);
});

test('pictures take 60 MB at most', () => {
  const bytes = pictures.reduce((sum, { file }) => sum + statSync(`demo/pictures/${file}`).size, 0);
  expect(bytes).toBeLessThan(60_000_000);
});

describe('no page shows a picture twice', () => {
  test.each(products)('product $code', (product) => {
    const rooms = product.units.map(pictureOf);
    expect(product.pictures.length).toBeGreaterThanOrEqual(6);
    if (rooms.some(Boolean)) expect(rooms).not.toContain(undefined);
    expect(twice([...product.pictures, ...rooms, ...relatedTo(product, 4).map(heroOf)])).toEqual([]);
  });

  test.each(provinces)('province $slug', ({ slug, picture }) => {
    expect(
      twice([
        picture,
        ...shownPlaces(slug).map(pictureOf),
        ...heroesOf(shownIn(slug, [])),
        ...articlesOf(slug).map(pictureOf),
      ]),
    ).toEqual([]);
  });

  test.each(places)('place $slug', (place) => {
    const shown = [place, ...besidePlace(place)].map(pictureOf);
    expect(twice([...shown, ...heroesOf(shownAtPlace(place))])).toEqual([]);
  });

  test('home', () => {
    const special = provinces.filter((province) => province.special);
    expect(
      twice([...heroesOf(shownAtHome()), ...special.map(pictureOf), ...articles.map(pictureOf)]),
    ).toEqual([]);
  });

  test('destinations', () => {
    expect(twice(places.filter(({ special }) => special).map(pictureOf))).toEqual([]);
  });

  test('articles beside the products of their provinces', () => {
    const besideProducts = articles.map(({ picture, provinces: [province = ''] }) => [
      picture,
      ...heroesOf(shownIn(province, [])),
    ]);
    expect(besideProducts.flatMap(twice)).toEqual([]);
  });

  test('U-56: every article has a picture in its text, and none that its page shows elsewhere', () => {
    expect(articles.filter((article) => withinArticle(article).length === 0)).toEqual([]);
    const pages = articles.map((article) => [
      ...withinArticle(article),
      ...heroesOf(shownIn(article.provinces[0] ?? '', [])),
      ...articles.map(pictureOf),
    ]);
    expect(pages.flatMap(twice)).toEqual([]);
  });
});

test('every destination and article has a picture', () => {
  const bare = [...provinces, ...places, ...articles].filter((one) => !pictureOf(one));
  expect(bare.map(({ slug }) => slug)).toEqual([]);
});
