import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { editSettings } from '#modules/settings/commands/edit-settings.ts';
import { getSettingsVersion } from '#modules/settings/queries.ts';
import { connect } from '#platform/db/connect.ts';
import { staff } from '#tests/factories/staff.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { databaseOf, startSite } from './support/site-process.ts';

/** What each page says while there are no products or texts. */
const pages: [path: string, says: string][] = [
  ['/', 'Đi đâu trong nước'],
  ['/khach-san', 'Chưa mở bán khách sạn'],
  ['/combo-voucher?search=da+lat', 'Chưa mở bán combo'],
  ['/du-lich?provinces=da-nang', 'Chưa mở bán tour'],
  ['/dich-vu/cho-thue-tau', 'Câu hỏi thường gặp'],
  ['/dia-diem', 'Điểm đến'],
  ['/provinces/da-nang.html', 'Nơi nên ghé ở Đà Nẵng'],
  ['/cam-nang-du-lich', 'Cẩm nang đang được viết'],
  ['/tim-kiem?search=da+nang', 'Đà Nẵng'],
  ['/tim-kiem?search=xyzzy', 'Chưa tìm thấy'],
  ['/page/gioi-thieu', 'Giới thiệu Tên thương hiệu'],
  ['/lien-he', '1900 000 000'],
  ['/ho-tro-khach-hang', 'Hỗ trợ'],
  ['/gio-hang', 'Giỏ'],
];
const files = [
  '/sitemap.xml',
  '/sitemaps/provinces.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/og/list/trang-chu.jpg',
];

test.describe('a site before its company has filled in anything', () => {
  test.skip(() => test.info().project.name === 'phone', 'no screen is looked at');
  test.setTimeout(120_000);

  test('has every page, and none is blank', async ({ request }) => {
    const folder = makeDataFolder('empty');
    const site = await startSite(folder, { CATALOGUE: 'empty' });
    const { db, close } = connect(databaseOf(folder).url, { max: 1 });
    try {
      for (const [path, says] of pages) {
        const reply = await request.get(`${site.address}${path}`);
        const html = await reply.text();
        expect(reply.status(), path).toBe(200);
        expect(html, path).toContain(says);
        expect(html.match(/<h1/g), path).toHaveLength(1);
        expect(html, path).not.toMatch(/<h[1-6][^>]*>\s*<\/h|\{\{\w+\}\}|Nẻo Việt|undefined|NaN/);
      }
      for (const path of files)
        expect((await request.get(`${site.address}${path}`)).status(), path).toBe(200);
      expect((await request.get(`${site.address}/khong-co-trang-nay`)).status()).toBe(404);

      const { settings, version } = await getSettingsVersion(db);
      const renamed = { ...settings, name: 'Lữ hành Mây' };
      await editSettings(db, { settings: renamed, version, actor: staff('lan') }, new Date());
      const name = async () =>
        (await (await request.get(`${site.address}/khach-san`)).text()).includes('Lữ hành Mây');
      await expect.poll(name).toBe(true);
    } finally {
      await close();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
