import { createRequire } from 'node:module';
import { fold } from '#platform/vietnamese/fold.ts';

/** Words of our language and trade that lists from elsewhere lack. */
const ownWords = [
  'matkhau matkhaucuatoi khongbiet khongnho anhyeuem emyeuanh yeuem xinchao sinhnhat giadinh hanhphuc chucmungnammoi',
  'toiyeuvietnam vietnam hanoi saigon danang phuquoc halong neoviet dulich dulichvietnam khachsan datphong datcho quantri',
].flatMap((line) => line.split(' '));

/** A year, a date or a count behind or before a word makes no other password of it; longer rows of digits do. */
const mostDigits = 8;
const fewestLetters = 5;

const require = createRequire(import.meta.url);

let known: Set<string> | null = null;

/** 49,000 passwords from breaches, most used first (zxcvbn). Read when somebody first chooses a password. */
function commonPasswords(): Set<string> {
  if (known) return known;
  const { dictionary } = require('@zxcvbn-ts/language-common') as {
    dictionary: { 'passwords-common': string[] };
  };
  known = new Set([...dictionary['passwords-common'], ...ownWords]);
  return known;
}

/**
 * Whether a password is one that is tried first: a known one, however its letters are marked, written large or parted, or
 * with a few digits added; or hardly more than one letter over and over.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  const common = commonPasswords();
  if (common.has(plain) || new Set(plain).size < 4) return true;
  const compact = fold(plain).replace(/[^a-z0-9]/g, '');
  if (common.has(compact)) return true;
  const word = compact.replace(/^\d+|\d+$/g, '');
  const added = compact.length - word.length;
  return word.length >= fewestLetters && added <= mostDigits && common.has(word);
}
