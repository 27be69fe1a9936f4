import { randomInt } from 'node:crypto';

/** So many visits are known again. */
const mostKnown = 2 ** 17;

/**
 * Tells whether something of an address comes for the first time within a stretch of time. Of two that want the same place in the
 * table the later one has it.
 */
export function createOnce(): (stretch: number, ip: string, key: string) => boolean {
  const seed = randomInt(2 ** 31);
  const table = new Int32Array(mostKnown);
  let current = 0;
  return (stretch, ip, key) => {
    if (stretch !== current) table.fill(0);
    current = stretch;
    const mark = mix(mix(seed, ip), key) || 1;
    const place = (mark ^ (mark >>> 15)) & (mostKnown - 1);
    if (table[place] === mark) return false;
    table[place] = mark;
    return true;
  };
}

/** FNV-1a, from a secret beginning: a number that leads back to no address. */
function mix(from: number, text: string): number {
  let mixed = from;
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed;
}
