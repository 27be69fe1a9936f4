import type { SoleCell } from './sheet.ts';

/** Whether guests would take two names of what one product sells for the same: case does not tell them apart. */
function sameTitle(one: string, other: string): boolean {
  return titleKey(one) === titleKey(other);
}

/** The name of something that one product sells. */
export function soleTitle(productId: number, title: string): SoleCell {
  return { field: 'title', key: `title ${productId} ${titleKey(title)}`, words: `cùng tên “${title}”` };
}

interface Sold {
  id: number;
  title: string;
  status: boolean;
}

/** One that is on sale under a name, and stays so after the rows of the file that were read so far. */
export function findNamed<One extends Sold>(
  all: readonly One[],
  title: string,
  said: ReadonlyMap<string, string>,
): One | undefined {
  return all.find((one) => one.status && sameTitle(one.title, title) && !said.has(`freed ${one.id}`));
}

/** Keeps for later rows of the file that something gives up its name, so that a new one may have it. */
export function tellFreed(
  said: Map<string, string>,
  was: Sold,
  will: { title: string; isOn: boolean },
): void {
  if (!will.isOn || !sameTitle(was.title, will.title)) said.set(`freed ${was.id}`, was.title);
}

const titleKey = (title: string) => title.normalize('NFC').trim().toLowerCase();
