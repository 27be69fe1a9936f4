import { hash } from 'node:crypto';
import type { ShareContent } from './share-content.ts';

/** Increase it when the same content is to be rendered anew. */
const painterVersion = 1;

/** A hash of an image's content; it changes with it. */
export function shareVersion(content: ShareContent): string {
  const shown = [painterVersion, content.kicker, content.title, content.price, content.picture];
  return hash('sha256', JSON.stringify(shown)).slice(0, 12);
}

/** The path of a page's sharing image; it changes whenever the image does. */
export function shareImage(content: ShareContent): string {
  return `/og/${content.type}/${content.slug}.jpg?v=${shareVersion(content)}`;
}
