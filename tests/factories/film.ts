import { readFileSync } from 'node:fs';

/**
 * A film of a second and a half, 96 by 64, with sound, as telephones record: with a position, a comment, the name of what made it and, in
 * `phone.mp4`, a track of text that says where it was. `live.webm` was written before its length was known, `pieces.mp4` is fragmented.
 */
export function film(name: 'phone.mp4' | 'phone.mov' | 'phone.webm' | 'live.webm' | 'pieces.mp4'): Buffer {
  return readFileSync(new URL(`films/${name}`, import.meta.url));
}
