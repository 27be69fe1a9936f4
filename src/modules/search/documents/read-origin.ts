import { sql } from 'kysely';
import { kindNamedIn } from '#modules/catalog/kinds/kind-named-in.ts';
import { withoutTripLength } from '#modules/search/understanding/normalize-trip-length.ts';
import { kindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findNamedPlace } from './find-named-place.ts';
import { placeAtStart } from './place-at-start.ts';
import { withoutEdges } from './without-edges.ts';

const route = /^(.*?\S)\s+(?:đi|di|đến|tới|toi|ra|vào|->|>|→|-)\s+(\S.*)$/iu;
/** 'tu lai' and 'tu tuc' are what one does oneself. */
const fromBehind =
  /^(.+?)\s+(?:đi từ|di tu|khởi hành từ|khoi hanh tu|xuất phát từ|từ|tu(?!\s+(?:lai|tuc|chon)\b))\s+(\S.*)$/iu;
const fromBefore =
  /^(.*?)\s*(?:khởi hành từ|khoi hanh tu|xuất phát từ|từ|tu(?!\s+(?:lai|tuc|chon)\b))\s+(\S.*)$/iu;

/** 'tour từ Sài Gòn đi Đà Lạt' goes to Đà Lạt: both must be known names of places. */
export async function readOrigin(
  db: Executor,
  text: string,
): Promise<{ text: string; origin: string | null }> {
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
  const origin = behind ? await placeAtStart(db, behind) : null;
  if (!origin || !(await named(withoutLength(what)))) return readSideBySide(db, text);
  // How long, or by what, may stand behind where it leaves from.
  const further = behind.trim().split(/\s+/).slice(origin.words).join(' ');
  return {
    text: withoutEdges(`${what.replace(/(^|\s)(?:đi|di)(?=\s)/iu, '')} ${further}`),
    origin: origin.name,
  };
}

/** 'tour 3 ngày 2 đêm từ Sài Gòn' says where it leaves from, and no goal; null for any other text. */
export async function readOriginAlone(
  db: Executor,
  text: string,
): Promise<{ text: string; origin: string } | null> {
  const [, what = '', behind = ''] = fromBehind.exec(text) ?? [];
  if (!behind || !anyTour.test(withoutLength(what))) return null;
  const origin = await findNamedPlace(db, 'tour', behind);
  // Tours from Sài Gòn say that they leave from the city by its official name.
  for (const name of origin ? [origin.name, origin.province.title] : [])
    if (await isLeftFrom(db, name)) return { text: what, origin: name };
  return null;
}

const withoutLength = (text: string) =>
  withoutTripLength(text).replace(/\s*\d+\s*(?:ngày|ngay|đêm|dem)(?=\s|$)/giu, '');

const anyTour = /^(?:tour|tua|tour du lịch|tour du lich|các tour|cac tour)$/iu;

/** 'Hà Nội Sa Pa 3 ngày' goes from a town that tours leave from to a place in another province. */
async function readSideBySide(db: Executor, text: string): Promise<{ text: string; origin: string | null }> {
  const all = text.trim().split(/\s+/);
  const what = all.slice(0, kindAtStart(all));
  // Who looks for a bed sets out for nowhere: 'khách sạn Nha Trang Trần Phú'.
  if (kindNamedIn(what.join(' ')) === 'hotel') return { text, origin: null };
  const words = all.slice(what.length);
  for (let length = Math.min(words.length - 1, 5); length > 0; length--) {
    const start = await findNamedPlace(db, 'hotel', words.slice(0, length).join(' '));
    if (!start) continue;
    const goal = words.slice(length).join(' ');
    const end = await placeAtStart(db, goal);
    const isLeft = async () =>
      (await isLeftFrom(db, start.name)) || (!start.isPoint && (await isLeftFrom(db, start.province.title)));
    const isTrip = end && end.province.slug !== start.province.slug && (await isLeft());
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
