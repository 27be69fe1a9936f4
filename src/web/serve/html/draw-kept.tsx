import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement } from 'react';
import { type PreloadOptions, preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { DrawKept } from '#ui/kept.tsx';
import { isLasting, packedText } from '#web/app/pack.ts';
import { fillTexts, markTexts } from './mark-texts.ts';
import { unfinished } from './unfinished.ts';
import { withoutDiscover } from './without-discover.ts';

const mostBytes = 16 * 1024 * 1024;

/** React asks for pictures ahead in front of what it drew. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*\/>)+/;

/** A part as it was drawn, and the pictures that the page is to ask for ahead with it. */
interface Drawn {
  html: string;
  pictures: PreloadOptions[];
}

/** Draws the parts of `Kept`, and keeps what it drew by all that it depends on, so that it is never out of date. */
export const drawKept: DrawKept = keepDrawn();

export function keepDrawn(): DrawKept {
  const drawn = new LRUCache<string, Drawn>({
    maxSize: mostBytes,
    sizeCalculation: ({ html }, key) => 2 * (html.length + key.length) + 1,
  });
  const numbers = new Map<unknown, number>();
  const numberOf = (part: unknown) => {
    if (!numbers.has(part)) numbers.set(part, numbers.size);
    return numbers.get(part);
  };
  const drawOnce: DrawKept = (part, props, at) => {
    const key = `${numberOf(part)} ${at} ${keyOf(props)}`;
    const known = drawn.get(key) ?? draw(part, props, at);
    if (known.html.includes(unfinished)) return null;
    drawn.set(key, known);
    for (const picture of known.pictures) preload(picture.imageSrcSet ?? '', picture);
    return known.html;
  };
  return (part, props, at, varying) => {
    if (varying === undefined) return drawOnce(part, props, at);
    const found = markTexts(props[varying]);
    const html = found && drawOnce(part, { ...props, [varying]: found.marked }, at);
    return html === null ? null : fillTexts(html, found?.texts ?? []);
  };
}

/** Of data that comes again on other pages the hash of what it says: no JSON begins with its sign. */
const hashes = new WeakMap<object, string>();

/** All that the props say, as one text; of what never changes the hash, for the site's settings are long. */
function keyOf(props: object): string {
  let key = '';
  for (const [name, value] of Object.entries(props)) key += `,${JSON.stringify(name)}:${textOf(value)}`;
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

function draw<Props extends object>(part: ComponentType<Props>, props: Props, at: string): Drawn {
  const html = renderToString(<StaticRouter location={at}>{createElement(part, props)}</StaticRouter>);
  const [ahead = ''] = preloads.exec(html) ?? [];
  return {
    html: withoutDiscover(html.slice(ahead.length)),
    pictures: ahead.split('/>').flatMap(readPreload),
  };
}

/** What a part of a page asks for ahead, the page is to ask for: only what has several sizes and comes first. */
function readPreload(link: string): PreloadOptions[] {
  const read = (name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  const imageSrcSet = read('imageSrcSet');
  const imageSizes = read('imageSizes');
  if (read('fetchPriority') !== 'high' || !imageSrcSet || !imageSizes) return [];
  return [{ as: 'image', imageSrcSet, imageSizes, fetchPriority: 'high' }];
}
