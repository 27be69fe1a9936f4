import { LRUCache } from 'lru-cache';
import { fold } from '#platform/vietnamese/fold.ts';

/** Cache, because texts and names change rarely and are needed with each page. */
const known = new LRUCache<string, string>({
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: (words, html) => 2 * (words.length + html.length) + 1,
  memoMethod: read,
});

/** The text of HTML, in folded words with one space between them. */
export function wordsOf(html: string): string {
  return known.memo(html);
}

function read(html: string): string {
  return fold(html.replace(/<[^>]+>/g, ' ').replace(/&[^;]+;/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
