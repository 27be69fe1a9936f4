import { describe, expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const site = {
  publicUrl: 'https://neoviet.example',
  stagingHost: '',
  name: 'Nẻo Việt',
  shareImage: '/og/list/trang-chu.jpg?v=1',
  defaults: { title: 'Tên chung', description: 'Mô tả chung của trang.', keywords: 'du lịch' },
};

type Page = Parameters<typeof pageMeta>[2];

function head(page: Page, { search = '', of = site } = {}) {
  const tags = pageMeta(of, { search }, page) as Record<string, string>[];
  const named = tags.flatMap((tag) => {
    const name = tag.name ?? tag.property ?? tag.rel;
    return name ? [[name, tag.content ?? tag.href ?? ''] as const] : [];
  });
  return { title: tags.find((tag) => tag.title)?.title, ...Object.fromEntries(named) } as Record<
    string,
    string
  >;
}

describe('SEO-01: the head of a page', () => {
  test('has title, keywords, description, their Open Graph forms and the canonical address', () => {
    expect(
      head({
        path: '/khach-san',
        title: 'Khách sạn',
        description: 'Phòng thật.',
        keywords: 'phòng',
        image: '/og/a.jpg?v=2',
      }),
    ).toMatchObject({
      title: 'Khách sạn | Nẻo Việt',
      description: 'Phòng thật.',
      keywords: 'phòng',
      canonical: 'https://neoviet.example/khach-san',
      'og:title': 'Khách sạn | Nẻo Việt',
      'og:description': 'Phòng thật.',
      'og:url': 'https://neoviet.example/khach-san',
      'og:image': 'https://neoviet.example/og/a.jpg?v=2',
      'og:type': 'website',
    });
  });

  test('falls back to the settings', () => {
    expect(head({ path: '/' })).toMatchObject({
      title: 'Tên chung',
      description: 'Mô tả chung của trang.',
      keywords: 'du lịch',
      'og:image': 'https://neoviet.example/og/list/trang-chu.jpg?v=1',
    });
    expect(head({ path: '/x', title: 'X', description: '' }).description).toBe('Mô tả chung của trang.');
  });

  test('truncates a long description between words', () => {
    const { description = '' } = head({ path: '/x', description: 'một hai ba, '.repeat(20) });
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/ ba…$|hai…$|một…$/);
  });

  test('marks an article as an article', () => {
    expect(head({ path: '/x', isArticle: true })['og:type']).toBe('article');
  });
});

describe('SEO-02: who may index a page', () => {
  const staging = { ...site, stagingHost: 'neoviet.example' };
  const other = { ...site, stagingHost: 'thu.neoviet.example' };
  test.each([
    ['a page', { path: '/a' }, {}, 'index'],
    ['a page with a query', { path: '/a' }, { search: '?page=2' }, 'noindex'],
    ['a page with a campaign', { path: '/a' }, { search: '?utm_source=x' }, 'noindex'],
    ['a private page', { path: '/gio-hang', noindex: true }, {}, 'noindex'],
    ['any page of the staging host', { path: '/a' }, { of: staging }, 'noindex'],
    ['a page beside a staging host', { path: '/a' }, { of: other }, 'index'],
  ])('%s', (_, page, options, robots) => {
    expect(head(page, options).robots).toBe(robots);
  });
});
