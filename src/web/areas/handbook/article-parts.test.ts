import { expect, test } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import { articleParts } from './article-parts.ts';

const card = (kind: KindName, place: string) => ({ id: kind.length, kind, place }) as BriefCard;
const falls = card('attraction', 'Thác Datanla, Lâm Đồng');
const hotel = card('hotel', 'Hồ Tuyền Lâm, Lâm Đồng');
const car = card('car', 'Lâm Đồng');

const html = [
  '<p>Lời đầu, có nhắc thác Datanla.</p>',
  '<h2 id="a">Đường lên và chuyện say xe</h2><p>Xe chạy 6 giờ từ Lâm Đồng.</p>',
  '<h2 id="b">Chọn chỗ ở</h2><p>Quanh hồ Tuyền Lâm yên.</p>',
  '<h2 id="c">Những điểm hợp với trẻ</h2><h3>Thác Datanla</h3><p>Máng trượt.</p>',
  '<h2 id="d">Ăn gì</h2><p>Thác Datanla lần nữa.</p>',
].join('');

test('U-56: a chapter is followed by its products, each once', () => {
  const parts = articleParts(html, [falls, hotel, car]);
  expect(parts.map((part) => part.card)).toEqual([null, car, hotel, falls, null]);
  expect(parts.map((part) => part.html).join('')).toBe(html);
});

test('U-56: without a mention, the first product follows the second chapter', () => {
  const plain = '<p>a</p><h2>Một</h2><p>b</p><h2>Hai</h2><p>c</p><h2>Ba</h2><p>d</p>';
  expect(articleParts(plain, [falls, hotel]).map((part) => part.card)).toEqual([null, null, falls, null]);
  expect(articleParts(plain, []).map((part) => part.card)).toEqual([null, null, null, null]);
});
