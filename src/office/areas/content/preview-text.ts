import { listCardsBySlug } from '#modules/catalog/queries/list-cards-by-slug.ts';
import type { ProductCard } from '#modules/catalog/queries/product-cards.ts';
import { listTextPictures } from '#modules/content/queries/list-text-pictures.ts';
import type { Executor } from '#platform/db/connect.ts';
import { renderMarkdown, splitAtPictures, splitAtProducts } from '#platform/markdown/render-markdown.ts';
import { findDeadPaths } from '../../parts/links/find-dead-paths.ts';

export interface TextPreview {
  /** The text in the site renderer's HTML, and the pictures between. */
  pieces: (
    | { html: string }
    | { picture: { url: string; alt: string; caption: string; ratio: string } }
    | { product: { title: string; place: string } }
  )[];
  /** Links to pages of the site that do not exist. */
  deadLinks: string[];
  /** Named pictures that do not exist. */
  missingPictures: string[];
  /** Named products that are not on the site. */
  missingProducts: string[];
}

/** A preview of a text, with its broken references. */
export async function previewText(db: Executor, markdown: string): Promise<TextPreview> {
  const { html, pictures: named, products: slugs } = renderMarkdown(markdown);
  const [found, products] = await Promise.all([
    listTextPictures(
      db,
      named.map(({ id }) => id),
    ),
    listCardsBySlug(db, slugs),
  ]);
  const [first = '', ...others] = splitAtPictures(html);
  const pieces: TextPreview['pieces'] = textPieces(first, products);
  for (const [at, text] of others.entries()) {
    const { id, alt, caption } = named[at] ?? { id: '', alt: '', caption: '' };
    const file = found.find((one) => one.id === id);
    if (file) {
      const ratio = `${file.width} / ${file.height}`;
      pieces.push({ picture: { url: file.url, alt: alt || file.alt, caption, ratio } });
    }
    pieces.push(...textPieces(text, products));
  }
  return {
    pieces: pieces.filter((piece) => !('html' in piece) || piece.html.trim()),
    deadLinks: await findDeadLinks(db, html),
    missingProducts: slugs.filter((slug) => !products.some((one) => one.slug === slug)),
    missingPictures: named.filter(({ id }) => !found.some((one) => one.id === id)).map(({ id }) => id),
  };
}

function textPieces(html: string, products: readonly ProductCard[]): TextPreview['pieces'] {
  return splitAtProducts(html).flatMap(({ html: text, slug }) => {
    const product = products.find((one) => one.slug === slug);
    return [
      { html: text },
      ...(product ? [{ product: { title: product.title, place: product.place } }] : []),
    ];
  });
}

async function findDeadLinks(db: Executor, html: string): Promise<string[]> {
  return findDeadPaths(
    db,
    [...html.matchAll(/<a href="(\/[^"]*)"/g)].map(([, href = '']) => href),
  );
}
