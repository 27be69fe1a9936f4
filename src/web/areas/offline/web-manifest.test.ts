import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { settings } from '#tests/factories/demo-settings.ts';
import { webManifest } from './web-manifest.ts';

test('the manifest has what a browser needs to install the app, from the settings', () => {
  const manifest = webManifest({
    ...settings,
    name: 'Đi Xa',
    tagline: 'Đi là tới',
    colours: { sea: '#123456' },
  });
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/',
    lang: 'vi',
    display: 'standalone',
    name: 'Đi Xa: Đi là tới',
    short_name: 'Đi Xa',
    theme_color: '#123456',
  });
  for (const purpose of ['any', 'maskable'])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes)).toEqual([
      '192x192',
      '512x512',
    ]);
});

test('every icon it names exists in the stated size', async () => {
  const { icons, screenshots } = webManifest(settings);
  for (const { src, sizes } of [...icons, ...screenshots]) {
    expect(existsSync(`public${src}`), src).toBe(true);
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
