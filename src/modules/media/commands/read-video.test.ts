import { expect, test } from 'vitest';
import { film } from '#tests/factories/film.ts';
import { readVideo, videoLimits } from './read-video.ts';

/** Metadata in the videos of these tests: position, device, owner, encoder. */
const secrets = ['106.99', 'nha rieng', 'Lavf', 'x264'];
const secretsIn = (bytes: Buffer) => secrets.filter((words) => bytes.includes(words));

test.each([
  ['phone.mp4', 'mp4', ['106.99', 'nha rieng', 'Lavf', 'x264']],
  ['phone.mov', 'mp4', ['106.99', 'nha rieng', 'Lavf', 'x264']],
  ['phone.webm', 'webm', ['106.99', 'nha rieng', 'Lavf']],
  ['live.webm', 'webm', ['Lavf']],
] as const)(
  '%s is recognised as a video by its bytes, and metadata of place, time and device is removed',
  (name, format, contained) => {
    const bytes = film(name);
    expect(secretsIn(bytes)).toEqual(contained);
    const read = readVideo(bytes);
    if (!read.ok) throw new Error(read.reason);
    const { video } = read;
    expect(video).toMatchObject({ format, width: 96, height: 64 });
    expect(Math.abs(video.durationMs - 1500)).toBeLessThan(200);
    expect(secretsIn(video.bytes)).toEqual([]);
    // Nothing was moved, so every offset in it is still valid.
    expect(video.bytes.length).toBe(bytes.length);
    // A cleaned video is clean: there is nothing left to overwrite.
    const again = readVideo(video.bytes);
    expect(again.ok && again.video.bytes.equals(video.bytes)).toBe(true);
  },
);

test('a name, a type or a signature alone does not make a video', () => {
  for (const text of [
    '<script>alert(1)</script>',
    '\x00\x00\x00\x18ftypisom<html>',
    '\x1aE\xdf\xa3',
    'GIF89a',
  ])
    expect(readVideo(Buffer.from(text, 'latin1')), text).toEqual({ ok: false, reason: 'not_a_video' });
  expect(readVideo(Buffer.alloc(0))).toEqual({ ok: false, reason: 'empty' });
});

test('formats that many browsers do not play are refused: HEVC, fragmented files, Matroska', () => {
  const hevc = Buffer.from(
    film('phone.mp4').toString('latin1').replace('avc1', 'hvc1').replace('avc1', 'hvc1'),
    'latin1',
  );
  const matroska = Buffer.from(film('phone.webm').toString('latin1').replace('webm', 'mkv '), 'latin1');
  for (const bytes of [hevc, film('pieces.mp4'), matroska])
    expect(readVideo(bytes)).toEqual({ ok: false, reason: 'codec' });
});

test('length and size are limited, also where the header claims less than the samples', () => {
  expect(readVideo(Buffer.alloc(videoLimits.bytes + 1))).toEqual({ ok: false, reason: 'too_large' });
  const long = film('phone.mp4');
  // stts of the video track: each sample lasts ten thousand ticks longer than before.
  const at = long.indexOf('stts');
  long.writeUInt32BE(long.readUInt32BE(at + 12) * 1000, at + 12);
  expect(readVideo(long)).toEqual({ ok: false, reason: 'too_long' });
});

test.each<[string, (bytes: Buffer) => void]>([
  [
    'a length that is no number',
    (bytes) => bytes.writeDoubleBE(Number.NaN, bytes.indexOf('4489', 0, 'hex') + 3),
  ],
  ['no width', (bytes) => bytes.writeUInt8(0, bytes.indexOf('b08160ba8140', 0, 'hex') + 2)],
  ['no height', (bytes) => bytes.writeUInt8(0, bytes.indexOf('b08160ba8140', 0, 'hex') + 5)],
])('a video with %s is none', (_, spoil) => {
  const bytes = film('phone.webm');
  spoil(bytes);
  expect(readVideo(bytes)).toEqual({ ok: false, reason: 'not_a_video' });
});

