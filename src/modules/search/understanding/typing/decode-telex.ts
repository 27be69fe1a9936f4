import { decodeWords } from './decode-words.ts';
import { letterKey, qualities, readLetters, tones, writeLetters } from './letters.ts';
import { syllableInventory } from './syllable-inventory.ts';
import {
  addBreve,
  addHorn,
  addStroke,
  finishSyllable,
  lastVowels,
  type TypedSyllable,
} from './typed-syllable.ts';

/**
 * Foreign words of travel queries that Telex would turn into a Vietnamese syllable ('bus' → 'bú'). Words that are also
 * raw keys of a place name ('beer' in Ba Bể, 'max' in Bạch Mã) are not listed.
 */
const telexKeptWords: ReadonlySet<string> = new Set(
  (
    'bar bars bas bass best book boss bus car cars coast cost dad days door dorm down gas host laos ' +
    'last lux mass miss moon nest oasis parks pass pax pets post queen rest room rooms rosa rose six ' +
    'sofa sos surf tax taxi test town tree usa visa wc'
  ).split(' '),
);

const toneKeys: Record<string, string> = {
  s: tones.acute,
  f: tones.grave,
  r: tones.hook,
  x: tones.tilde,
  j: tones.dot,
};

/**
 * Replay of the keys of one word. `plain`: what a doubled key has switched off for the rest of the word; tones still
 * apply after a cancelled mark ('xooongf' → 'xoòng'). `isLate`: a circumflex came after the coda ('canaf'), accepted
 * only together with a tone.
 */
type Replay = TypedSyllable & {
  isDecoded: boolean;
  isLate: boolean;
  isRaw: boolean;
  plain: 'nothing' | 'marks' | 'all';
};

/**
 * Decodes Telex keys typed while the input method was off: 'ddaf nawngx' → 'đà nẵng'; null if no word is Telex. Only a
 * candidate for search, never a replacement. A word is decoded only if the result is a Vietnamese syllable, so 'resort',
 * 'sapa' and words with digits stay.
 * @param isRaw whether the text is known to be raw keys, so that a late circumflex counts without a tone ('yene') and behind another vowel ('khauar')
 * @param isSure whether foreign words are out of the question too
 */
export function decodeTelex(text: string, { isRaw = false, isSure = false } = {}): string | null {
  return decodeWords(text, /[\p{L}\p{M}\p{N}[\]]+/gu, (word) => decodeWord(word, { isRaw, isSure }));
}

function decodeWord(word: string, { isRaw, isSure }: { isRaw: boolean; isSure: boolean }): string | null {
  if (/\p{N}/u.test(word) || /^[^aeiouy]*ww/i.test(word)) return null;
  if (!isSure && telexKeptWords.has(word.toLowerCase())) return null;
  const replay: Replay = {
    ...{ letters: [], tone: '', isRaw },
    ...{ isDecoded: false, isLate: false, plain: 'nothing' },
  };
  let previous = '';
  for (const character of word) {
    const key = character.toLowerCase();
    if (pressKey(replay, key, character, previous)) replay.isDecoded = true;
    else pushLetter(replay, character);
    previous = key;
  }
  if (!replay.isDecoded || (replay.isLate && !replay.tone && !isRaw)) return null;
  return finishSyllable(replay) ?? finishCancelled(replay);
}

/** Applies a key that has a Telex function; false if it is just a letter here. */
function pressKey(replay: Replay, key: string, character: string, previous: string): boolean {
  if (replay.plain === 'all') return false;
  if (replay.plain === 'marks') return pressTone(replay, key, character, previous);
  if (key === '[' || key === ']') return pushHorned(replay, key === '[' ? 'o' : 'u');
  if (key === 'd') return pressStroke(replay, character);
  if (key === 'w') return pressHorn(replay, character, previous);
  if (key === 'a' || key === 'e' || key === 'o') return pressCircumflex(replay, key, character);
  return pressTone(replay, key, character, previous);
}

function pressTone(replay: Replay, key: string, character: string, previous: string): boolean {
  if (lastVowels(replay).length === 0) return false;
  const tone = toneKeys[key];
  if (tone !== undefined && tone === replay.tone && key === previous) {
    replay.tone = '';
    return cancel(replay, character, 'all');
  }
  const isTone = tone !== undefined || (key === 'z' && replay.tone !== '');
  if (isTone) replay.tone = tone ?? '';
  return isTone;
}

function pressStroke(replay: Replay, character: string): boolean {
  const { letters } = replay;
  if (letters.length === 1 && letters[0]?.base.toLowerCase() === 'đ') {
    letters[0].base = letters[0].base === 'đ' ? 'd' : 'D';
    return cancel(replay, character, 'marks');
  }
  return (letters.length === 1 || lastVowels(replay).length > 0) && addStroke(replay);
}

function pressHorn(replay: Replay, character: string, previous: string): boolean {
  const vowels = lastVowels(replay);
  if (previous === 'w' && vowels.some(({ quality }) => quality)) {
    for (const vowel of vowels) vowel.quality = '';
    return cancel(replay, character, 'marks');
  }
  if (vowels.length === 0) return pushHorned(replay, character === 'W' ? 'U' : 'u');
  const isBreve = /^o?a[iouy]?$/i.test(vowels.map(({ base }) => base).join(''));
  return isBreve ? addBreve(replay) : addHorn(replay);
}

function pressCircumflex(replay: Replay, key: string, character: string): boolean {
  const last = replay.letters.at(-1);
  const vowels = lastVowels(replay);
  const target = vowels.findLast(({ base }) => base.toLowerCase() === key);
  if (!last || !target || (target !== last && vowels.includes(last) && !replay.isRaw)) return false;
  if (target === last && target.quality === qualities.circumflex) {
    target.quality = '';
    return cancel(replay, character, 'marks');
  }
  if (target.quality) return false;
  target.quality = qualities.circumflex;
  if (target !== last) replay.isLate = true;
  return true;
}

function cancel(replay: Replay, character: string, plain: 'marks' | 'all'): true {
  replay.plain = plain;
  pushLetter(replay, character);
  return true;
}

function pushHorned({ letters }: Replay, base: string): true {
  letters.push({ base, quality: qualities.horn });
  return true;
}

function pushLetter(replay: Replay, character: string): void {
  const typed = readLetters(character);
  replay.letters.push(...(typed?.letters ?? []));
  replay.tone = typed?.tone || replay.tone;
}

/** A doubled key at the end means the bare letter, so the word need not be Vietnamese ('ass' → 'as'). */
function finishCancelled({ letters, tone, plain }: Replay): string | null {
  const bare = /^([^aeiouy]*)[aeiouy]{1,3}[a-z]?$/.exec(letters.map(letterKey).join(''));
  if (plain === 'nothing' || tone || letters.length < 2 || !syllableInventory.onsets.has(bare?.[1] ?? '?'))
    return null;
  return writeLetters({ letters, tone: '', toneAt: -1 });
}
