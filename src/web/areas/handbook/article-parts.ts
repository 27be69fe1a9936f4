import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import { isNamedIn } from './offers-of-article.ts';
import { wordsOf } from './words-of.ts';

/** A section of an article, with a bookable product that it mentions. */
export interface ArticlePart {
  html: string;
  card: BriefCard | null;
}

/** More of them would turn an article into a list. */
const mostCards = 3;

/** What a heading is about, in folded words, with the matching product kinds. */
const topics: [words: RegExp, kinds: KindName[]][] = [
  [/\b(cho o|ngu dau|khach san|phong|nghi dem|o dau)\b/, ['hotel']],
  [/\b(du thuyen|tau ngu|cabin)\b/, ['cruise']],
  [/\b(duong len|duong di|di lai|xe|san bay|di chuyen)\b/, ['car']],
];

/**
 * Splits an article before its chapters, with a product after those that mention one: by the name of its place, else by the kind
 * that the heading is about. Where none is mentioned, the first product follows the second chapter. Each place occurs once,
 * because products of one place have much the same pictures.
 */
export function articleParts(html: string, cards: readonly BriefCard[]): ArticlePart[] {
  let left = cards;
  let free = mostCards;
  const parts = html.split(/(?=<h2[ >])/).map((part): ArticlePart => {
    const card = free > 0 && part.startsWith('<h2') ? spokenOf(part, left) : undefined;
    if (!card) return { html: part, card: null };
    free--;
    left = left.filter(({ id, place }) => id !== card.id && place !== card.place);
    return { html: part, card };
  });
  const second = parts[2];
  if (free === mostCards && second && cards[0]) second.card = cards[0];
  return parts;
}

function spokenOf(part: string, cards: readonly BriefCard[]): BriefCard | undefined {
  const words = ` ${wordsOf(part)} `;
  const heading = wordsOf(part.slice(0, part.indexOf('</h2>')));
  const kinds = topics.find(([about]) => about.test(heading))?.[1];
  return (
    cards.find((card) => kinds?.includes(card.kind) && isNamedIn(words, card.place)) ??
    cards.find((card) => isNamedIn(words, card.place)) ??
    cards.find((card) => kinds?.includes(card.kind))
  );
}
