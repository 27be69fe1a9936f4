import { randomBytes } from 'node:crypto';

/** Nobody outside can write it into a text. */
const word = `nv${randomBytes(8).toString('hex')}`;
const mark = new RegExp(`(/?)${word}-(\\d+)-`, 'g');

/** An address that the router writes as it is: nothing in it has to be encoded. */
const plainAddress = /^\/[\w\-./?&=+,:;%~]*$/;

/**
 * Plain data with a mark in place of each text that is not empty, so that what is drawn of it is the same whatever the texts
 * say, and the texts in the order of their marks. Null when one of them is an address that the router would write otherwise.
 */
export function markTexts<Data>(data: Data): { marked: Data; texts: string[] } | null {
  const texts: string[] = [];
  let isPlain = true;
  const markOne = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (value === '') return value;
      const isAddress = value.startsWith('/');
      isPlain &&= !isAddress || plainAddress.test(value);
      texts.push(value);
      return `${isAddress ? '/' : ''}${word}-${texts.length - 1}-`;
    }
    if (Array.isArray(value)) return value.map(markOne);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, markOne(one)]));
  };
  const marked = markOne(data) as Data;
  return isPlain ? { marked, texts } : null;
}

/** HTML with the texts in place of their marks, escaped as React does it. */
export function fillTexts(html: string, texts: readonly string[]): string {
  return html.replace(mark, (_, __, number) => escapeText(texts[Number(number)] ?? ''));
}

const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

const escapeText = (text: string) => text.replace(/["&'<>]/g, (character) => escapes[character] ?? '');
