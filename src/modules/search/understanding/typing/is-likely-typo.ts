import { soundAlike } from './sound-alikes.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** How far a row begins to the right of the first, in keys. */
const indents = [0, 0.25, 0.75];

/** Whether two letters have keys side by side, or one below the other. */
function areNeighbouringKeys(one: string, other: string): boolean {
  const [from, to] = [placeOf(one), placeOf(other)];
  return from !== null && to !== null && Math.abs(from.row - to.row) <= 1 && Math.abs(from.x - to.x) <= 1;
}

function placeOf(letter: string): { row: number; x: number } | null {
  const row = rows.findIndex((keys) => keys.includes(letter));
  return letter && row >= 0 ? { row, x: (indents[row] ?? 0) + (rows[row] ?? '').indexOf(letter) } : null;
}

/**
 * Whether a finger easily types so, for words in search form that differ by one letter: one left out, one pressed twice or with the key beside
 * it, or the key beside it instead. 'ho tam' is rather Hồ Tràm than Hồ Tây. What sounds alike is as likely.
 */
export function isLikelyTypo(typed: string, meant: string): boolean {
  if (typed.length < meant.length || soundAlike(typed, meant)) return true;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const pressed = typed[at] ?? '';
  const beside = typed.length === meant.length ? [meant[at]] : [typed[at - 1], typed[at + 1]];
  return beside.some((key = '') => key === pressed || areNeighbouringKeys(key, pressed));
}
