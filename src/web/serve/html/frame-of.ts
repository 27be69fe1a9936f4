import { piecesWithoutDiscover, withoutDiscover } from './without-discover.ts';

/** A page without what is between its head and its scripts, which is most of it. */
export interface Frame {
  html: string;
  /** The changed frame with the removed content put back: pieces to be concatenated. */
  fill(html: string): string[];
}

/**
 * The parts of a page that the server searches and changes after rendering: each search and change scans and copies everything it
 * is given. A page without marked scripts is its own frame.
 * @param scriptMark the nonce of this page's scripts; nothing that carries it is taken out
 */
export function frameOf(page: string, scriptMark: string): Frame {
  const whole: Frame = { html: withoutDiscover(page), fill: (html) => [html] };
  const from = page.indexOf('</head>');
  const mark = scriptMark && from > 0 ? page.indexOf(` nonce="${scriptMark}"`, from) : -1;
  const to = mark > 0 ? page.lastIndexOf('<', mark) : -1;
  if (to < 0) return whole;
  const start = from + '</head>'.length;
  const place = `<!--${scriptMark}-->`;
  return {
    html: page.slice(0, start) + place + withoutDiscover(page.slice(to)),
    fill: (html) => {
      const at = html.indexOf(place);
      const taken = piecesWithoutDiscover(page.slice(start, to));
      return [html.slice(0, at), ...taken, html.slice(at + place.length)];
    },
  };
}
