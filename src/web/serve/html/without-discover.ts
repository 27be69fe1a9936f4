/** As the router writes it on each link and form. */
const mark = ' data-discover="true"';

/**
 * Removes the mark that the router puts on each of a hundred links: the start script adds it again (`startAfterFirstPaint`). In
 * development, where pages have the router's own start script, it stays.
 */
export function withoutDiscover(html: string): string {
  return import.meta.env.PROD ? html.replaceAll(mark, '') : html;
}

/** The same as pieces to be concatenated: joining a page means copying it. */
export function piecesWithoutDiscover(html: string): string[] {
  return import.meta.env.PROD ? html.split(mark) : [html];
}
