import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Unpacks a WOFF 1.0 font into the plain OpenType font inside (W3C, WOFF File Format 1.0, sections 4 and 5). The PDF
 * library would otherwise unpack a table again for every glyph, which took 200 ms per document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const sfnt = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(sfnt, 0, 4, 8);
  sfnt.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  sfnt.writeUInt16BE(2 ** log * 16, 6);
  sfnt.writeUInt16BE(log, 8);
  sfnt.writeUInt16BE((count - 2 ** log) * 16, 10);
  let offset = sfntHeader + count * sfntEntry;
  for (let index = 0; index < count; index++) {
    const from = woffHeader + index * woffEntry;
    const [at, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as Three;
    const bytes = woff.subarray(at, at + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const to = sfntHeader + index * sfntEntry;
    woff.copy(sfnt, to, from, from + 4);
    woff.copy(sfnt, to + 4, from + 16, from + 20);
    sfnt.writeUInt32BE(offset, to + 8);
    sfnt.writeUInt32BE(length, to + 12);
    table.copy(sfnt, offset);
    offset += Math.ceil(length / 4) * 4;
  }
  return sfnt;
}

type Three = [number, number, number];
