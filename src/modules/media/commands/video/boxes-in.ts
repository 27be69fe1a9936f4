import { RefusedVideo } from './refused-video.ts';

/** A box of an MP4 file (ISO/IEC 14496-12, 4.2): offsets of its start, its content and its end. */
export interface Box {
  type: string;
  start: number;
  body: number;
  end: number;
}

/** More boxes than any video has. */
const maxBoxes = 20_000;

/** The consecutive boxes between two offsets. @throws RefusedVideo where one exceeds the available space */
export function boxesIn(file: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    // QuickTime terminates some lists with four zero bytes.
    if (end - at < 8) {
      file.fill(0, at, end);
      break;
    }
    const size = file.readUInt32BE(at);
    const isLong = size === 1;
    const body = at + (isLong ? 16 : 8);
    const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : size === 0 ? end - at : size;
    if (body > end || at + length > end || at + length < body) throw new RefusedVideo('not_a_video');
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start: at, body, end: at + length });
    if (boxes.length > maxBoxes) throw new RefusedVideo('not_a_video');
    at += length;
  }
  return boxes;
}

/** Turns a box into free space of the same length, so that nothing behind it moves. */
export function eraseBox(file: Buffer, { start, body, end }: Box): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, body, end);
}

/** The child boxes whose type is among `kept`; all others are erased. */
export function keepBoxes(file: Buffer, { body, end }: { body: number; end: number }, kept: string): Box[] {
  const types = kept.split(' ');
  const boxes = boxesIn(file, body, end);
  for (const box of boxes) if (!types.includes(box.type)) eraseBox(file, box);
  return boxes.filter(({ type }) => types.includes(type));
}

/** The only box of a type. @throws RefusedVideo where there is none, or several */
export function onlyBox(boxes: readonly Box[], type: string): Box {
  const [box, another] = boxes.filter((one) => one.type === type);
  if (!box || another) throw new RefusedVideo('not_a_video');
  return box;
}
