import { widePlaceKinds } from '#modules/catalog/codes.ts';
import { getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import type { IndexedPlace, Vocabulary } from '#modules/catalog/facet-index/load-vocabulary.ts';
import type { Bounds } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Executor } from '#platform/db/connect.ts';
import { compact, fold } from '#platform/vietnamese/fold.ts';

/** The place that a list is about. */
export interface ListPlace {
  /** '' for a province, and for an area within one that has no page of its own. */
  slug: string;
  /** The name that the visitor used: 'Phú Quốc' for 'Đảo Phú Quốc'. */
  name: string;
  province: { slug: string; title: string };
  /** Whether distances from it make sense: an island or a town is no point. */
  isPoint: boolean;
  /** Whether it is a whole province and not an area within one. */
  isProvince: boolean;
}

/** Words of the longest name that is looked for in a text. */
const longestName = 6;

/**
 * The place by its slug, or else the visible one whose name equals the text: a province by its name ('Huế', 'HN'), a place by
 * one of its names, an area of a province by the province's alias for it ('Đà Lạt'). Diacritics may be missing but not differ:
 * 'Huệ' does not match 'Huế'. Search words of the kind may precede the name. Null when there is none.
 */
export async function findListPlace(
  db: Executor,
  kind: KindName,
  { slug, text }: { slug: string | undefined; text: string },
): Promise<ListPlace | null> {
  const { vocabulary } = await getFreshIndex(db, kind);
  const place = slug ? vocabulary.places.get(slug) : undefined;
  if (place) return placeOf(vocabulary, place, text);
  const named = nameIn(text, kind);
  return named ? byName(vocabulary, named) : null;
}

