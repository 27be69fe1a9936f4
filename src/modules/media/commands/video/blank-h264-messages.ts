import type { SampleRange } from './read-sample-ranges.ts';
import { RefusedVideo } from './refused-video.ts';

/**
 * NAL unit types of ITU-T H.264, table 7-1: messages beside the pictures (SEI), in which some cameras write positions,
 * and undefined types.
 */
const isMessage = (type: number) => type === 6 || type === 0 || type >= 24;
const filler = 12;

/** Overwrites the messages of a sample with filler of the same length, so that nothing moves. @throws RefusedVideo where a unit overruns */
export function blankH264Messages(file: Buffer, { start, end }: SampleRange, lengthBytes: number): void {
  for (let at = start; at < end; ) {
    const unit = at + lengthBytes;
    if (unit > end) throw new RefusedVideo('not_a_video');
    const next = unit + file.readUIntBE(at, lengthBytes);
    if (next > end) throw new RefusedVideo('not_a_video');
    if (next > unit && isMessage((file[unit] ?? 0) & 0x1f)) {
      file[unit] = filler;
      file.fill(0xff, unit + 1, next);
      if (next > unit + 1) file[next - 1] = 0x80;
    }
    at = next;
  }
}
