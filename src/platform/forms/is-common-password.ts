import { createRequire } from 'node:module';
import { fold } from '#platform/vietnamese/fold.ts';

/** Words of Vietnamese and of travel that international lists lack. */
const ownWords = [
  'matkhau matkhaucuatoi khongbiet khongnho anhyeuem emyeuanh yeuem xinchao sinhnhat giadinh hanhphuc chucmungnammoi',
  'toiyeuvietnam vietnam hanoi saigon danang phuquoc halong neoviet dulich dulichvietnam khachsan datphong datcho quantri',
].flatMap((line) => line.split(' '));

/** A year, date or count before or behind a common word does not make a password strong; longer digit strings do. */
const maxDigits = 8;
const minLetters = 5;

const require = createRequire(import.meta.url);

let known: Set<string> | null = null;

/** 49,000 passwords from breaches, most used first (zxcvbn). Loaded on first use. */
function commonPasswords(): Set<string> {
  if (known) return known;
  const { dictionary } = require('@zxcvbn-ts/language-common') as {
    dictionary: { 'passwords-common': string[] };
  };
  known = new Set([...dictionary['passwords-common'], ...ownWords]);
  return known;
}

/**
 * Whether a password is easily guessed: a common one, regardless of diacritics, case and separators, even with a few digits
 * added; or one of fewer than four different characters.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  const common = commonPasswords();
  if (common.has(plain) || new Set(plain).size < 4) return true;
  const compact = fold(plain).replace(/[^a-z0-9]/g, '');
  if (common.has(compact)) return true;
  const word = compact.replace(/^\d+|\d+$/g, '');
  const added = compact.length - word.length;
  return word.length >= minLetters && added <= maxDigits && common.has(word);
}
