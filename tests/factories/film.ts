import { readFileSync } from 'node:fs';

/**
 * A video of one and a half seconds, 96 by 64, with sound, as phones record: with a position, a comment, the device's name and, in
 * `phone.mp4`, a text track with the position. `live.webm` was written before its length was known, `pieces.mp4` is fragmented.
 */
export function film(name: 'phone.mp4' | 'phone.mov' | 'phone.webm' | 'live.webm' | 'pieces.mp4'): Buffer {
  return readFileSync(new URL(`films/${name}`, import.meta.url));
}
