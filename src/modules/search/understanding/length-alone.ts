import { type Interpretation, inGroup } from './interpretation.ts';
import { normalizeTripLength } from './normalize-trip-length.ts';
import type { Conditions } from './parsing/conditions-of.ts';

const alone = /^\s*(\d{1,2}) ngày (\d{1,2}) đêm\s*$/;

/**
 * What a text means that says nothing but how long, such as '2 ngày 1 đêm': every trip has '2n1d' among its names, so one word
 * finds them, and nothing has to be weighed. Then what spells it in its title, such as an article. Null for any other text.
 */
export function lengthAlone(text: string): Interpretation[] | null {
  const [, days, nights] = alone.exec(normalizeTripLength(text)) ?? [];
  if (!days || !nights) return null;
  const short = `${days}n${nights}d`;
  const long = `${days} ngay ${nights} dem`;
  const of = (words: string): Conditions => ({
    ...{ words, wholes: [short, long], accents: null, isFirm: true, names: [] },
  });
  return [
    ...inGroup(() => [
      { conditions: [of(`'${short}'`)], correctedTo: null },
      { conditions: [of(`'${days}' <-> 'ngay' & '${nights}' <-> 'dem'`)], correctedTo: null },
    ]),
  ];
}
