import { type Letter, letterKey, qualities, writeLetters } from './letters.ts';
import { canBearTone, isVietnameseSyllable, isVowel, splitSyllable } from './syllable.ts';
import { findTonePlace } from './tone-placement.ts';

/** A syllable while its keys are being replayed. */
export type TypedSyllable = { letters: Letter[]; tone: string };

/** The last run of vowels typed so far, without the u of 'qu'; empty when there is none. */
export function lastVowels({ letters }: TypedSyllable): Letter[] {
  const keys = letters.map(letterKey);
  const end = keys.findLastIndex(isVowel) + 1;
  let start = end;
  while (start > 0 && isVowel(keys[start - 1] ?? '')) start -= 1;
  if (keys[start - 1] === 'q' && keys[start] === 'u' && start + 1 < end) start += 1;
  return letters.slice(start, end);
}

/** Adds the horn to the last vowels (uo → ươ, ua → ưa, uu → ưu); false if no vowel takes it. */
export function addHorn(typed: TypedSyllable): boolean {
  const vowels = lastVowels(typed);
  const bases = vowels.map(({ base }) => base.toLowerCase()).join('');
  const pairAt = bases.indexOf('uo');
  if (pairAt >= 0) return setQuality(vowels.slice(pairAt, pairAt + 2), qualities.horn);
  if (bases === 'ua' || bases === 'uu') return setQuality(vowels.slice(0, 1), qualities.horn);
  return setQuality(vowels.filter(({ base }) => /[ou]/i.test(base)).slice(-1), qualities.horn);
}

/** Turns the last a of the last vowels into ă; false when there is none. */
export function addBreve(typed: TypedSyllable): boolean {
  return setQuality(
    lastVowels(typed)
      .filter(({ base }) => /a/i.test(base))
      .slice(-1),
    qualities.breve,
  );
}

/** Turns the last a, e or o of the last vowels into â, ê, ô; false when there is none. */
export function addCircumflex(typed: TypedSyllable): boolean {
  return setQuality(
    lastVowels(typed)
      .filter(({ base }) => /[aeo]/i.test(base))
      .slice(-1),
    qualities.circumflex,
  );
}

/** Turns a first d into đ; false when the syllable does not begin with one. */
export function addStroke({ letters }: TypedSyllable): boolean {
  const first = letters[0];
  if (!first || !/d/i.test(first.base)) return false;
  first.base = first.base === 'd' ? 'đ' : 'Đ';
  return true;
}

/** The finished syllable with its tone in the traditional position; null if it is not Vietnamese. */
export function finishSyllable(typed: TypedSyllable): string | null {
  completeHornPair(typed);
  const syllable = splitSyllable(typed.letters);
  if (!syllable || !isVietnameseSyllable(syllable) || !canBearTone(syllable, typed.tone)) return null;
  return writeLetters({ ...typed, toneAt: findTonePlace(syllable, 'traditional') });
}

function setQuality(letters: Letter[], quality: string): boolean {
  if (letters.every((letter) => letter.quality === quality)) return false;
  for (const letter of letters) letter.quality = quality;
  return true;
}

/** One horn is enough for ươ before a coda or vowel ('nuwoc'); without either it is uơ ('thuở'). */
function completeHornPair(typed: TypedSyllable): void {
  const vowels = lastVowels(typed);
  const [first, second] = vowels;
  if (!first || !second || !/^(?:ưo|uơ|ươ)/.test(letterKey(first) + letterKey(second))) return;
  const isOpen = vowels.length === 2 && typed.letters.at(-1) === second;
  first.quality = isOpen ? '' : qualities.horn;
  second.quality = qualities.horn;
}
