import { type APIRequestContext, expect, test } from '@playwright/test';
import { serviceTypes } from './support/addresses.ts';
import { linksIn } from './support/page-head.ts';

test.skip(() => test.info().project.name === 'phone', 'the same for every width');
test.slow();

const pages = [
  ...['gioi-thieu', 'chinh-sach-bao-mat', 'dieu-khoan-su-dung', 'cau-hoi-thuong-gap', 'chinh-sach-cam-ket'],
  ...['huong-dan-thanh-toan', 'chinh-sach-huy-va-hoan-tra', 'quy-che-hoat-dong', 'combo-uu-dai', 'doi-tac'],
  ...['doi-tac-khach-san', 'affiliate', 'chuong-trinh-tich-luy', 'tuyen-bo-tro-nang'],
];

/** A page's HTML between header and footer. */
async function mainOf(request: APIRequestContext, path: string): Promise<string> {
  const reply = await request.get(path);
  expect(reply.status(), path).toBe(200);
  return /<main[\s\S]*<\/main>/.exec(await reply.text())?.[0] ?? '';
}

const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

test('NAV-03: the services list the six featured ones', async ({ request }) => {
  expect(linksIn(await mainOf(request, '/dich-vu'))).toEqual(expect.arrayContaining(serviceTypes));
});

test('NAV-04: the support page leads to the four pages of its menu', async ({ request }) => {
  const support = pages.filter((slug) => /hoi-thuong-gap|cam-ket|thanh-toan|hoan-tra/.test(slug));
  expect(support).toHaveLength(4);
  const links = support.map((slug) => `/page/${slug}`);
  expect(linksIn(await mainOf(request, '/ho-tro-khach-hang'))).toEqual(expect.arrayContaining(links));
  for (const path of ['/cam-nang-du-lich', '/lien-he']) await mainOf(request, path);
});

test('NAV-05: every static page has its own text, with the company’s data filled in', async ({ request }) => {
  for (const slug of pages) {
    const main = await mainOf(request, `/page/${slug}`);
    expect(wordsIn(main).length, slug).toBeGreaterThan(300);
    expect(main, slug).toMatch(/<h2[\s>]/);
    expect(main, slug).not.toContain('{{');
  }
});

test('NAV-08: search results are grouped, with a count for each group', async ({ request }) => {
  const main = await mainOf(request, '/tim-kiem?search=da%20nang');
  const words = wordsIn(main).join(' ');
  // U-09: in the order in which people buy, each group with its own page, and the text with its diacritics.
  expect(words).toMatch(/Khách sạn [1-9]\d* Combo [1-9]\d* Tour [1-9]\d*/);
  expect(words).toContain('Kết quả cho “Đà Nẵng”');
  expect(linksIn(main)).toContain('/tim-kiem?search=da+nang&tab=tour');
});

test('NAV-08: a typo is corrected visibly, and an empty result offers ways on', async ({ request }) => {
  const corrected = await mainOf(request, '/tim-kiem?search=da%20nagn');
  const words = wordsIn(corrected).join(' ');
  expect(words).toMatch(/Đã sửa lỗi gõ\. Tìm đúng chữ đã gõ/);
  expect(words.match(/Kết quả cho/gi)).toEqual(['Kết quả cho']);
  expect(linksIn(corrected)).toContain('/tim-kiem?search=da+nagn&words=true');
  const nothing = await mainOf(request, '/tim-kiem?search=xyzqwv');
  expect(nothing).toContain('Chưa tìm thấy');
  expect(linksIn(nothing)).toEqual(expect.arrayContaining(['/yeu-cau', '/khach-san']));
  expect(nothing).toContain('href="tel:');
});

test('NAV-08: an empty text shows a prompt, not an error', async ({ request }) => {
  for (const path of ['/tim-kiem', '/tim-kiem?search=', '/tim-kiem?search=%20']) {
    const main = await mainOf(request, path);
    expect(main).toContain('Bạn muốn đi đâu?');
    expect(linksIn(main).filter((link) => link.startsWith('/dia-diem/')).length).toBeGreaterThan(3);
  }
});
