import { isBookingCode } from '#modules/booking/schema.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { findPlace as findPlaceBySlug } from '#modules/catalog/queries/places.ts';
import { findProvince } from '#modules/catalog/queries/provinces.ts';
import { readEnquiryCode } from '#modules/enquiries/rules/enquiry-code.ts';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { searchEverything } from '#modules/search/everything/search-everything.ts';
import { readTripWish } from '#modules/search/understanding/read-trip-wish.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readJson } from '#platform/forms/read-json.ts';
import { addDays, isDay } from '#platform/time/days.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { type Call, offerOrders } from './call-address.ts';

/** Furthest day ahead that a sentence can mean, in days: nothing is on sale later. */
const farthest = 730;

/** Patterns that name a kind in a sentence. */
const kindWords: readonly [RegExp, KindName[]][] = [
  [/\bcombo\b/, ['combo']],
  [/\b(khach san|phong|resort|villa|homestay|bungalow|can ho|nha nghi)\b/, ['hotel']],
  [/\btour\b/, ['tour']],
  [/\b(du thuyen|tau)\b/, ['cruise']],
  [/\bve\b/, ['attraction']],
  [/\bxe\b/, ['car']],
];

/**
 * Reads the wish from the address. A newly typed sentence is parsed and replaces the fields; afterwards the fields count, so that
 * misunderstandings can be corrected.
 */
export async function readCall(db: Executor, query: URLSearchParams, today: string): Promise<Call> {
  const sentence = (query.get('noi') ?? '').slice(0, 300);
  const isNew = sentence !== (query.get('noi-cu') ?? '');
  const tripWish = isNew ? readTripWish(sentence, today) : { text: '', childAges: undefined };
  const day = (value: string | undefined, key: string) => value ?? dayOf(query.get(key), today);
  const from = day('from' in tripWish ? tripWish.from : undefined, 'di');
  const kinds = isNew ? kindsIn(sentence) : chosenKinds(query);
  const meant = tripWish.text
    ? await findMeant(db, { text: tripWish.text, sentence }, kinds)
    : await keptMeaning(db, query);
  const ages = tripWish.childAges?.length ? tripWish.childAges : numbersOf(query.get('tuoi'));
  return {
    sentence,
    place: meant.place,
    name: meant.name,
    kinds: kinds ?? (meant.name && !meant.isTown ? [...kindNames] : ['combo', 'hotel']),
    from,
    to: day('to' in tripWish ? tripWish.to : undefined, 've'),
    adults: ('adults' in tripWish ? tripWish.adults : undefined) ?? clamp(query.get('lon'), 2),
    childAges: ages.filter((age) => age < 18).slice(0, 12),
    budgetVnd:
      ('budgetVnd' in tripWish ? tripWish.budgetVnd : undefined) ?? parseMoney(query.get('tien') ?? ''),
    order: offerOrders.find((order) => order === query.get('xep')) ?? 'hop',
    lookedAt: idOf(query.get('xem')),
    items: query.getAll('mon').flatMap(readItem).slice(0, 12),
    enquiry: readEnquiryCode(query.get('yeu-cau') ?? ''),
    revised: codeOf(query.get('sua')),
  };
}

function readItem(text: string): QuoteItemRequest[] {
  const read = quoteItemRequest.safeParse(readJson(text));
  return read.success ? [read.data] : [];
}

interface Meant extends Pick<Call, 'place' | 'name'> {
  /** Whether the name is a town's that is part of a known place. */
  isTown?: boolean;
}

/**
 * The place that the words name; otherwise the words themselves, where a product's name or location matches them: 'đà lạt' finds
 * its present province, which has far more than is meant.
 */
async function findMeant(
  db: Executor,
  { text, sentence }: { text: string; sentence: string },
  kinds: KindName[] | null,
): Promise<Meant> {
  const words = text
    .replace(/\b(combo|khach san|phong|resort|tour|du thuyen|ve|xe|di|o|muon|dat)\b/g, ' ')
    .trim();
  if (!words) return { place: null, name: '' };
  const place = await findNamedPlace(db, words);
  if (place && squeeze(place.title).includes(squeeze(words))) return { place, name: '' };
  const matches = await Promise.all(
    (kinds ?? kindNames).map((kind) => findMatches(db, kind, words, { limit: 1 })),
  );
  const isSold = matches.some(({ ids }) => ids.length > 0);
  if (!isSold) return { place, name: '' };
  return { place: null, name: asTyped(words, sentence), isTown: place !== null };
}

/** The words with their diacritics, as typed in the sentence. */
function asTyped(words: string, sentence: string): string {
  const at = fold(sentence).indexOf(words);
  const typed = at < 0 ? '' : sentence.slice(at, at + words.length);
  return fold(typed) === words ? typed : words;
}

/** Folded text without spaces: 'sapa' names Sa Pa. */
const squeeze = (text: string) => fold(text).replaceAll(' ', '');

async function findNamedPlace(db: Executor, words: string): Promise<Call['place']> {
  const { groups } = await searchEverything(db, words, { perGroup: 1 });
  const found = groups.find((group) => group.type === 'destination')?.results[0];
  if (!found || !('url' in found) || !('type' in found)) return null;
  const type = found.type === 'province' ? 'province' : 'place';
  const slug = (found.url.split('/').at(-1) ?? '').replace(/\.html$/, '');
  return { type, slug, title: found.title };
}

async function keptMeaning(db: Executor, query: URLSearchParams): Promise<Meant> {
  return { place: await placeOf(db, query.get('o')), name: (query.get('ten') ?? '').slice(0, 300).trim() };
}

async function placeOf(db: Executor, key: string | null): Promise<Call['place']> {
  const [type, slug] = key?.split(':') ?? [];
  if (!slug || (type !== 'province' && type !== 'place')) return null;
  const found = await (type === 'province' ? findProvince(db, slug) : findPlaceBySlug(db, slug));
  return found ? { type, slug, title: found.title } : null;
}

function kindsIn(sentence: string): KindName[] | null {
  const text = fold(sentence);
  const named = kindWords.flatMap(([pattern, kinds]) => (pattern.test(text) ? kinds : []));
  return named.length ? named : null;
}

function chosenKinds(query: URLSearchParams): KindName[] | null {
  const chosen = query.getAll('loai').filter((kind) => (kindNames as readonly string[]).includes(kind));
  return chosen.length ? (chosen as KindName[]) : null;
}

const dayOf = (text: string | null, today: string) =>
  text && isDay(text) && text >= today && text <= addDays(today, farthest) ? text : '';
const idOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);
const codeOf = (text: string | null) => (text && isBookingCode(text) ? text : null);
const numbersOf = (text: string | null) => [...(text ?? '').matchAll(/\d+/g)].map(Number);
const clamp = (text: string | null, fallback: number) =>
  Math.min(60, Math.max(1, Math.floor(Number(text)) || fallback));
