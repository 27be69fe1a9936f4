import { LRUCache } from 'lru-cache';
import { Marked, type Tokens } from 'marked';
import { slugify } from '#platform/vietnamese/slugify.ts';

export interface RenderedText {
  html: string;
  /** Headings of levels 2 and 3 in order, with the ids that links refer to. */
  headings: { id: string; text: string; level: number }[];
  /** Standalone pictures in order: in `html` each is a mark that `splitAtPictures` finds. */
  pictures: TextPicture[];
  /** Embedded products by slug, in order: `::san-pham[slug]` on a line of its own. */
  products: string[];
}

/** A picture by the id with which editors embed it, `![alt](id "caption")`. */
export interface TextPicture {
  id: string;
  alt: string;
  /** Empty when it has none. */
  caption: string;
}

/** Cached because texts change rarely and are read all day. */
const rendered = new LRUCache<string, RenderedText>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ html }, markdown) => 2 * (html.length + markdown.length) + 1,
  memoMethod: render,
});

/**
 * Renders the editors' Markdown as HTML. Raw HTML is escaped, and links may lead only to our own pages, mail, phones or
 * https, so the result is safe to put into a page.
 */
export function renderMarkdown(markdown: string): RenderedText {
  return rendered.memo(markdown);
}

/** Splits the HTML at its pictures: one piece more than it has pictures. */
export function splitAtPictures(html: string): string[] {
  return html.split(/<figure data-picture="">.*?<\/figure>\n/);
}

/** Splits the HTML at its products, each piece with the slug of the product behind it; '' for the last. */
export function splitAtProducts(html: string): { html: string; slug: string }[] {
  const pieces = html.split(/<p data-product="([a-z0-9-]+)"><\/p>\n/);
  return pieces.flatMap((text, at) => (at % 2 === 0 ? [{ html: text, slug: pieces[at + 1] ?? '' }] : []));
}

const productLine = /^::san-pham\[([a-z0-9]+(?:-[a-z0-9]+)*)\][ \t]*(?:\n+|$)/;

function render(markdown: string): RenderedText {
  const headings: RenderedText['headings'] = [];
  const pictures: TextPicture[] = [];
  const products: string[] = [];
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
    extensions: [
      {
        name: 'product',
        level: 'block',
        start: (text: string) => /^::san-pham\[/m.exec(text)?.index,
        tokenizer(text: string) {
          const found = productLine.exec(text);
          return found ? { type: 'product', raw: found[0], slug: found[1] } : undefined;
        },
        renderer({ slug }) {
          products.push(String(slug));
          // Shows nothing where the product is not rendered.
          return `<p data-product="${slug}"></p>\n`;
        },
      },
    ],
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      heading({ tokens, depth }: Tokens.Heading) {
        const text = plainText(tokens);
        const level = Math.max(depth, 2);
        const taken = headings.filter((heading) => heading.id.startsWith(slugify(text))).length;
        const id = taken ? `${slugify(text)}-${taken + 1}` : slugify(text);
        if (level <= 3) headings.push({ id, text, level });
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        return isSafeLink(href) ? `<a href="${escapeHtml(href)}">${inner}</a>` : inner;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const [only, ...others] = tokens;
        if (only?.type !== 'image' || others.length > 0) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
        const { href, text, title } = only as Tokens.Image;
        pictures.push({ id: href, alt: text, caption: title ?? '' });
        // Shows the alt text where the picture is not rendered.
        return `<figure data-picture="">${escapeHtml(text)}</figure>\n`;
      },
      image: ({ text }: Tokens.Image) => escapeHtml(text),
    },
  });
  const html = marked.parse(markdown) as string;
  return { html, headings, pictures, products };
}

function isSafeLink(href: string): boolean {
  return /^(https:\/\/|\/(?!\/)|#|mailto:|tel:)/.test(href);
}

function plainText(tokens: { type: string; text?: string; raw: string }[]): string {
  return tokens.map((token) => token.text ?? token.raw).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
