import { expect, test } from 'vitest';
import { renderMarkdown, splitAtPictures } from './render-markdown.ts';

test('gives headings ids without diacritics, numbered when they repeat', () => {
  const { html, headings } = renderMarkdown('## Đi lại\n\n## Đi lại\n\n# Ăn ở');
  expect(headings).toEqual([
    { id: 'di-lai', text: 'Đi lại', level: 2 },
    { id: 'di-lai-2', text: 'Đi lại', level: 2 },
    { id: 'an-o', text: 'Ăn ở', level: 2 },
  ]);
  expect(html).toContain('<h2 id="di-lai">Đi lại</h2>');
});

test('shows raw HTML as text', () => {
  expect(renderMarkdown('<script>alert(1)</script>').html).not.toContain('<script');
  expect(renderMarkdown('Xin <img src=x onerror=alert(1)> chào').html).not.toContain('<img');
});

test('keeps links to our own pages, https, mail and phones, and drops others', () => {
  expect(renderMarkdown('[a](/khach-san)').html).toContain('<a href="/khach-san">a</a>');
  expect(renderMarkdown('[a](https://example.vn/?a=1&b=2)').html).toContain(
    'href="https://example.vn/?a=1&#38;b=2"',
  );
  for (const href of ['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'JavaScript:alert(1)']) {
    expect(renderMarkdown(`[a](${href})`).html).toBe('<p>a</p>\n');
  }
});

test('renders tables', () => {
  expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |').html).toContain('<table>');
});

test('U-56: a picture on its own line is separate from the text around it, one within a line becomes its caption', () => {
  const { html, pictures } = renderMarkdown(
    'Trước.\n\n![Bến <thuyền>](ben-1 "Lúc 6:00")\n\nSau.\n\n![Cầu](cau-1)\n\nChữ ![Núi](nui-1) chữ.',
  );
  expect(pictures).toEqual([
    { id: 'ben-1', alt: 'Bến <thuyền>', caption: 'Lúc 6:00' },
    { id: 'cau-1', alt: 'Cầu', caption: '' },
  ]);
  expect(html).toContain('Bến &#60;thuyền&#62;');
  expect(splitAtPictures(html)).toEqual(['<p>Trước.</p>\n', '<p>Sau.</p>\n', '<p>Chữ Núi chữ.</p>\n']);
});