/** The place that a text of several words mentions ('Ba ngày Ninh Bình'), the longest name first; null where it mentions none. */
export async function findMentionedPlace(db: Executor, text: string): Promise<ListPlace | null> {
  const { vocabulary } = await getFreshIndex(db, 'hotel');
  const words = text.split(/[\s,.:;()–-]+/).filter(Boolean);
  for (let length = Math.min(longestName, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const place = byName(vocabulary, words.slice(at, at + length).join(' '));
      // Alone, most short names are words of another sense.
      if (place && (length > 1 || place.isProvince)) return place;
    }
  return null;
}

/**
 * A part of a province as a point: where its best known sight is that has its name, as 'Núi Hàm Rồng Pleiku' has Pleiku's; null where
 * none has.
 */
export async function findPointOf(db: Executor, { name, province }: ListPlace): Promise<ListPlace | null> {
  const { vocabulary } = await getFreshIndex(db, 'hotel');
  const isNamed = (said: string) => ` ${fold(said)} `.includes(` ${fold(name)} `);
  const sight = [...vocabulary.places.values()].find(
    (place) =>
      place.isShown &&
      place.lat !== null &&
      place.province === province.slug &&
      [place.title, ...place.names].some(isNamed),
  );
  const point = sight && placeOf(vocabulary, sight, name);
  return point ? { ...point, name, isPoint: true } : null;
}

/** The shown provinces of these names, in their order; unknown ones are left out. */
export async function findProvincesNamed(
  db: Executor,
  names: readonly string[],
): Promise<{ id: number; slug: string }[]> {
  const { vocabulary } = await getFreshIndex(db, 'hotel');
  return names.flatMap((name) => {
    const found = byName(vocabulary, name);
    const province =
      found?.isProvince && vocabulary.provinces.find(({ slug }) => slug === found.province.slug);
    return province ? [{ id: province.id, slug: province.slug }] : [];
  });
}

/** The ids of shown places in provinces, within a map section if one is given; the best known first. */
export async function listPlacesWithin(
  db: Executor,
  { provinces, bounds }: { provinces: readonly string[]; bounds: Bounds | null },
): Promise<number[]> {
  const { vocabulary } = await getFreshIndex(db, 'hotel');
  const isWithin = ({ lat, lng }: IndexedPlace) =>
    bounds === null ||
    (lat !== null &&
      lng !== null &&
      lat >= bounds.south &&
      lat <= bounds.north &&
      lng >= bounds.west &&
      lng <= bounds.east);
  return [...vocabulary.places.values()].flatMap((place) =>
    place.isShown && provinces.includes(place.province) && isWithin(place) ? [place.id] : [],
  );
}

/** 'Huế' for 'khách sạn Huế' in a search for hotels. */
function nameIn(text: string, kind: KindName): string {
  const words = text.trim().split(/\s+/);
  const before = getKind(kind).searchWords.find((word) => `${fold(text)} `.startsWith(`${fold(word)} `));
  return words.slice(before ? before.split(' ').length : 0).join(' ');
}

function placeOf({ provinces }: Vocabulary, place: IndexedPlace, text: string): ListPlace | null {
  const province = provinces.find((one) => one.slug === place.province);
  if (!province) return null;
  const name = place.names.find((alias) => compact(alias) === compact(text)) ?? place.title;
  const isPoint = place.lat !== null && place.lng !== null && !widePlaceKinds.has(place.kind);
  const { slug, title } = province;
  return { slug: place.slug, name, province: { slug, title }, isPoint, isProvince: false };
}

function byName(vocabulary: Vocabulary, text: string): ListPlace | null {
  const own = namesOf(vocabulary).get(compact(text)) ?? [];
  const found = own.find(({ name }) => hasMarksOf(text, name));
  if (!found) return null;
  if (found.place) return placeOf(vocabulary, found.place, found.name);
  const { slug, title } = found.province;
  const name = found.isProvince ? title : found.name;
  return { slug: '', name, province: { slug, title }, isPoint: false, isProvince: found.isProvince };
}

type Province = Vocabulary['provinces'][number];
type Named = { name: string } & (
  | { place: IndexedPlace; province?: never; isProvince?: never }
  | { place?: never; province: Province; isProvince: boolean }
);

/** Cache by the vocabulary's places: entries by name, the most likely first: provinces, places by popularity, areas of provinces. */
const known = new WeakMap<Vocabulary['places'], Map<string, Named[]>>();

function namesOf(vocabulary: Vocabulary): Map<string, Named[]> {
  const { places, provinces } = vocabulary;
  const kept = known.get(places);
  if (kept) return kept;
  const shown = provinces.filter(({ isShown }) => isShown);
  const ofProvinces = shown.flatMap((province) =>
    [province.title, ...province.names].map(
      (name): Named => ({ name, province, isProvince: isNameOf(name, province) }),
    ),
  );
  const ofPlaces = [...places.values()].flatMap((place) =>
    place.isShown ? [place.title, ...place.names].map((name): Named => ({ name, place })) : [],
  );
  const titles = ofProvinces.filter(({ name, province }) => name === province?.title);
  const named = Map.groupBy([...titles, ...ofPlaces, ...ofProvinces], ({ name }) => compact(name));
  known.set(places, named);
  return named;
}

/** Whether a name means the whole province ('Hanoi', 'TP Huế', 'HCM') and not a place in it ('Hội An'). */
function isNameOf(name: string, { title }: Province): boolean {
  const own = fold(title).replace(/^(tp\.?|thanh pho|tinh) /, '');
  const initials = own.split(' ').map((word) => word[0]);
  const short = compact(name);
  return short.includes(compact(own)) || [initials.join(''), `tp${initials.join('')}`].includes(short);
}

/**
 * Whether a text that equals a name without diacritics has no diacritics that the name lacks: 'hue' and 'Đa Nang' match 'Huế' and
 * 'Đà Nẵng', 'Huệ' does not. The position of a mark within a word is ignored: 'hoà' equals 'hòa'.
 */
function hasMarksOf(text: string, name: string): boolean {
  const left = marksOf(name);
  return marksOf(text).every((mark) => {
    const at = left.indexOf(mark);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Combining accents and horns one by one, and the letter đ. */
function marksOf(text: string): string[] {
  return [...text.normalize('NFD').toLowerCase()].filter((character) => /[\u0300-\u036fđ]/.test(character));
}
