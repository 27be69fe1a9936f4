import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#platform/config/config.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { createDiskStore, type FileStore } from './create-disk-store.ts';
import { createS3Store } from './create-s3-store.ts';
import { openStore } from './open-store.ts';

const keys = { accessKeyId: 'GK31c2f218', secretAccessKey: 'b892c0665f0ada8a4755dae9' };
const folder = makeDataFolder('stores');
let s3: S3Server;
let place: Parameters<typeof createS3Store>[0];
beforeAll(async () => {
  s3 = await startS3Server(keys);
  place = { ...keys, endpoint: s3.endpoint, bucket: 'hinh-anh', region: 'vn' };
});
beforeEach(() => s3.files.clear());
afterAll(async () => {
  await s3?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [string, () => FileStore][] = [
  ['a folder', () => createDiskStore(folder)],
  ['a bucket', () => createS3Store(place)],
];

describe.each(stores)('OPS-01: %s', (_, open) => {
  test('returns what was written, and nothing after it was removed', async () => {
    const store = open();
    const bytes = Buffer.from([0, 255, 13, 10, 1]);
    expect([await store.read('media/a.webp'), await store.has('media/a.webp')]).toEqual([null, false]);
    await store.write('media/a.webp', bytes);
    await store.write('media/a.webp', Buffer.concat([bytes, bytes]));
    expect(await store.has('media/a.webp')).toBe(true);
    expect(await store.read('media/a.webp')).toEqual(Buffer.concat([bytes, bytes]));
    await store.remove('media/a.webp');
    await store.remove('media/a.webp');
    expect([await store.read('media/a.webp'), await store.has('media/a.webp')]).toEqual([null, false]);
  });

  test('returns a range of a file, from its start or end, and its size', async () => {
    const store = open();
    await store.write('media/film.mp4', Buffer.from('0123456789'));
    const part = async (from: number, most: number) => {
      const found = await store.readPart('media/film.mp4', from, most);
      return found && [found.bytes.toString(), found.start, found.size];
    };
    expect(await part(2, 3)).toEqual(['234', 2, 10]);
    expect(await part(8, 100)).toEqual(['89', 8, 10]);
    expect(await part(-4, 100)).toEqual(['6789', 6, 10]);
    expect(await part(-4, 2)).toEqual(['67', 6, 10]);
    expect((await part(10, 1))?.[0]).toBe('');
    expect(await store.readPart('media/none.mp4', 0, 1)).toBeNull();
  });

  test('lists the files of a folder, with subfolders on request, however many', async () => {
    const store = open();
    const names = ['một.webp', 'b & c.webp', "d+e'f.webp", 'g(1).webp', 'h.webp'].map(
      (name) => `list/${name}`,
    );
    for (const [at, name] of names.entries()) await store.write(name, Buffer.alloc(at + 1));
    await store.write('list/below/x.webp', Buffer.alloc(9));
    await store.write('lists.webp', Buffer.alloc(9));
    const found = await store.list('list');
    expect(found.map(({ name, bytes }) => [name, bytes]).sort()).toEqual(
      names.map((name, at) => [name, at + 1]).sort(),
    );
    for (const { writtenAt } of found) expect(Math.abs(Date.now() - writtenAt)).toBeLessThan(60_000);
    for (const name of names) expect((await store.read(name))?.length).toBeGreaterThan(0);
    const all = await store.list('list', { deep: true });
    expect(all.map(({ name }) => name).sort()).toEqual([...names, 'list/below/x.webp'].sort());
    expect(await store.list('nowhere')).toEqual([]);
    expect(await store.list('nowhere', { deep: true })).toEqual([]);
  });

  test('refuses names that lead outside', async () => {
    await expect(open().read('../secrets.json')).rejects.toThrow(/Not a valid name in the store/);
    await expect(open().write('media/../../x', Buffer.alloc(1))).rejects.toThrow(
      /Not a valid name in the store/,
    );
  });
});

test('OPS-01: a busy store is retried, a refusal is reported', async () => {
  s3.busy = 2;
  await createS3Store(place).write('media/a.webp', Buffer.from('a'));
  expect(s3.files.get('media/a.webp')?.bytes.toString()).toBe('a');
  const stranger = createS3Store({ ...place, secretAccessKey: 'another' });
  await expect(stranger.read('media/a.webp')).rejects.toThrow(/403 SignatureDoesNotMatch/);
});

test('OPS-01: two nodes with folders of their own share pictures by the bucket, and resize for themselves', async () => {
  const env = { S3_ENDPOINT: `${s3.endpoint}/`, S3_BUCKET: 'hinh-anh', S3_ACCESS_KEY_ID: keys.accessKeyId };
  expect(() => loadConfig(env)).toThrow(/go together/);
  const node = (name: string) =>
    openStore(
      loadConfig({ ...env, S3_SECRET_ACCESS_KEY: keys.secretAccessKey, DATA_DIR: `${folder}/${name}` }),
    );
  const [one, other] = [node('node-1'), node('node-2')];
  await one.write('media/a.webp', Buffer.from('picture'));
  await one.write('resized/a-320.webp', Buffer.from('small'));
  expect((await other.read('media/a.webp'))?.toString()).toBe('picture');
  expect(await other.read('resized/a-320.webp')).toBeNull();
  expect([...s3.files.keys()]).toEqual(['media/a.webp']);
});
