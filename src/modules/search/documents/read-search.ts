import { sql } from 'kysely';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import type { ListPlace } from '#modules/catalog/queries/places.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { interpretations } from '#modules/search/understanding/interpretations.ts';
import { kindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { fillers, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { withoutMoreAndMore } from '#modules/search/understanding/parsing/without-surroundings.ts';
import { readTripWish, type TripWish } from '#modules/search/understanding/read-trip-wish.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { saidWords } from '#modules/search/understanding/wish/said-words.ts';
import { type Feature, takeFeatures } from '#modules/search/understanding/wish/take-features.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findNamedPlace } from './find-named-place.ts';
import type { SearchType } from './match-documents.ts';
import { matchInterpretation } from './match-interpretation.ts';

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
}

/**
 * Parses what a visitor typed. Words that occur side by side in a title are a name, whatever else they might mean: 'Bướm
 * Tháng Tư' is not a month, and 'Combo Tết' not a holiday.
 */
export async function readSearch(db: Executor, text: string, today: string): Promise<ReadSearch> {
  const { typed: told, text: _, ...trip } = readTripWish(text, today);
  const said = saidWords(told);
  const features = takeFeatures(said, (await getSearchWords(db)).features);
  const wish: SearchWish = features.length > 0 ? { ...trip, features } : trip;
  const { typed } = said.left();
  const isSaid = Object.values(wish).some((value) => (Array.isArray(value) ? value.length > 0 : value));
  const left = isSaid ? withoutEdges(typed) : text;
  const way = await readWay(db, left);
  if (way) return { text: way, wish: isSaid ? wish : null, origin: null, isByCar: true };
  const { text: goal, origin } = await readOrigin(db, left);
  const name = await readName(db, goal);
  const isPlain = !isSaid && !origin;
  if (isPlain && !name) return { text, wish: null, origin: null, isByCar: false };
  // 'biển Nha Trang' is Nha Trang, whatever titles have it.
  const isWide = isPlain && name !== null && !(await findNamedPlace(db, 'hotel', text));
  if (!isWide && (await isTitled(db, text))) return { text, wish: null, origin: null, isByCar: false };
  return { text: name ?? (goal || text), wish: isSaid ? wish : null, origin, isByCar: false };
}

/** The name of a place that was typed together with the sort of place it is: 'thành phố Đà Nẵng'; null for anything else. */
async function readName(db: Executor, text: string): Promise<string | null> {
  for (const words of withoutMoreAndMore(queryWordsOf(text), 'travels')) {
    const name = words.map(({ typed }) => typed).join(' ');
    if (await findNamedPlace(db, 'hotel', name)) return name;
  }
  return null;
}

/** Whether a title or the name of a place contains the whole text, side by side as typed. */
export async function isTitled(db: Executor, text: string): Promise<boolean> {
  const types: SearchType[] = [...kindNames, 'province', 'place'];
  const { value: asTyped } = await interpretations(db, text).next();
  if (!asTyped) return false;
  const found = await Promise.all(types.map((type) => matchInterpretation(db, type, asTyped, { limit: 1 })));
  return found.some(({ matches }) => matches.some(({ tier }) => tier <= heldByTitle));
}

/** The last tier in which a title contains the text side by side. */
const heldByTitle = 5;

/** Without words at both ends that belonged to what was taken out: 'đà lạt cho' of 'đà lạt cho 2 người'. */
function withoutEdges(text: string): string {
  const words = text.split(' ').filter(Boolean);
  const isFiller = (word: string | undefined) =>
    word !== undefined && (fillers.has(searchKey(word)) || edges.has(searchKey(word)));
  while (isFiller(words[0])) words.shift();
  while (isFiller(words.at(-1))) words.pop();
  return words.join(' ');
}

/** Words that what was taken out leaves behind at the ends: 'được' of 'đi xe lăn được'. */
const edges = new Set('duoc co mang theo them nua with in khong ko k'.split(' '));

const vehicle =
  /^(?:(?:thuê|thue|đặt|dat|cần|can|tìm|tim|gọi|goi|book)\s+)*(?:(limousine)|xe|taxi|ô tô|oto|o to|grab|private car|car)\s+(.+)$/iu;
/** Behind 'xe': other things than cars to be driven in. */
const otherVehicle =
  /^(?:máy|may|đạp|dap|jeep|điện|dien|khách|khach|buýt|buyt|bus|lăn|giường|giuong|lửa|lua|kính|con thoi|ngựa|trâu)(?=\s|$)/iu;
const alongTheWay = /\s+(?:đi|di|đến|tới|toi|ra|về|ve|lên|xuống|sang|to|từ|tu|from|->|>|→|-)(?=\s)/giu;
/** What a way ends at, whichever it is. */
const end = /(?:^|\s)(?:khách sạn|khach san|hotel|trung tâm|trung tam)(?=\s|$)/giu;
const drivenHome = /^(.*?\S)\s+(?:về|ve)\s+(\S.*)$/iu;

/**
 * The text of a search for a car without the words between the ends of the way; null for any other. 'Cam Ranh về Nha Trang' needs no
 * vehicle to be named.
 */
async function readWay(db: Executor, text: string): Promise<string | null> {
  const [, kept = '', driven = ''] = vehicle.exec(text) ?? [];
  if (
    driven &&
    !otherVehicle.test(driven) &&
    ((await placeAtStart(db, driven)) || (await endsInPlace(db, driven)))
  )
    return [kept, driven.replace(end, ' ')].join(' ').replace(alongTheWay, '').trim();
  const [, start = '', goal = ''] = drivenHome.exec(text) ?? [];
  const isWay = start && (await endsInPlace(db, start)) && (await findNamedPlace(db, 'hotel', goal));
  return isWay ? `${start} ${goal}` : null;
}

async function endsInPlace(db: Executor, text: string): Promise<boolean> {
  const words = text.split(/\s+/);
  for (let from = 0; from < words.length; from++)
    if (await findNamedPlace(db, 'hotel', words.slice(from).join(' '))) return true;
  return false;
}

const route = /^(.*?\S)\s+(?:đi|di|đến|tới|toi|ra|->|>|→|-)\s+(\S.*)$/iu;
const fromBehind = /^(.+?)\s+(?:đi từ|di tu|khởi hành từ|khoi hanh tu|xuất phát từ|từ|tu)\s+(\S.*)$/iu;
const fromBefore = /^(.*?)\s*(?:khởi hành từ|khoi hanh tu|xuất phát từ|từ|tu)\s+(\S.*)$/iu;

/** 'tour từ Sài Gòn đi Đà Lạt' goes to Đà Lạt: both must be known names of places. */
async function readOrigin(db: Executor, text: string): Promise<{ text: string; origin: string | null }> {
  const named = async (name: string) => {
    const words = name.trim().split(/\s+/);
    for (let from = 0; from < words.length; from++) {
      const place = await findNamedPlace(db, 'hotel', words.slice(from).join(' '));
      if (place) return { before: words.slice(0, from).join(' '), name: place.name };
    }
    return null;
  };
  const [, start = '', goal = ''] = route.exec(text) ?? [];
  if (start && goal) {
    const [, before, after] = fromBefore.exec(start) ?? [];
    const origin = await named(after ?? start);
    if (origin && (await placeAtStart(db, goal)))
      return { text: withoutEdges(`${before ?? origin.before} ${goal}`), origin: origin.name };
  }
  const [, what = '', behind = ''] = fromBehind.exec(text) ?? [];
  const origin = behind ? await findNamedPlace(db, 'hotel', behind) : null;
  if (!origin || !(await named(what))) return readSideBySide(db, text);
  return { text: withoutEdges(what.replace(/(^|\s)(?:đi|di)(?=\s)/iu, '')), origin: origin.name };
}

/** 'Hà Nội Sa Pa 3 ngày' goes from a town that tours leave from to a place in another province. */
async function readSideBySide(db: Executor, text: string): Promise<{ text: string; origin: string | null }> {
  const all = text.trim().split(/\s+/);
  const what = all.slice(0, kindAtStart(all));
  const words = all.slice(what.length);
  for (let length = Math.min(words.length - 1, 5); length > 0; length--) {
    const start = await findNamedPlace(db, 'hotel', words.slice(0, length).join(' '));
    if (!start) continue;
    const goal = words.slice(length).join(' ');
    const end = await placeAtStart(db, goal);
    const isTrip = end && end.province.slug !== start.province.slug && (await isLeftFrom(db, start.name));
    return isTrip ? { text: [...what, goal].join(' '), origin: start.name } : { text, origin: null };
  }
  return { text, origin: null };
}

/** The number of words at the start that name a kind: 'tour' of 'tour Hà Nội Sa Pa'. */
function kindAtStart(words: readonly string[]): number {
  const begins = (phrase: readonly string[]) => phrase.every((key, at) => searchKey(words[at] ?? '') === key);
  return Math.max(0, ...kindPhrases.filter(begins).map(({ length }) => length));
}

/** Whether some tour leaves from there. */
async function isLeftFrom(db: Executor, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('kind', '=', 'tour')
    .where('status', '=', true)
    .where(sql<string>`details ->> 'departureFrom'`, '=', name)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The place whose name begins a text: 'Phú Quốc 3 ngày 2 đêm'. */
async function placeAtStart(db: Executor, text: string): Promise<ListPlace | null> {
  const words = text.trim().split(/\s+/);
  for (let to = Math.min(words.length, 5); to > 0; to--) {
    const place = await findNamedPlace(db, 'hotel', words.slice(0, to).join(' '));
    if (place) return place;
  }
  return null;
}
