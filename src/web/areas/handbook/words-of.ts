import { LRUCache } from 'lru-cache';
import { fold } from '#platform/vietnamese/fold.ts';

/** Texts and names change now and then, and are asked for with each page. */
const known = new LRUCache<string, string>({
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: (words, html) => 2 * (words.length + html.length) + 1,
  memoMethod: read,
});

/** What HTML says, in folded words with one space between them. */
export function wordsOf(html: string): string {
  return known.memo(html);
}

function read(html: string): string {
  return fold(html.replace(/<[^>]+>/g, ' ').replace(/&[^;]+;/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
