import type { SoleCell } from './sheet.ts';

/** Whether two names within one product look the same to guests: case does not distinguish them. */
function sameTitle(one: string, other: string): boolean {
  return titleKey(one) === titleKey(other);
}

/** The name of something that a product sells, which must be unique. */
export function soleTitle(productId: number, title: string): SoleCell {
  return { field: 'title', key: `title ${productId} ${titleKey(title)}`, words: `cùng tên “${title}”` };
}

interface Sold {
  id: number;
  title: string;
  status: boolean;
}

/** The one on sale with this name, unless an earlier row of the file renames it or takes it off sale. */
export function findNamed<One extends Sold>(
  all: readonly One[],
  title: string,
  said: ReadonlyMap<string, string>,
): One | undefined {
  return all.find((one) => one.status && sameTitle(one.title, title) && !said.has(`freed ${one.id}`));
}

/** Records for later rows of the file that a name becomes free, so that a new one may have it. */
export function tellFreed(
  said: Map<string, string>,
  was: Sold,
  will: { title: string; isOn: boolean },
): void {
  if (!will.isOn || !sameTitle(was.title, will.title)) said.set(`freed ${was.id}`, was.title);
}

const titleKey = (title: string) => title.normalize('NFC').trim().toLowerCase();
