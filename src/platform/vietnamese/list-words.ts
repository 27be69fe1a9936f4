import { capitalise } from './capitalise.ts';

/** Titles as one sentence: 'Xe 16 chỗ, thuyền máy'. A name of several capitals ('Wi-Fi', 'Grand World') stays as it is. */
export function listWords(titles: readonly string[]): string {
  return capitalise(titles.map((title, index) => (index > 0 ? lowered(title) : title)).join(', '));
}

function lowered(title: string): string {
  const isName = /\p{Lu}/u.test(title.slice(1));
  return isName ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
