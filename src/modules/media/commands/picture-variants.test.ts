import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStore, type FileStore } from '#platform/storage/create-disk-store.ts';
import { createPictureVariants, createWorkQueue } from './picture-variants.ts';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'neo-viet-pictures-'));
  store = createDiskStore(folder);
  // Noise, so that the copies have a realistic size.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const picture = await sharp({
    create: { width: 700, height: 300, channels: 3, background: '#fff', noise },
  })
    .webp()
    .toBuffer();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await store.write(`media/${name}.webp`, picture);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('S-08: for any widths and qualities requested, few variants are made', async () => {
  const variants = createPictureVariants(store, { maxBytes: 2 ** 30 });
  for (const width of [640, 750, 1080, 1920, 3840])
    for (let quality = 1; quality <= 100; quality += 3)
      expect(await variants.get({ name: 'media/a.webp', width, quality })).toBeInstanceOf(Buffer);
  // Two widths, 640 and the picture's own 700, in four qualities each.
  expect(await store.list('resized')).toHaveLength(8);
});

test('S-08: the folder keeps within its limit, and evicted files are made again', async () => {
  const [one] = await store.list('resized');
  const maxBytes = (one?.bytes as number) * 6;
  const variants = createPictureVariants(store, { maxBytes });
  const names = ['b', 'c', 'd', 'e', 'f'].map((name) => `media/${name}.webp`);
  for (const name of names)
    for (const width of [384, 640, 750]) await variants.get({ name, width, quality: 90 });
  const kept = (await store.list('resized')).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(kept).toBeLessThanOrEqual(maxBytes * 1.5);
  expect(await variants.get({ name: 'media/b.webp', width: 384, quality: 90 })).toBeInstanceOf(Buffer);
});

test('S-08: two run at once, some wait in order, more are refused', async () => {
  const queue = createWorkQueue({ mostAtWork: 2, mostWaiting: 3 });
  let atWork = 0;
  let most = 0;
  const order: number[] = [];
  const work = (name: number) => async () => {
    most = Math.max(most, ++atWork);
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push(name);
    atWork--;
    if (name === 3) throw new Error('the task failed');
  };
  const runs = [1, 2, 3, 4, 5, 6].map((name) => queue.run(work(name)));
  expect(runs.slice(0, 5).every((run) => run !== 'full')).toBe(true);
  expect(runs[5]).toBe('full');
  const ends = await Promise.allSettled(runs as Promise<void>[]);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect([most, order]).toEqual([2, [1, 2, 3, 4, 5]]);
  expect(queue.run(async () => 'again')).not.toBe('full');
});
