import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import type { ProductOffer } from '#web/parts/products/product-offers.ts';
import { wordsOf } from './words-of.ts';

/** Fewer offers than that are no choice. */
const leastCards = 3;

/**
 * The offers of an article's provinces that match its destination: products at a place that its text names, or with the name of
 * one of its tags ('Hà Giang', 'Phú Quốc') in their own. A province may be 300 km long, and products at its other end help
 * nobody. For an article with too few matches all are kept, and `isNamed` is false.
 */
export function offersOfArticle(
  offers: readonly ProductOffer[],
  article: { html: string; tags: readonly string[] },
): { offers: ProductOffer[]; isNamed: boolean } {
  const text = ` ${wordsOf(article.html)} `;
  const tags = article.tags.filter(isName).map((tag) => ` ${wordsOf(tag)} `);
  const isOfIt = ({ place, title }: BriefCard) =>
    isNamedIn(text, place) || tags.some((tag) => ` ${wordsOf(title)} `.includes(tag));
  const named = offers
    .map((offer) => ({ ...offer, cards: offer.cards.filter(isOfIt) }))
    .filter(({ cards }) => cards.length > 0);
  const isNamed = named.reduce((sum, { cards }) => sum + cards.length, 0) >= leastCards;
  return isNamed ? { offers: named, isNamed } : { offers: [...offers], isNamed };
}

/**
 * Whether a text in folded words names the place of a product, with or without the word for its sort ('Đảo Phú Quốc', 'Phú
 * Quốc'). A product that has only its province counts as having no place.
 */
export function isNamedIn(text: string, place: string): boolean {
  const [name = '', province] = place.split(', ');
  if (province === undefined) return false;
  const [first = ''] = name.split(' – ');
  return [first, first.replace(sort, '')].some((words) => text.includes(` ${wordsOf(words)} `));
}

/** Words for a sort of place that people leave out. */
const sort =
  /^(Đảo|Phố cổ|Vườn quốc gia|Bãi biển|Thánh địa|Cao nguyên đá|Đèo|Rừng tràm|Làng|Chợ nổi) (?=\p{Lu})/u;

/** Whether a tag is a place's name, not a subject ('gia đình') or a length ('3N2Đ'). */
const isName = (tag: string) => /^\p{Lu}\p{L}* \p{Lu}/u.test(tag);
