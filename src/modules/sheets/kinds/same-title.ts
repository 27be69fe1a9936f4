import type { SoleCell } from './sheet.ts';

/** Whether guests would take two names of what one product sells for the same: case does not tell them apart. */
export function sameTitle(one: string, other: string): boolean {
  return titleKey(one) === titleKey(other);
}

/** The name of something that one product sells. */
export function soleTitle(productId: number, title: string): SoleCell {
  return { field: 'title', key: `title ${productId} ${titleKey(title)}`, words: `cùng tên “${title}”` };
}

const titleKey = (title: string) => title.normalize('NFC').trim().toLowerCase();
