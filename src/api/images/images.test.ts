import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SizedImage } from '#modules/media/commands/picture-variants.ts';
import { avifWanted } from '#modules/media/events.ts';
import { mediaJobs } from '#modules/media/jobs.ts';
import { deviceSizes, imageSizes } from '#modules/media/rules.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#0b6e69' } })
    .webp()
    .toBuffer();
  await site.app.files.write('media/bien.webp', picture);
  await site.app.files.write('media/secret.txt', Buffer.from('secret'));
});
afterAll(() => site.close());

const widthOf = async (url: string) => {
  const reply = await site.get(url);
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  expect(reply.headers['content-type']).toBe('image/webp');
  return (await sharp(reply.rawPayload).metadata()).width;
};

test('API-08: pictures are resized to every listed width, never enlarged', async () => {
  for (const width of [...imageSizes, ...deviceSizes])
    expect(await widthOf(`/img?url=%2Fmedia%2Fbien.webp&w=${width}&q=30`)).toBe(Math.min(width, 1000));
});

test('API-08: quality defaults to 75; replies are cacheable for good', async () => {
  const usual = await site.get('/img?url=/media/bien.webp&w=640');
  const explicit = await site.get('/img?url=/media/bien.webp&w=640&q=75');
  expect(usual.rawPayload.equals(explicit.rawPayload)).toBe(true);
  expect(usual.headers['cache-control']).toContain('immutable');
});

test('CARD-04: media files are served at 640 and 384, and in full without a width', async () => {
  expect(await widthOf('/media/bien.webp?width=640&quality=99')).toBe(640);
  expect(await widthOf('/media/bien.webp?width=384')).toBe(384);
  expect(await widthOf('/media/bien.webp')).toBe(1000);
});

test.each([
  ['/img?url=/media/bien.webp&w=641', 'w'],
  ['/img?url=/media/bien.webp&w=0', 'w'],
  ['/img?url=/media/bien.webp&w=-640', 'w'],
  ['/img?url=/media/bien.webp&w=99999', 'w'],
  ['/img?url=/media/bien.webp&w=640.5', 'w'],
  ['/img?url=/media/bien.webp&w=rộng', 'w'],
  ['/img?url=/media/bien.webp', 'w'],
  ['/img?url=/media/bien.webp&w=640&q=0', 'q'],
  ['/img?url=/media/bien.webp&w=640&q=101', 'q'],
  ['/img?w=640', 'url'],
  ['/img?url=https%3A%2F%2Fevil.example%2Fa.webp&w=640', 'url'],
  ['/img?url=/media/../secrets.json&w=640', 'url'],
  ['/img?url=/media/secret.txt&w=640', 'url'],
  ['/media/bien.webp?width=500', 'width'],
  ['/media/bien.webp?width=640&quality=1000', 'quality'],
])('%s is refused, naming %s', async (url, field) => {
  const reply = await site.get(encodeURI(decodeURI(url)));
  expect(reply.statusCode).toBe(400);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(reply.json()).toMatchObject({ code: 'invalid_image_request', errors: [{ field }] });
});

test.each([
  '/media/khong-co.webp',
  '/media/khong-co.webp?width=640',
  '/media/secret.txt',
  '/media/..%2fsecrets.json',
  '/media/BIEN.webp',
  '/img?url=/media/khong-co.webp&w=640',
])('%s is not found', async (url) => {
  const reply = await site.get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
});

test('a picture requested by many at once is made once', async () => {
  const url = '/img?url=/media/bien.webp&w=828&q=41';
  const replies = await Promise.all(Array.from({ length: 6 }, () => site.get(url)));
  for (const reply of replies) expect(reply.rawPayload.equals(replies[0]?.rawPayload as Buffer)).toBe(true);
});

describe('API-08: clients that accept AVIF get AVIF', () => {
  const chrome = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
  const queued = () => site.queue.sent.filter(({ name }) => name === avifWanted.name);
  const makeQueued = async () => {
    for (const { data } of queued()) await mediaJobs[0].handle(site.app, data as SizedImage);
  };
  const ask = async (url: string, accept: string) => {
    const { headers, rawPayload } = await site.get(url, { accept });
    const { format, compression, width } = await sharp(rawPayload).metadata();
    return {
      type: headers['content-type'],
      vary: headers.vary,
      keep: headers['cache-control'],
      is: `${compression ?? format} ${width}`,
    };
  };
  const url = '/img?url=/media/bien.webp&w=384&q=74';
  const webp = { type: 'image/webp', vary: 'accept', is: 'webp 384' };
  const forGood = 'public, max-age=31536000, immutable';

  test('the first request gets WebP for a short time, the next AVIF for good, and other clients WebP', async () => {
    expect(await ask(url, chrome)).toEqual({ ...webp, keep: 'public, max-age=600' });
    await vi.waitFor(() => expect(queued()).toHaveLength(1));
    await makeQueued();
    expect(await ask(url, chrome)).toEqual({ ...webp, type: 'image/avif', is: 'av1 384', keep: forGood });
    expect(queued()).toHaveLength(1);
    for (const accept of ['image/webp,*/*', '*/*', 'image/avif;q=0, image/webp'])
      expect(await ask(url, accept)).toEqual({ ...webp, keep: forGood });
  });

  test('small pictures and named files stay WebP', async () => {
    const small = '/img?url=/media/bien.webp&w=128';
    expect(await ask(small, chrome)).toEqual({ ...webp, is: 'webp 128', keep: forGood });
    const file = await ask('/media/bien.webp?width=384', chrome);
    expect(file).toEqual({ ...webp, vary: undefined, keep: forGood });
    expect(queued()).toHaveLength(1);
  });

  test('with AVIF switched off everybody gets WebP for good', async () => {
    const withoutAvif = await createTestServer({ env: { AVIF: 'false' } });
    await withoutAvif.app.files.write(
      'media/bien.webp',
      (await site.app.files.read('media/bien.webp')) as Buffer,
    );
    const { headers } = await withoutAvif.get(url, { accept: chrome });
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': forGood });
    expect(withoutAvif.queue.sent).toEqual([]);
    await withoutAvif.close();
  });

  test('refused and missing pictures are so in every format', async () => {
    const statusOf = async (url: string) => (await site.get(url, { accept: chrome })).statusCode;
    expect(await statusOf('/img?url=/media/bien.webp&w=641')).toBe(400);
    expect(await statusOf('/img?url=/media/khong-co.webp&w=640')).toBe(404);
  });
});
