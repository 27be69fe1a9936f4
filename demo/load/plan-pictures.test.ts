import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { places } from '#reference-data/places.ts';
import { provinces } from '#reference-data/provinces.ts';
import { articles } from '../catalogue/articles/index.ts';
import type { DemoProduct } from '../catalogue/demo-product.ts';
import { demoProducts } from './demo-products.ts';
import { type DemoPicture, fitsWish } from './fits-wish.ts';
import { planPictures } from './plan-pictures.ts';
import { relatedTo, shownAtHome, shownIn } from './product-neighbours.ts';
import { widePictures } from './wide-pictures.ts';

const pictures = JSON.parse(readFileSync('demo/pictures/manifest.json', 'utf8')) as DemoPicture[];
const plan = planPictures(pictures);
const named = [...demoProducts, ...provinces, ...places, ...articles].map(({ slug, scenes }) => ({
  slug,
  wishes: 'hero' in scenes ? [...scenes.hero, ...scenes.gallery] : scenes,
}));

const heroOf = ({ slug }: DemoProduct) => plan.galleries.get(slug)?.[0];
const placesOf = (province: string) => places.filter((place) => place.province === province);
const articlesOf = (province: string) => articles.filter((article) => article.provinces.includes(province));

/** Pictures that stand more than once, by id. */
function twice(shown: (DemoPicture | undefined)[]): string[] {
  const ids = shown.flatMap((picture) => picture?.id ?? []);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Cards of different products may be named twice; each is shown once. */
const heroesOf = (products: DemoProduct[]) => [...new Set(products)].map(heroOf);

test('every wish names a picture', () => {
  const unknown = named.flatMap(({ slug, wishes }) =>
    wishes
      .filter((wish) => !pictures.some((picture) => fitsWish(picture, wish)))
      .map((wish) => `${slug}: ${wish}`),
  );
  expect(unknown).toEqual([]);
});

test('no two products lead with the same picture, and each leads with one that it wishes for', () => {
  expect(twice(demoProducts.map(heroOf))).toEqual([]);
  const foreign = demoProducts.filter((product) => {
    const hero = heroOf(product);
    return !hero || !product.scenes.hero.some((wish) => fitsWish(hero, wish));
  });
  expect(foreign.map(({ slug }) => slug)).toEqual([]);
});

test('what is shown over the whole width of a page is 1600 px wide, drawn by `draw.ts --plan`', () => {
  const wide = widePictures(pictures);
  expect(wide.size).toBeGreaterThan(100);
  expect(pictures.filter(({ id, width }) => wide.has(id) && width < 1600).map(({ id }) => id)).toEqual([]);
});

test('pictures take 45 MB at most', () => {
  const bytes = pictures.reduce((sum, { file }) => sum + statSync(`demo/pictures/${file}`).size, 0);
  expect(bytes).toBeLessThan(45_000_000);
});

describe('no page shows a picture twice', () => {
  test.each(demoProducts)('product $code', (product) => {
    const gallery = plan.galleries.get(product.slug) ?? [];
    const rooms = plan.rooms.get(product.slug) ?? [];
    expect(gallery.length).toBeGreaterThanOrEqual(6);
    if (rooms.length > 0) expect(rooms).toHaveLength(product.units?.length ?? 0);
    expect(twice([...gallery, ...rooms, ...relatedTo(product, 4).map(heroOf)])).toEqual([]);
  });

  test.each(provinces)('province $slug', ({ slug }) => {
    expect(
      twice([
        plan.provinces.get(slug),
        ...placesOf(slug).map((place) => plan.places.get(place.slug)),
        ...heroesOf(shownIn(slug, [])),
        ...articlesOf(slug).map((article) => plan.articles.get(article.slug)),
      ]),
    ).toEqual([]);
  });

  test.each(places)('place $slug', (place) => {
    const atPlace = demoProducts.filter(({ places: at = [] }) => at.includes(place.slug));
    expect(
      twice([
        ...placesOf(place.province).map(({ slug }) => plan.places.get(slug)),
        ...heroesOf(shownIn(place.province, [place.slug]).filter((product) => atPlace.includes(product))),
      ]),
    ).toEqual([]);
  });

  test('home', () => {
    const special = provinces.filter((province) => province.special);
    expect(
      twice([
        ...heroesOf(shownAtHome()),
        ...special.map(({ slug }) => plan.provinces.get(slug)),
        ...articles.map(({ slug }) => plan.articles.get(slug)),
      ]),
    ).toEqual([]);
  });

  test('destinations', () => {
    const special = places.filter((place) => place.special);
    expect(twice(special.map(({ slug }) => plan.places.get(slug)))).toEqual([]);
  });

  test('articles beside their products', () => {
    const besideProducts = articles.map(({ slug, products }) => [
      plan.articles.get(slug),
      ...demoProducts.filter((product) => products.includes(product.slug)).map(heroOf),
    ]);
    expect(besideProducts.flatMap(twice)).toEqual([]);
  });
});

test('every destination and article has a picture that it wishes for', () => {
  const shown = { ...Object.fromEntries(plan.provinces), ...Object.fromEntries(plan.places) };
  const bare = [...provinces, ...places].filter(({ slug }) => !shown[slug]).map(({ slug }) => slug);
  expect(bare).toEqual([]);
  expect(articles.filter(({ slug }) => !plan.articles.has(slug)).map(({ slug }) => slug)).toEqual([]);
});
