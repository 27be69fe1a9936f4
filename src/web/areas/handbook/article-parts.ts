import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import { isNamedIn } from './offers-of-article.ts';
import { wordsOf } from './words-of.ts';

/** A part of an article, and what can be booked of that which it speaks of. */
export interface ArticlePart {
  html: string;
  card: BriefCard | null;
}

/** More of them would make an article a list. */
const mostCards = 3;

/** What a heading is about, in folded words, and the kinds that serve it. */
const topics: [words: RegExp, kinds: KindName[]][] = [
  [/\b(cho o|ngu dau|khach san|phong|nghi dem|o dau)\b/, ['hotel']],
  [/\b(du thuyen|tau ngu|cabin)\b/, ['cruise']],
  [/\b(duong len|duong di|di lai|xe|san bay|di chuyen)\b/, ['car']],
];

/**
 * An article cut before its chapters, with a product behind those that speak of one: of its place by name, else of the
 * kind that the heading is about. Where none is spoken of, the first stands behind the second chapter. Each place comes
 * once, for what is sold there has much the same pictures.
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
