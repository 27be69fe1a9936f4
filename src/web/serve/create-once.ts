import { randomInt } from 'node:crypto';

/** The most visits that are recognized again. */
const mostKnown = 2 ** 17;

/**
 * Tells whether something from an IP address occurs for the first time within a period. On a hash collision the later one
 * replaces the earlier.
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

/** FNV-1a with a secret seed: the number does not reveal the IP address. */
function mix(from: number, text: string): number {
  let mixed = from;
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed;
}
