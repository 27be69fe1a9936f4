import { fold } from '#platform/vietnamese/fold.ts';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { decodeTelex } from './typing/decode-telex.ts';
import { decodeVni } from './typing/decode-vni.ts';

export type SearchCandidate = { text: string; source: 'typed' | 'telex' | 'vni' | 'abbreviation' | 'held' };

const maxCodePoints = 200;
const maxCandidates = 6;

/**
 * The readings of a query to search for: as typed first, then Telex and VNI decoded, then abbreviations written out
 * (also of the decoded text). NFC, lower-case, single spaces; no two fold alike; at most six. Only the first 200 code
 * points are read. [] for a blank query.
 */
export function searchCandidates(text: string): SearchCandidate[] {
  const typed = clean([...text.normalize('NFC')].slice(0, maxCodePoints).join(''));
  const telex = decodeTelex(typed);
  const vni = decodeVni(typed);
  const candidates: SearchCandidate[] = [{ text: typed, source: 'typed' }];
  const released = withoutHeldKeys(vni ? typed : withoutStrayDigits(typed));
  if (telex) candidates.push({ text: telex, source: 'telex' });
  if (vni) candidates.push({ text: vni, source: 'vni' });
  if (released !== typed) candidates.push({ text: released, source: 'held' });
  for (const reading of [telex, vni, typed]) {
    if (reading === null) continue;
    for (const expansion of expandAbbreviations(reading)) {
      candidates.push({ text: expansion, source: 'abbreviation' });
    }
  }
  return distinct(candidates.map(({ text, source }) => ({ text: clean(text).toLowerCase(), source })));
}

/**
 * Removes letters repeated three or more times, from a key held down ('đà lạttt'), and a last consonant typed twice
 * ('ninh bìnhh'), which is no Telex key.
 */
function withoutHeldKeys(text: string): string {
  return text
    .replace(/(?<=(\p{L}))(?!\1)(\p{L})\2{2,}/gu, '$2')
    .replace(/([bcghklmnpqtv])\1(?!\p{L})/gu, '$1');
}

/** A digit behind a word that is no VNI key there: 'hue1'. */
function withoutStrayDigits(text: string): string {
  return text.replace(/(?<=\p{L}{2})\d(?=\s|$)/gu, '');
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim().normalize('NFC');
}

function distinct(candidates: SearchCandidate[]): SearchCandidate[] {
  const seen = new Set<string>(['']);
  const kept = candidates.filter(({ text }) => {
    const key = fold(text);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return kept.slice(0, maxCandidates);
}
