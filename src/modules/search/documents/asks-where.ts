import type { Executor } from '#platform/db/connect.ts';
import { besideWish } from './beside-wish.ts';

/** Nothing, or only that somebody does not know where: 'nên đi đâu', 'du lịch ở đâu'. */
const nowhere =
  /^(?:(?:nên|nen|muốn|muon|có|co)\s+)*(?:du lịch|du lich)?\s*(?:(?:đi|di)?\s*(?:chơi|choi)?\s*(?:ở|o)?\s*(?:đâu|dau|gì|gi)?\s*(?:chơi|choi|đẹp|dep)?)$/iu;

/** Whether a text, or what a wish leaves of one, asks where to go: 'nên đi đâu'. */
export const asksWhere = (left: string): boolean => nowhere.test(left);

/** Whether a text says only when or for how much, and no place: '30/4 đi đâu'. */
export async function asksOnlyWhere(db: Executor, text: string): Promise<boolean> {
  const left = await besideWish(db, text);
  return left !== text && left.split(' ').length < text.trim().split(/\s+/).length && asksWhere(left);
}
