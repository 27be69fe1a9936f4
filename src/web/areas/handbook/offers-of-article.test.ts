import { expect, test } from 'vitest';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import { isNamedIn, offersOfArticle } from './offers-of-article.ts';

let id = 0;
const card = (title: string, place: string) => ({ id: ++id, kind: 'hotel', title, place }) as BriefCard;
const offer = (...cards: BriefCard[]) => ({
  title: 'Khách sạn',
  isComing: false,
  noun: 'khách sạn',
  href: '/khach-san',
  cards,
});
const duneHouse = card('Resort Dừa Nghiêng', 'Mũi Né, Lâm Đồng');
const whiteLake = card('Bungalow Bàu Trắng', 'Bàu Trắng, Lâm Đồng');
const pineHouse = card('Villa Đồi Thông', 'Hồ Tuyền Lâm – Thiền viện Trúc Lâm, Lâm Đồng');
const jeep = card('Xe jeep Mũi Né', 'Lâm Đồng');
const cars = card('Thuê xe 7 chỗ', 'Lâm Đồng');
const dunes = { html: '<p>Đồi cát ở Mũi Né, rồi Bàu Trắng.</p>', tags: ['Mũi Né', 'cuối tuần', '2N1Đ'] };

test('U-56: an article offers products near its place, not at the other end of the province', () => {
  const found = offersOfArticle([offer(duneHouse, pineHouse, whiteLake), offer(jeep, cars)], dunes);
  expect(found).toEqual({ offers: [offer(duneHouse, whiteLake), offer(jeep)], isNamed: true });
  expect(offersOfArticle([offer(pineHouse, cars)], dunes)).toEqual({
    offers: [offer(pineHouse, cars)],
    isNamed: false,
  });
});

test.each([
  ['dao phu quoc', 'Đảo Phú Quốc, An Giang', true],
  ['ra phu quoc choi', 'Đảo Phú Quốc, An Giang', true],
  ['ho tuyen lam', 'Hồ Tuyền Lâm – Thiền viện Trúc Lâm, Lâm Đồng', true],
  ['tuyen lam', 'Hồ Tuyền Lâm – Thiền viện Trúc Lâm, Lâm Đồng', false],
  ['phu quoc', 'Phú Quốc', false],
  ['hoi anh', 'Phố cổ Hội An, Đà Nẵng', false],
])('“%s” mentions %s: %s', (text, place, is) => {
  expect(isNamedIn(` ${text} `, place)).toBe(is);
});
