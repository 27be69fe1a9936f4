import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { completeName } from '#modules/search/understanding/complete-name.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { interpretations } from '#modules/search/understanding/interpretations.ts';
import {
  hasTripLength,
  tripKinds,
  tripLengthIn,
} from '#modules/search/understanding/normalize-trip-length.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { withoutMoreAndMore } from '#modules/search/understanding/parsing/without-surroundings.ts';
import { readTripWish, type TripWish } from '#modules/search/understanding/read-trip-wish.ts';
import { inVietnameseWords } from '#modules/search/understanding/wish/in-vietnamese-words.ts';
import { saidWords } from '#modules/search/understanding/wish/said-words.ts';
import { type Feature, takeFeatures } from '#modules/search/understanding/wish/take-features.ts';
import type { Executor } from '#platform/db/connect.ts';
import { asksWhere } from './asks-where.ts';
import { cityCalled, nearTown, readNearCity } from './find-around-town.ts';
import { findNamedPlace } from './find-named-place.ts';
import { everywhere, findRegion, type Region } from './find-region.ts';
import { isFoundAsTyped } from './is-found-as-typed.ts';
import type { SearchType } from './match-documents.ts';
import { matchInterpretation } from './match-interpretation.ts';
import { placeAtStart } from './place-at-start.ts';
import { readOrigin, readOriginAlone } from './read-origin.ts';
import { readWay } from './read-way.ts';
import { withoutEdges } from './without-edges.ts';

export { completeName } from '#modules/search/understanding/complete-name.ts';
export { findRegion, type Region, regionFilters } from './find-region.ts';
export { isRespelled, respell } from './respell.ts';

export type SearchWish = Omit<TripWish, 'text' | 'typed'> & { features?: Feature[] };

/** A parsed search text: the words to look for, and what was understood about dates, party and price. */
export interface ReadSearch {
  text: string;
  /** Null if the text is nothing but words. */
  wish: SearchWish | null;
  /** The departure place: 'Hà Nội' of 'Hà Nội đi Sa Pa'; the text is the destination. */
  origin: string | null;
  /** Whether somebody wants to be driven: 'xe Đà Nẵng đi Huế'. Cars have both ends of the way in their names. */
  isByCar: boolean;
  /** The region that it names, in which the text is looked for: 'Tây Bắc'. */
  region: Region | null;
  /** Words, as typed, that are known to be in nothing. */
  leftOut: string[];
}

/** A text that says no more than its words. */
export const plainSearch = (text: string): ReadSearch => ({
  ...{ text, wish: null, origin: null, isByCar: false, region: null, leftOut: [] },
});

/**
 * Parses what a visitor typed. Words that occur side by side in a title are a name, whatever else they might mean: 'Bướm
 * Tháng Tư' is not a month, and 'Combo Tết' not a holiday.
 */
export async function readSearch(db: Executor, typedText: string, today: string): Promise<ReadSearch> {
  const text = await withTimeOfDay(db, inVietnameseWords((await completeName(db, typedText)) ?? typedText));
  const feast = feastOfYear.exec(text)?.[1];
  if (feast && (await isTitled(db, feast))) return plainSearch(feast);
  const { typed: told, text: _, ...trip } = readTripWish(text, today);
  const said = saidWords(told);
  const features = takeFeatures(said, (await getSearchWords(db)).features);
  const wish: SearchWish = features.length > 0 ? { ...trip, features } : trip;
  const { typed } = said.left();
  const isSaid = Object.values(wish).some((value) => (Array.isArray(value) ? value.length > 0 : value));
  const read: ReadSearch = { ...plainSearch(text), wish: isSaid ? wish : null };
  const left = isSaid ? withoutEdges(typed) : text;
  const isLimited = wish.from || wish.month || wish.budgetVnd || features.length > 0;
  // 'đi đâu 2 ngày cuối tuần' is any trip of that length.
  const howLong = tripLengthIn(left);
  if ((isLimited || howLong) && asksWhere(left.replace(howLong, '').trim()) && !(await isTitled(db, text)))
    return { ...read, text: howLong, region: everywhere };
  if ((seaAlone.test(left) || (isSaid && sea.test(left))) && !(await isTitled(db, text)))
    return { ...read, wish: { ...wish, features: [...features, atSea] }, text: '', region: everywhere };
  const way = await readWay(db, left);
  if (way) return { ...read, ...way, isByCar: true };
  const near = await readNearCity(db, left);
  if (near) return { ...read, text: near };
  const inRegion = await readRegion(db, left);
  if (inRegion && (inRegion.text === '' || !(await isTitled(db, text)))) return { ...read, ...inRegion };
  const leaving = await readOriginAlone(db, left);
  if (leaving)
    return {
      ...read,
      wish: { ...wish, features: [...features, leavesFrom(leaving.origin)] },
      text: leaving.text,
    };
  // 'combo tết phú quốc 4n3d': titles that have the feast, too, are meant.
  if (wish.from && namesFeast.test(text) && (await isFoundAsTyped(db, tripKinds, text)))
    return plainSearch(text);
  const { text: goal, origin } = await readOrigin(db, left);
  // 'Đà Lạt 3N2Đ' is about trips of that length, where there are any.
  if (hasTripLength(goal) && (await isFoundAsTyped(db, tripKinds, goal)))
    return { ...read, text: goal, origin };
  const name = await readName(db, goal);
  const isPlain = !isSaid && !origin;
  if (isPlain && !name) return read;
  // 'biển Nha Trang' is Nha Trang, whatever titles have it.
  const isWide = isPlain && name !== null && !(await findNamedPlace(db, 'hotel', text));
  if (!isWide && (await isTitled(db, text))) return plainSearch(text);
  return { ...read, text: name ?? (goal || text), origin };
}

