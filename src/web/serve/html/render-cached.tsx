import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement } from 'react';
import { type PreloadOptions, preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { isLasting, packedText } from '#web/app/pack.ts';
import type { RenderPiece } from './kept-pieces.ts';
import { cutAtMarks, fillTexts, type MarkedHtml, markTexts, readTexts } from './mark-texts.ts';
import { unfinished } from './unfinished.ts';
import { withoutDiscover } from './without-discover.ts';

const mostBytes = 16 * 1024 * 1024;

/** React puts picture preloads in front of its output. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*\/>)+/;

/** A rendered part, as bytes where no texts vary, and the pictures that the page has to preload with it. */
interface Drawn {
  html: Buffer | MarkedHtml;
  pictures: PreloadOptions[];
}

/** Renders the parts of `Kept`, cached by everything that they depend on, so that they are never outdated. */
export const renderCached: RenderPiece = createRenderCache();

export function createRenderCache(): RenderPiece {
  const drawn = new LRUCache<string, Drawn>({
    maxSize: mostBytes,
    sizeCalculation: ({ html }, key) => bytesOf(html) + 2 * key.length + 1,
  });
  const numbers = new Map<unknown, number>();
  const numberOf = (part: unknown) => {
    const known = numbers.get(part);
    if (known !== undefined) return known;
    numbers.set(part, numbers.size);
    return numbers.size - 1;
  };
  return (part, props, at, varying) => {
    const varied = varying === undefined ? null : readTexts(props[varying]);
    if (varying !== undefined && varied === null) return null;
    const key = `${numberOf(part)} ${at} ${keyOf(props, varying)}${varied ? ` ${varied.shape}` : ''}`;
    let known = drawn.get(key);
    if (known === undefined) {
      const made = draw(
        part,
        varying === undefined ? props : { ...props, [varying]: markTexts(props[varying]) },
        at,
      );
      if (made === null) return null;
      known = made;
      drawn.set(key, known);
    }
    for (const picture of known.pictures) preload(picture.imageSrcSet ?? '', picture);
    const { html } = known;
    return Buffer.isBuffer(html) ? html : fillTexts(html, varied?.texts ?? []);
  };
}

function bytesOf(html: Drawn['html']): number {
  return Buffer.isBuffer(html) ? html.length : html.pieces.reduce((sum, piece) => sum + 2 * piece.length, 0);
}

/** Content hashes of data that recurs on other pages: their prefix begins no JSON. */
const hashes = new WeakMap<object, string>();

/** All props except the varying one as one text; immutable data as its hash, because the site's settings are long. */
function keyOf(props: object, varying?: PropertyKey): string {
  let key = '';
  for (const [name, value] of Object.entries(props))
    if (name !== varying) key += `,${JSON.stringify(name)}:${textOf(value)}`;
  return key;
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const packed = packedText(value);
  if (packed === undefined && !isLasting(value)) return JSON.stringify(value);
  const known = hashes.get(value) ?? `#${hash('sha256', packed ?? JSON.stringify(value), 'base64url')}`;
  hashes.set(value, known);
  return known;
}

/** Null while the part is suspended. */
function draw<Props extends object>(part: ComponentType<Props>, props: Props, at: string): Drawn | null {
  const html = renderToString(<StaticRouter location={at}>{createElement(part, props)}</StaticRouter>);
  if (html.includes(unfinished)) return null;
  const [ahead = ''] = preloads.exec(html) ?? [];
  const own = cutAtMarks(withoutDiscover(html.slice(ahead.length)));
  return {
    html: own.places.length === 0 ? Buffer.from(own.pieces.join('')) : own,
    pictures: ahead.split('/>').flatMap(readPreload),
  };
}

/** Preloads of a part become preloads of the page: only responsive pictures with priority. */
function readPreload(link: string): PreloadOptions[] {
  const read = (name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  const imageSrcSet = read('imageSrcSet');
  const imageSizes = read('imageSizes');
  if (read('fetchPriority') !== 'high' || !imageSrcSet || !imageSizes) return [];
  return [{ as: 'image', imageSrcSet, imageSizes, fetchPriority: 'high' }];
}
