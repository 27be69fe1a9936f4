import { Marked, type Tokens } from 'marked';
import { slugify } from '#platform/vietnamese/slugify.ts';

export interface RenderedText {
  html: string;
  /** Headings of levels 2 and 3 in order, with the ids by which they are linked. */
  headings: { id: string; text: string; level: number }[];
}

/**
 * Markdown of our editors as HTML. Raw HTML in it is shown as text, and links lead to our own pages, mail, phones or
 * https only, so what comes out is safe to put into a page.
 */
export function renderMarkdown(markdown: string): RenderedText {
  const headings: RenderedText['headings'] = [];
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
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
      image: ({ text }: Tokens.Image) => escapeHtml(text),
    },
  });
  const html = marked.parse(markdown) as string;
  return { html, headings };
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
