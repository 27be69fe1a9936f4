import { RefusedVideo } from './refused-video.ts';

/** An element of EBML (RFC 8794): where it begins, where what is in it begins, where it ends. */
export interface Element {
  id: number;
  start: number;
  body: number;
  end: number;
}

const mostElements = 200_000;
/** What a recorder writes before it knows how long it will be, and what can only follow behind a cluster of that sort. */
const open = new Set([0x18538067, 0x1f43b675]);
const isTop = (id: number) => id > 0xff_ffff;

/** The elements between two places, one behind the other. @throws RefusedVideo where one is longer than there is room for */
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
    if (elements.length > mostElements) throw new RefusedVideo('not_a_video');
    at = stop;
  }
  return elements;
}

/** A segment of unknown length goes on to the end, a cluster to the next element of its level. */
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

/** A number whose first byte says how many it has. */
export function readVint(file: Buffer, at: number, end: number): { value: number; length: number } {
  const first = file[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > end) throw new RefusedVideo('not_a_video');
  let value = first & (0xff >> length);
  for (let n = 1; n < length; n++) value = value * 256 + (file[at + n] ?? 0);
  return { value, length };
}

/** An unsigned number that an element holds. */
export function numberIn(file: Buffer, { body, end }: Element): number {
  if (end - body > 6) return Number(file.readBigUInt64BE(end - 8));
  return end === body ? 0 : file.readUIntBE(body, end - body);
}

/** Makes room that says nothing of an element, so that nothing behind it moves. */
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
