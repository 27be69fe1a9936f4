import type { SaidWords } from './said-words.ts';

/** Something that a place to stay or a trip may have, which lists filter by and titles seldom say. */
export interface Feature {
  name: string;
  /** How visitors call it, in search form. */
  said: readonly string[];
  /** How the titles of filter options begin that mean it, in search form; words within them where none begins so; empty where no list filters by it. */
  option: string;
  /** It counts only where somebody says that it should be there: 'đưa đón sân bay' alone is what cars are for. */
  isOnlyWished?: boolean;
  /** The value of a filter without options that means it. */
  filter?: { key: string; value: string };
}

const wishing =
  '(?:(?:co|co ca|bao gom|gom|kem|cho|cho phep|duoc|mang|mang theo|(?<!\\d )dem|dem theo|dan|nhan|voi|with|va|and|o) )';

/** What stands behind such a kind is wished of it: 'combo gia đình'. */
const ofKind = '(?<= (?:khach san|ks|resort|villa|homestay|can ho|combo|tour|du thuyen) )';

/** What is wished for besides the name, taken out of the sentence: 'có hồ bơi', 'cho mang thú cưng'. */
export function takeFeatures({ take }: SaidWords, features: readonly Feature[]): Feature[] {
  return features.filter(({ said, isOnlyWished }) => {
    if (said.length === 0) return false;
    let isSaid = false;
    const names = said.toSorted((one, other) => other.length - one.length).join('|');
    const note = () => {
      isSaid = true;
    };
    take(new RegExp(` ${wishing}${isOnlyWished ? '+' : '*'}(?:${names})(?: theo| rieng)?(?= )`), note);
    const phrases = said.filter((name) => name.includes(' ')).join('|');
    if (isOnlyWished && phrases) take(new RegExp(` ${ofKind}(?:${phrases})(?= )`), note);
    return isSaid;
  });
}
