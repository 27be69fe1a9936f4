import { expect, test } from 'vitest';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import { articleParts } from './article-parts.ts';
import { articlePieces } from './article-pieces.ts';

const markdown = [
  'Lời đầu.',
  '![Bến lúc sáng](ben-1 "Bến, 6:00")',
  '## Một',
  '![Không còn](mat-1)',
  'Chữ.',
  '![Cầu gỗ](cau-1)',
].join('\n\n');
const source = (id: string) => ({
  id,
  url: `/media/${id}.webp`,
  alt: 'Tranh',
  width: 1600,
  height: 1200,
  haze: '#abc',
});

test('U-56: pictures are placed where the text names them, with their captions; a missing one leaves no gap', () => {
  const { html, pictures } = renderMarkdown(markdown);
  const parts = articlePieces(articleParts(html, []), pictures, [source('cau-1'), source('ben-1')]);
  expect(parts.map(({ pieces }) => pieces)).toEqual([
    [
      { html: '<p>Lời đầu.</p>\n' },
      {
        picture: expect.objectContaining({ url: '/media/ben-1.webp', alt: 'Bến lúc sáng' }),
        caption: 'Bến, 6:00',
      },
    ],
    [
      { html: '<h2 id="mot">Một</h2>\n' },
      { html: '<p>Chữ.</p>\n' },
      { picture: expect.objectContaining({ url: '/media/cau-1.webp', alt: 'Cầu gỗ' }), caption: '' },
    ],
  ]);
});
