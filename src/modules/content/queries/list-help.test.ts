import { beforeAll, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { type HelpEntry, listHelp } from './list-help.ts';

const database = setUpTestDatabase();
let help: HelpEntry[];

const content = `Lời đầu.

## 1. Khi viết về {{name}}

Gọi **{{phone}}**, xem [điều khoản](/page/dieu-khoan) & hỏi.

### Đổi ngày

| Trước | Phí |
|---|---|
| 7 ngày | Không |

## Đổi

#### Nhỏ hơn

Chữ nhỏ.

## Đổi ngày

Lần nữa.
`;

beforeAll(async () => {
  const page = { title: 'Về {{name}}', excerpt: 'Lời dẫn.', content, effective_on: '2026-01-01' };
  const faqs = [{ group: 'Đặt chỗ', question: 'Hỏi {{name}} ở đâu?', answer: 'Gọi {{phone}}.' }];
  await database.db
    .insertInto('pages')
    .values([
      { ...page, slug: 've-chung-toi', status: true, version: '1', faqs: json(faqs) },
      { ...page, slug: 'da-go', status: false, version: '1' },
    ])
    .execute();
  help = await listHelp(database.db, placeholderSettings);
});

test('each section of a page has the address that the page gives it, and no markup in its text', () => {
  const { name, phone } = placeholderSettings;
  const sections = help.filter(({ of, isAnswer }) => of !== undefined && !isAnswer);
  expect(sections.map(({ title, text }) => [title, text])).toEqual([
    [`Khi viết về ${name}`, `Gọi ${phone} , xem điều khoản hỏi.`],
    ['Đổi ngày', 'Trước Phí 7 ngày Không'],
    ['Đổi', 'Nhỏ hơn Chữ nhỏ.'],
    ['Đổi ngày', 'Lần nữa.'],
  ]);
  const { headings } = renderMarkdown(content.replaceAll('{{name}}', name));
  expect(sections.map(({ href }) => href)).toEqual(headings.map(({ id }) => `/page/ve-chung-toi#${id}`));
});

test('a page, its questions and its sections say the company’s own name and number', () => {
  const { name, phone } = placeholderSettings;
  expect(help).toContainEqual({ title: `Về ${name}`, text: 'Lời dẫn.', href: '/page/ve-chung-toi' });
  expect(help).toContainEqual({
    title: `Hỏi ${name} ở đâu?`,
    of: `Về ${name} Đặt chỗ`,
    text: `Gọi ${phone}.`,
    href: '/page/ve-chung-toi',
    isAnswer: true,
  });
  expect(JSON.stringify(help)).not.toContain('{{');
});

test('a page that is withdrawn helps nobody', () => {
  expect(help.filter(({ href }) => href.startsWith('/page/da-go'))).toEqual([]);
});
