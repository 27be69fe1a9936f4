import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { lists } from './support/addresses.ts';

test.skip(() => test.info().project.name === 'phone', 'the same for every width');
test.slow();

/** Rules on whether browsers and screen readers understand a page; formatting is React's matter. */
const checker = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's formatting: camelCase attribute names, its own ids, no line breaks.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // The menus for wide screens and for phones have the same name; only one is visible at a time.
    'unique-landmark': 'off',
    // Valid HTML, and a matter of taste.
    'form-dup-name': 'off',
    'long-title': 'off',
    'no-dup-class': 'off',
    'no-implicit-input-type': 'off',
    'no-inline-style': 'off',
    'no-redundant-for': 'off',
    'tel-non-breaking': 'off',
  },
});

test('SEO-04: the HTML of every type of page is valid', async ({ request }) => {
  const details = await Promise.all(
    [...Object.keys(lists), 'articles', 'places', 'provinces'].map(async (collection) => {
      const { results } = await (await request.get(`/api/v1/${collection}?limit=1`)).json();
      return results[0].url as string;
    }),
  );
  const faults: string[] = [];
  for (const path of [
    ...['/', ...Object.values(lists), '/dia-diem', '/cam-nang-du-lich', '/ve-may-bay', '/lien-he'],
    ...['/ho-tro-khach-hang', '/page/cau-hoi-thuong-gap', '/page/chinh-sach-huy-va-hoan-tra', '/gio-hang'],
    ...[
      '/tim-kiem',
      '/tim-kiem?search=da%20nang',
      '/chuyen-di',
      '/yeu-cau',
      '/khong/co-gi',
      '/dich-vu/cho-thue-tau',
    ],
    ...details,
  ]) {
    const report = await checker.validateString(await (await request.get(path)).text());
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        faults.push(`${path}: ${ruleId}: ${message} (${selector})`);
  }
  expect(faults).toEqual([]);
});
