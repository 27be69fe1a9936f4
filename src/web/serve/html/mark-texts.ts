import { randomBytes } from 'node:crypto';

/** Random, so that no outside text can contain it. */
const word = `nv${randomBytes(8).toString('hex')}`;
const mark = new RegExp(`/?${word}-(\\d+)-`);

/** A URL that the router writes unchanged: nothing in it has to be encoded. */
const plainAddress = /^\/[\w\-./?&=+,:;%~]*$/;

/**
 * The non-empty texts of plain data, in order, and everything else as one text (`shape`): data of the same shape is
 * rendered the same except for the texts. Null when one of them is a URL that the router would encode.
 */
export function readTexts(data: unknown): { shape: string; texts: string[] } | null {
  const texts: string[] = [];
  const shape = shapeOf(data, texts);
  return shape === null ? null : { shape, texts };
}

function shapeOf(value: unknown, texts: string[]): string | null {
  if (typeof value === 'string') {
    if (value === '') return '-';
    texts.push(value);
    if (!value.startsWith('/')) return '"';
    return plainAddress.test(value) ? '/' : null;
  }
  if (typeof value !== 'object' || value === null) return `${value};`;
  // Hundreds of values on each page: iterating arrays without their keys takes a quarter of the time.
  if (Array.isArray(value)) return shapeOfList(value, texts);
  let shape = '{';
  for (const key of Object.keys(value)) {
    const own = shapeOf((value as Record<string, unknown>)[key], texts);
    if (own === null) return null;
    shape += `${key}:${own}`;
  }
  return `${shape}}`;
}

/** Equal shapes in a row stand once with their number: the options of a filter are mostly that, and shapes are looked up by every letter. */
function shapeOfList(list: readonly unknown[], texts: string[]): string | null {
  let shape = '[';
  let last = '';
  let times = 0;
  for (const one of list) {
    const own = shapeOf(one, texts);
    if (own === null) return null;
    if (own !== last) {
      if (times > 1) shape += `*${times}`;
      shape += own;
      last = own;
      times = 0;
    }
    times++;
  }
  return times > 1 ? `${shape}*${times}]` : `${shape}]`;
}

/** The same data with a placeholder for each of these texts, so that its rendered HTML shows where they belong. */
export function markTexts<Data>(data: Data): Data {
  let texts = 0;
  const markOne = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value === '' ? '' : `${value.startsWith('/') ? '/' : ''}${word}-${texts++}-`;
    if (Array.isArray(value)) return value.map(markOne);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, markOne(one)]));
  };
  return markOne(data) as Data;
}

/** HTML split at its placeholders: the n-th piece is followed by the text with the number `places[n]`. */
export interface MarkedHtml {
  pieces: string[];
  places: number[];
}

export function cutAtMarks(html: string): MarkedHtml {
  const parts = html.split(mark);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    places: parts.flatMap((part, index) => (index % 2 === 1 ? Number(part) : [])),
  };
}

/** The HTML with the texts filled in, escaped as React does. */
export function fillTexts({ pieces, places }: MarkedHtml, texts: readonly string[]): string {
  let html = pieces[0] ?? '';
  for (let at = 0; at < places.length; at++)
    html += escapeText(texts[places[at] as number] ?? '') + (pieces[at + 1] ?? '');
  return html;
}

const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

const escaped = /["&'<>]/g;

const escapeText = (text: string) => text.replace(escaped, (character) => escapes[character] ?? '');