/** A tour is filtered by where it leaves from. */
const leavesFrom = (origin: string): Feature => ({
  ...{ name: `đi từ ${origin}`, said: [], option: '' },
  filter: { key: 'departure', value: origin },
});

/** 'Hội An đêm' is what there is at night. */
async function withTimeOfDay(db: Executor, text: string): Promise<string> {
  const [, place = ''] = /^(.*\D)\s+(?:đêm|dem)$/iu.exec(text) ?? [];
  return place && (await findNamedPlace(db, 'hotel', place.trim())) ? `${place.trim()} về đêm` : text;
}

/** Nothing but the sea, wherever that is. */
const seaAlone = /^(?:(?:tour|đi|di|du lịch|du lich|tắm|tam|nghỉ|nghi|chơi|choi)\s+)+(?:biển|bien)$/iu;

const sea = /^(?:biển|bien)$/iu;

const atSea: Feature = { name: 'biển đảo', said: [], option: 'bien dao' };

const namesFeast = /(?:^|\s)(?:tết|tet)(?=\s|$)/iu;

/** 'combo tết 2027', 'combo tết âm lịch': titles that name the feast name no year. */
const feastOfYear =
  /^(.*(?:^|\s)(?:tết|tet))(?:\s+(?:âm lịch|am lich|nguyên đán|nguyen dan|ta|năm|nam|20\d\d))+$/iu;

/** The region that a text names, and what of it is looked for there: 'tour từ Sài Gòn đi miền Tây' sets out from Sài Gòn. */
async function readRegion(db: Executor, text: string) {
  const found = await findRegion(db, text);
  if (!found) return null;
  const { region, rest } = found;
  const [, before = '', behind = ''] = /^(?:(.*)\s)?(?:từ|tu)\s+(\S.*)$/iu.exec(rest) ?? [];
  const start = await placeAtStart(db, behind || rest);
  if (!start) return { region, text: rest };
  const left = (behind || rest).split(/\s+/).slice(start.words);
  return { region, text: [before, ...left].join(' ').trim(), origin: start.name };
}

/** The name of a place that was typed together with the sort of place it is: 'thành phố Đà Nẵng'; null for anything else. */
async function readName(db: Executor, text: string): Promise<string | null> {
  for (const words of withoutMoreAndMore(queryWordsOf(text), 'travels')) {
    const name = words.map(({ typed }) => typed).join(' ');
    const place = await findNamedPlace(db, 'hotel', name);
    // What lies near a city is not in it.
    if (place) return nearTown.test(text) && (await cityCalled(db, 'hotel', name)) ? null : name;
  }
  return null;
}

/** Whether a title or the name of a place contains the whole text, side by side as typed. */
export const isTitled = (db: Executor, text: string) =>
  isInTitles(db, text, heldByTitle, [...kindNames, 'province', 'place']);

/** Whether the whole text is the title of something that is sold. */
export const isTitleOfProduct = (db: Executor, text: string) => isInTitles(db, text, isName, kindNames);

async function isInTitles(
  db: Executor,
  text: string,
  last: number,
  types: readonly SearchType[],
): Promise<boolean> {
  const { value: asTyped } = await interpretations(db, text).next();
  if (!asTyped) return false;
  const found = await Promise.all(types.map((type) => matchInterpretation(db, type, asTyped, { limit: 1 })));
  return found.some(({ matches }) => matches.some(({ tier }) => tier <= last));
}

/** The last tier in which the text is a title or another name, and the last in which a title contains it side by side. */
const isName = 1;
const heldByTitle = 5;
