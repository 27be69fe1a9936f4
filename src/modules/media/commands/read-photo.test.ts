import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoLimits, readPhoto } from './read-photo.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a7f79' } });

/** A photo as a phone takes it: rotated, with GPS position and device data. */
const fromPhone = () =>
  blank(900, 600)
    .withExif({ IFD0: { Make: 'Nhà của Hà', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo is rotated upright and re-encoded at most 1600 px wide, without metadata', async () => {
  const file = await fromPhone();
  expect((await sharp(file).metadata()).orientation).toBe(6);
  const read = await readPhoto(Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]));
  if (!read.ok) throw new Error(read.reason);
  expect(read.photo).toMatchObject({ width: 600, height: 900 });
  const kept = await sharp(read.photo.bytes).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 600, height: 900 });
  expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(read.photo.bytes.includes('script')).toBe(false);
  const wide = await readPhoto(await blank(4000, 3000).png().toBuffer());
  expect(wide).toMatchObject({ ok: true, photo: { width: 1600, height: 1200 } });
});

test.each(['jpeg', 'png', 'webp'] as const)('%s is accepted', async (format) => {
  const file = await blank(40, 30).toFormat(format).toBuffer();
  expect(await readPhoto(file)).toMatchObject({ ok: true, photo: { width: 40, height: 30 } });
});

test('a small file that decompresses to too many pixels is refused by its header', async () => {
  const bomb = await blank(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(photoLimits.bytes);
  const before = process.memoryUsage.rss();
  expect(await readPhoto(bomb)).toEqual({ ok: false, reason: 'too_many_pixels' });
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  // The header of a PNG that claims a hundred thousand pixels in each dimension, without data.
  const lying = Buffer.from(await blank(1, 1).png().toBuffer());
  lying.writeUInt32BE(100_000, 16);
  lying.writeUInt32BE(100_000, 20);
  expect((await readPhoto(lying)).ok).toBe(false);
});

const text = (words: string) => Buffer.from(words);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['too many bytes', Buffer.alloc(photoLimits.bytes + 1), 'too_large'],
  ['a page', text('<!doctype html><script>alert(1)</script>'), 'not_a_photo'],
  ['a drawing with a script', text(svg), 'not_a_photo'],
  ['a GIF', text('GIF89a'), 'not_a_photo'],
  ['a PDF', text('%PDF-1.7'), 'not_a_photo'],
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 1]), 'not_a_photo'],
  [
    'a page behind the first bytes of a JPEG',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(svg)]),
    'not_a_photo',
  ],
  ['a drawing that says it is WebP', text(`RIFF0000WEBP${svg}`), 'not_a_photo'],
] as const)('a file that is not a photo is refused: %s', async (_, file, reason) => {
  expect(await readPhoto(file)).toEqual({ ok: false, reason });
});

test('a truncated photo is refused', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const file = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  expect(await readPhoto(file.subarray(0, file.length / 2))).toEqual({ ok: false, reason: 'not_a_photo' });
});
