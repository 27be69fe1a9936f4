import { fold } from '#platform/vietnamese/fold.ts';

/** What HTML says, in folded words with one space between them. */
export function wordsOf(html: string): string {
  return fold(html.replace(/<[^>]+>/g, ' ').replace(/&[^;]+;/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
