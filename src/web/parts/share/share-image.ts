import { hash } from 'node:crypto';
import type { ShareContent } from './share-content.ts';

/** Raise it when the same content is to be drawn anew. */
const painterVersion = 1;

/** A name of what a picture shows; it changes when that does. */
export function shareVersion(content: ShareContent): string {
  const shown = [painterVersion, content.kicker, content.title, content.price, content.picture];
  return hash('sha256', JSON.stringify(shown)).slice(0, 12);
}

/** Where the picture for passing a page on is; another address whenever it looks different. */
export function shareImage(content: ShareContent): string {
  return `/og/${content.type}/${content.slug}.jpg?v=${shareVersion(content)}`;
}
