import { type BriefCard, briefCard, type ProductCard } from '#modules/catalog/queries/product-cards.ts';
import type { listTextPictures } from '#modules/content/queries/list-text-pictures.ts';
import { splitAtPictures, splitAtProducts, type TextPicture } from '#platform/markdown/render-markdown.ts';
import type { PictureSource } from '#ui/picture.tsx';
import type { ArticlePart } from './article-parts.ts';

/** Text of an article, or a picture or product between two texts. */
export type ArticlePiece =
  | { html: string }
  | { picture: PictureSource; caption: string }
  | { product: BriefCard };

/**
 * Splits the sections of an article at their pictures, listed in `named` in the order of the text, and at the products that its
 * editor placed there; missing ones are left out.
 */
export function articlePieces(
  parts: readonly ArticlePart[],
  named: readonly TextPicture[],
  pictures: Awaited<ReturnType<typeof listTextPictures>>,
  products: readonly ProductCard[] = [],
): { pieces: ArticlePiece[]; card: ArticlePart['card'] }[] {
  const left = [...named];
  return parts.map(({ html, card }) => {
    const [first = '', ...others] = splitAtPictures(html);
    const pieces = others.flatMap((text) => [...pieceOf(left.shift(), pictures), ...textOf(text, products)]);
    return { pieces: [...textOf(first, products), ...pieces], card };
  });
}

function textOf(html: string, products: readonly ProductCard[]): ArticlePiece[] {
  return splitAtProducts(html).flatMap(({ html: text, slug }) => {
    const product = products.find((one) => one.slug === slug);
    return [...(text.trim() ? [{ html: text }] : []), ...(product ? [{ product: briefCard(product) }] : [])];
  });
}

function pieceOf(
  named: TextPicture | undefined,
  pictures: Awaited<ReturnType<typeof listTextPictures>>,
): ArticlePiece[] {
  const found = pictures.find(({ id }) => id === named?.id);
  if (!named || !found) return [];
  const { url, width, height, haze } = found;
  return [{ picture: { url, width, height, haze, alt: named.alt || found.alt }, caption: named.caption }];
}
