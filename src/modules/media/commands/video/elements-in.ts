import { RefusedVideo } from './refused-video.ts';

/** An EBML element (RFC 8794): offsets of its start, its content and its end. */
export interface Element {
  id: number;
  start: number;
  body: number;
  end: number;
}

const maxElements = 200_000;
/** Elements that recorders write with unknown length, and the level of elements that can follow a cluster of unknown length. */
const open = new Set([0x18538067, 0x1f43b675]);
const isTop = (id: number) => id > 0xff_ffff;

/** The consecutive elements between two offsets. @throws RefusedVideo where one exceeds the available space */
export function elementsIn(file: Buffer, start: number, end: number): Element[] {
  const elements: Element[] = [];
  for (let at = start; at < end; ) {
    const { id, length } = readId(file, at, end);
    const size = readVint(file, at + length, end);
    const body = at + length + size.length;
    const isOpen = size.value === 2 ** (7 * size.length) - 1;
    if (isOpen && !open.has(id)) throw new RefusedVideo('not_a_video');
    const stop = isOpen ? endOfOpen(file, { id, body, end }) : body + size.value;
    if (stop > end) throw new RefusedVideo('not_a_video');
    elements.push({ id, start: at, body, end: stop });
    if (elements.length > maxElements) throw new RefusedVideo('not_a_video');
    at = stop;
  }
  return elements;
}

/** A segment of unknown length extends to the end, a cluster to the next element of its level. */
function endOfOpen(file: Buffer, { id, body, end }: { id: number; body: number; end: number }): number {
  if (id === 0x18538067) return end;
  for (let at = body; at < end; ) {
    const inner = readId(file, at, end);
    if (isTop(inner.id)) return at;
    const size = readVint(file, at + inner.length, end);
    at += inner.length + size.length + size.value;
  }
  return end;
}

function readId(file: Buffer, at: number, end: number): { id: number; length: number } {
  const length = Math.clz32(file[at] ?? 0) - 23;
  if (length > 4 || at + length > end) throw new RefusedVideo('not_a_video');
  return { id: file.readUIntBE(at, length), length };
}

/** Reads a variable-length integer, whose first byte tells its length. */
export function readVint(file: Buffer, at: number, end: number): { value: number; length: number } {
  const first = file[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > end) throw new RefusedVideo('not_a_video');
  let value = first & (0xff >> length);
  for (let n = 1; n < length; n++) value = value * 256 + (file[at + n] ?? 0);
  return { value, length };
}

/** The unsigned integer in an element. */
export function numberIn(file: Buffer, { body, end }: Element): number {
  if (end - body > 6) return Number(file.readBigUInt64BE(end - 8));
  return end === body ? 0 : file.readUIntBE(body, end - body);
}

/** Turns an element into a Void element of the same length, so that nothing behind it moves. */
export function voidElement(file: Buffer, { start, end }: Element): void {
  const length = Math.min(8, end - start - 1);
  const rest = end - start - 1 - length;
  file.fill(0, start, end);
  file[start] = 0xec;
  if (length === 8) {
    file[start + 1] = 0x01;
    file.writeUIntBE(rest, start + 3, 6);
  } else file[start + 1] = 0x80 >> (length - 1);
}
