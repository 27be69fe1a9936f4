import { places } from '#reference-data/places.ts';
import { provinces } from '#reference-data/provinces.ts';
import { articles } from '../catalogue/articles/index.ts';
import type { DemoProduct } from '../catalogue/demo-product.ts';
import { assignHeroes } from './assign-heroes.ts';
import { demoProducts } from './demo-products.ts';
import type { DemoPicture } from './fits-wish.ts';
import { createPictureDesk, type PictureDesk } from './hand-out-pictures.ts';
import { relatedTo, shownAtHome, shownIn } from './product-neighbours.ts';

/** The pictures of a gallery besides the leading one. */
const galleryCount = 6;

/** Which pictures stand where, by slug. A page of the site shows none of them twice. */
export interface PicturePlan {
  /** Of products: the leading picture first. */
  galleries: Map<string, DemoPicture[]>;
  /** Of hotels and cruises, in the order of their units. */
  rooms: Map<string, DemoPicture[]>;
  provinces: Map<string, DemoPicture>;
  places: Map<string, DemoPicture>;
  articles: Map<string, DemoPicture>;
}

/** Plans the pictures of the whole demo. @throws when a product's wishes for its leading picture are all taken */
export function planPictures(pictures: DemoPicture[]): PicturePlan {
  const heroes = planHeroes(pictures);
  const desk = createPictureDesk(pictures, new Set([...heroes.values()].map(({ id }) => id)));
  // Destinations stand beside most others, so they choose before galleries do.
  const destinations = planDestinations(desk, heroes);
  return { ...destinations, ...planGalleries(desk, heroes) };
}

function planHeroes(pictures: DemoPicture[]): Map<string, DemoPicture> {
  const heroes = assignHeroes(
    demoProducts.map(({ scenes }) => scenes.hero),
    pictures,
  );
  return new Map(
    demoProducts.map(({ slug }, index) => {
      const hero = heroes[index];
      if (!hero) throw new Error(`No picture is left that ${slug} wishes to lead with`);
      return [slug, hero];
    }),
  );
}

function planDestinations(desk: PictureDesk, heroes: Map<string, DemoPicture>) {
  const plan = {
    provinces: new Map<string, DemoPicture>(),
    places: new Map<string, DemoPicture>(),
    articles: new Map<string, DemoPicture>(),
  };
  const heroIds = (products: DemoProduct[]) => products.flatMap(({ slug }) => heroes.get(slug)?.id ?? []);
  const home = heroIds(shownAtHome());
  /** Special provinces stand together on the home page, special places on the page of destinations. */
  const specialProvinces = new Set(home);
  const specialPlaces = new Set<string>();
  const beside = new Map<string, Set<string>>();

  for (const { slug, scenes, special } of provinces) {
    const own = places.filter((place) => place.province === slug).map((place) => place.slug);
    const around = new Set(heroIds(shownIn(slug, own)));
    beside.set(slug, around);
    const taken = new Set(special ? [...around, ...specialProvinces] : around);
    for (const picture of desk.fill(scenes, 1, taken)) {
      plan.provinces.set(slug, picture);
      around.add(picture.id);
      if (special) specialProvinces.add(picture.id);
    }
  }
  for (const { slug, province, scenes, special } of places.toSorted(bySpecial)) {
    const around = beside.get(province) ?? new Set();
    const taken = new Set(special ? [...around, ...specialPlaces] : around);
    for (const picture of desk.fill(scenes, 1, taken)) {
      plan.places.set(slug, picture);
      around.add(picture.id);
      if (special) specialPlaces.add(picture.id);
    }
  }
  /** Articles stand beside each other, on the home page, on the pages of their provinces and beside products. */
  const ofArticles = new Set(specialProvinces);
  for (const article of articles) {
    const around = article.provinces.flatMap((province) => [...(beside.get(province) ?? [])]);
    const advised = demoProducts.filter(({ slug }) => article.products.includes(slug));
    const taken = new Set([...ofArticles, ...around, ...heroIds(advised)]);
    for (const picture of desk.fill(article.scenes, 1, taken)) {
      plan.articles.set(article.slug, picture);
      ofArticles.add(picture.id);
    }
  }
  return plan;
}

function planGalleries(desk: PictureDesk, heroes: Map<string, DemoPicture>) {
  const galleries = new Map<string, DemoPicture[]>();
  const rooms = new Map<string, DemoPicture[]>();
  for (const product of demoProducts) {
    const shown = [product, ...relatedTo(product)].flatMap(({ slug }) => heroes.get(slug) ?? []);
    const taken = new Set(shown.map(({ id }) => id));
    const { gallery } = product.scenes;
    galleries.set(product.slug, [...shown.slice(0, 1), ...desk.fill(gallery, galleryCount, taken)]);
    const roomScene = roomScenes[product.kind];
    if (!roomScene) continue;
    const wishes = gallery.filter((wish) => wish.startsWith(roomScene));
    rooms.set(product.slug, desk.fill([...wishes, roomScene], product.units?.length ?? 0, taken));
  }
  return { galleries, rooms };
}

/** What the rooms of a kind look like. */
const roomScenes: Partial<Record<DemoProduct['kind'], 'hotel-room' | 'cruise-cabin'>> = {
  hotel: 'hotel-room',
  cruise: 'cruise-cabin',
};

const bySpecial = (a: { special: boolean; popularity: number }, b: typeof a) =>
  Number(b.special) - Number(a.special) || b.popularity - a.popularity;
