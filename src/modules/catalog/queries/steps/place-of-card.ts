import { fold } from '#platform/vietnamese/fold.ts';
import type { KindName } from '../../kinds/kind-names.ts';
import { getKind } from '../../kinds/registry.ts';

interface Placed {
  kind: string;
  title: string;
  address: string;
  places: readonly { title: string }[];
  provinces: readonly { title: string; nameAlias: readonly string[] }[];
}

/** Where a product is, as its card says it: 'Đảo Phú Quốc, An Giang'. */
export function placeOfCard({ kind, title, address, places, provinces: [province] }: Placed): string {
  const { hasMap } = getKind(kind as KindName);
  const at = hasMap
    ? places[0] && nameInShort(places[0].title)
    : province && (partOf(province, [title, address]) ?? airportOf(title, address));
  // What drives into a province may wait at an airport outside it.
  const isInside = hasMap || !at || !province || isNamedIn(province.title, address);
  const isSaid = at && province && isNamedIn(province.title, at);
  return [at, isInside && !isSaid ? province?.title : ''].filter(Boolean).join(', ');
}

/** What the line of a phone's card has room for, in characters. */
const maxChars = 24;

/** A place as it is called, without its rank ('Tràng An'); of two joined by a dash the first, where both are too long for a card. */
function nameInShort(title: string): string {
  const name = title.replace(/^(?:Quần thể danh thắng|Vườn quốc gia|Khu bảo tồn) /, '');
  return name.length > maxChars ? (name.split(' – ')[0] ?? name) : name;
}

/**
 * The part of a province that all the texts name: 'Phú Quốc' of An Giang. Cars and services come to the guest, so their places
 * are where they may drive to; their own is what their title and their address agree on.
 */
function partOf(province: Placed['provinces'][number], texts: readonly string[]): string | undefined {
  return province.nameAlias.find(
    (name) => !isOwn(name, province.title) && texts.every((text) => isNamedIn(name, text)),
  );
}

/** The airport that both the title and the address name: 'Sân bay Liên Khương'. */
function airportOf(title: string, address: string): string | undefined {
  const [named, standing] = [title, address].map((text) => airport.exec(text)?.[1]?.trim());
  return named && standing && wordsOf(named) === wordsOf(standing) ? `Sân bay ${named}` : undefined;
}

/** Its name is what is written with capitals behind the word. */
const airport = /[Ss]ân bay (?:quốc tế )?((?:\p{Lu}\p{L}*(?:\s|(?=\P{L})|$))+)/u;

/**
 * The part of its province that a visitor would call the product's place: 'Phú Quốc' of An Giang. Its address names it last; undefined
 * where it names none.
 */
export function areaOf({
  address,
  provinces: [province],
}: Pick<Placed, 'address' | 'provinces'>): string | undefined {
  const padded = ` ${wordsOf(address)} `;
  return province?.nameAlias
    .map((name) => ({ name, at: padded.lastIndexOf(` ${wordsOf(name)} `) }))
    .filter(({ name, at }) => at >= 0 && !isOwn(name, province.title))
    .toSorted((one, other) => other.at - one.at)[0]?.name;
}

/** Whether a name is the province's own, or short for it: 'HN', 'TP Huế'. */
const isOwn = (name: string, title: string) =>
  name === name.toUpperCase() ||
  ` ${wordsOf(name)} `.includes(` ${wordsOf(title)} `) ||
  ` ${wordsOf(title)} `.includes(` ${wordsOf(name)} `);

const isNamedIn = (name: string, text: string) => ` ${wordsOf(text)} `.includes(` ${wordsOf(name)} `);

const wordsOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