test('bytes between the samples and after the video are blanked, samples outside of the data refused', () => {
  const bytes = Buffer.concat([
    film('phone.mp4'),
    Buffer.from('\x00\x00\x00\x1cuuid21.0285,105.8542....', 'latin1'),
  ]);
  const read = readVideo(bytes);
  expect(read.ok && read.video.bytes.includes('105.8542')).toBe(false);
  const outside = film('phone.mp4');
  outside.writeUInt32BE(4, outside.indexOf('stco') + 12);
  expect(readVideo(outside)).toEqual({ ok: false, reason: 'not_a_video' });
});

test('however a video is broken, it is read or refused: never an error, never a long wait', () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const started = performance.now();
  for (const name of ['phone.mp4', 'phone.webm', 'live.webm'] as const)
    for (let round = 0; round < 400; round++) {
      const bytes = film(name);
      for (let n = 0; n < 1 + random(4); n++) bytes[random(bytes.length)] = random(256);
      const cut = round % 3 === 0 ? bytes.subarray(0, random(bytes.length)) : bytes;
      const read = readVideo(cut);
      if (!read.ok) continue;
      expect(secretsIn(read.video.bytes), `${name} ${round}`).toEqual([]);
      // As the table stores it.
      const { width, height, durationMs } = read.video;
      expect(Math.min(width, height, durationMs + 1), `${name} ${round}`).toBeGreaterThan(0);
    }
  expect(performance.now() - started).toBeLessThan(20_000);
});

const numbers = (...list: number[]) =>
  Buffer.concat(list.map((number) => Buffer.from([24, 16, 8, 0].map((by) => (number >>> by) & 255))));
const zeros = (count: number) => Buffer.alloc(count);
function box(type: string, ...inner: Buffer[]): Buffer {
  const body = Buffer.concat(inner);
  return Buffer.concat([numbers(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** An MP4 track with a sample table that no real video has; its data begin at byte 24. */
function track(
  kind: 'vide' | 'soun',
  { sizes, runs, chunks }: Record<'sizes' | 'runs' | 'chunks', number[]>,
): Buffer {
  const entry =
    kind === 'soun' ? box('mp4a', zeros(28)) : box('avc1', zeros(78), box('avcC', numbers(0, 3 << 24)));
  const table = box(
    'stbl',
    ...[box('stsd', numbers(0, 1), entry), box('stts', numbers(0, 0)), box('stsz', numbers(0, ...sizes))],
    ...[box('stsc', numbers(0, runs.length / 3, ...runs)), box('stco', numbers(0, chunks.length, ...chunks))],
  );
  const handler = box('hdlr', zeros(8), Buffer.from(kind, 'latin1'), zeros(12));
  return box(
    'trak',
    box('tkhd', zeros(84)),
    box('mdia', box('mdhd', zeros(24)), handler, box('minf', table)),
  );
}
const filmOf = (bytes: number, ...tracks: Buffer[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom', 'latin1'), zeros(4)),
    box('mdat', zeros(bytes)),
    box('moov', box('mvhd', zeros(100)), ...tracks),
  ]);

test.each([
  [
    'sound and picture a hundred times',
    filmOf(
      100_000,
      ...Array<Buffer>(100).fill(track('soun', { sizes: [1, 100_000], runs: [1, 100_000, 1], chunks: [24] })),
    ),
  ],
  [
    'the same bytes again and again',
    filmOf(
      1_000_000,
      track('vide', { sizes: [1_000_000, 3000], runs: [1, 1, 1], chunks: Array(3000).fill(24) }),
    ),
  ],
  [
    'as many runs as chunks, none of which is meant',
    filmOf(
      1000,
      track('vide', {
        sizes: [1, 1],
        runs: Array(30_000)
          .fill([2 ** 31, 1, 1])
          .flat(),
        chunks: Array(30_000).fill(24),
      }),
    ),
  ],
])('%s: refused at once, before its samples are read', (_, bytes) => {
  const started = performance.now();
  expect(readVideo(bytes)).toEqual({ ok: false, reason: 'not_a_video' });
  expect(performance.now() - started).toBeLessThan(1_000);
});
