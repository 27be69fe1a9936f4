import sharp from 'sharp';
import { expect, test } from 'vitest';
import { libraryLimits, readPicture } from './read-picture.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a7f79' } });

const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const read = (file: Buffer) => readPicture(file, libraryLimits);

test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)(
  '%s becomes a WebP without its metadata',
  async (format) => {
    const file = await noisy(320, 200)
      .withExif({ IFD0: { Make: 'Nhà của Hà' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toFormat(format)
      .toBuffer();
    const made = await read(file);
    if (!made.ok) throw new Error(made.reason);
    expect(made.picture).toMatchObject({ width: 320, height: 200 });
    const kept = await sharp(made.picture.bytes).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 320 });
    expect([kept.exif, kept.xmp, kept.icc]).toEqual([undefined, undefined, undefined]);
  },
);

test('a larger picture is kept at most 3840 px wide', async () => {
  const made = await read(await blank(6000, 2000).jpeg().toBuffer());
  expect(made).toMatchObject({ ok: true, picture: { width: 3840, height: 1280 } });
});

test('a decompression bomb is refused by its header, in any format, without allocating memory', async () => {
  const bombs = [
    await blank(12_000, 9_000).png({ compressionLevel: 9 }).toBuffer(),
    await blank(12_000, 9_000).tiff({ compression: 'deflate' }).toBuffer(),
  ];
  const before = process.memoryUsage.rss();
  for (const bomb of bombs) {
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await read(bomb)).toEqual({ ok: false, reason: 'too_many_pixels' });
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
});

test('data appended to a picture is dropped', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>PK\x03\x04');
  const jpeg = await noisy(60, 40).jpeg().toBuffer();
  // In a comment segment, where polyglots carry content for a browser or an interpreter, and after the end of the picture.
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
  for (const file of [
    Buffer.concat([jpeg, page]),
    Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
  ]) {
    const made = await read(file);
    if (!made.ok) throw new Error(made.reason);
    expect(made.picture.bytes.includes('script')).toBe(false);
    expect(made.picture.bytes.includes('PK\x03\x04')).toBe(false);
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const heic = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['more than 40 MB', Buffer.alloc(libraryLimits.bytes + 1), 'too_large'],
  ['a page called .jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_photo'],
  ['a drawing called .jpg', Buffer.from(svg), 'not_a_photo'],
  ['a drawing behind the first bytes of a JPEG', Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'), 'not_a_photo'],
  ['a drawing that says it is WebP', Buffer.from(`RIFF0000WEBP${svg}`), 'not_a_photo'],
  ['a drawing that says it is AVIF', Buffer.from(`\0\0\0\x18ftypavif${svg}`), 'not_a_photo'],
  ['a drawing that says it is TIFF', Buffer.from(`II*\0${svg}`), 'not_a_photo'],
  ['an animation', Buffer.from('GIF89a'), 'gif'],
  ["a telephone's HEIC", heic('heic'), 'heic'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'not_a_photo'],
] as const)('an unsupported file is refused: %s', async (_, file, reason) => {
  expect(await read(file)).toEqual({ ok: false, reason });
});

test.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('a truncated %s is refused', async (format) => {
  const file = await noisy(400, 300).toFormat(format).toBuffer();
  expect(await read(file.subarray(0, Math.floor(file.length * 0.6)))).toEqual({
    ok: false,
    reason: 'not_a_photo',
  });
});
