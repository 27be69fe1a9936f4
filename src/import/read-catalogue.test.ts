import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { zodMessage } from '#platform/vietnamese/zod-message.ts';
import { readCatalogue } from './read-catalogue.ts';

z.config({ localeError: zodMessage });

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalogue-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const supplier = {
  slug: 'ben-xua',
  brand: 'Bến Xưa',
  legalName: 'Công ty Bến Xưa',
  kinds: ['hotel'],
  address: '',
};
const unit = {
  code: 'doi',
  title: 'Phòng đôi',
  quantity: 4,
  maxAdults: 2,
  maxChildren: 1,
  maxOccupancy: 3,
  baseVnd: 700_000,
  details: {
    areaM2: 20,
    beds: [{ type: 'giường đôi', count: 1 }],
    view: 'Sông',
    balcony: true,
    smoking: false,
  },
};
const hotel = {
  code: 'KS001',
  title: 'Nhà nghỉ Bến Xưa',
  summary: 'Bốn phòng bên sông.',
  supplier: 'ben-xua',
  provinces: ['hue'],
  location: { lat: 16.46, lng: 107.59, address: '1 Bạch Đằng, Huế' },
  pictures: ['song-1'],
  highlights: ['Bên sông', 'Bốn phòng', 'Bữa sáng'],
  details: {
    star: 0,
    checkInFrom: '14:00',
    checkOutUntil: '12:00',
    roomsCount: 4,
    floors: 1,
    yearBuilt: 1990,
    distances: [],
    childPolicy: ['nho'],
    petPolicy: 'Không',
    smokingPolicy: 'Không',
    parkingPolicy: 'Có',
    accessibility: [],
  },
  units: [unit],
};
const lists = {
  childPolicy: { nho: [{ fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi: miễn phí', percent: 0 }] },
};
const review = {
  authorName: 'An Bình',
  tripType: 'cap-doi',
  overall: 8,
  scores: { comfort: 8 },
  title: 'Yên tĩnh',
  stayedIn: '2026-03',
  writtenOn: '2026-04-02',
};
const article = `---
title: Một ngày ở Huế
excerpt: Từ sáng đến tối.
category: Lịch trình
tags: [Huế]
author: lan
publishedAt: 2026-02-01
provinces: [hue]
---

Buổi sáng ở chợ.
`;

function write(files: Record<string, unknown>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const whole = {
  'company.json': { name: 'Bến Xưa' },
  'lists.json': lists,
  'suppliers/hotel.json': [supplier],
  'products/hotel/nha-nghi-ben-xua.json': hotel,
  'products/hotel/nha-nghi-ben-xua.md': '\n## Bên sông\n\nNhà một tầng.\n',
  'reviews/hotel/nha-nghi-ben-xua.json': [review],
  'articles/authors.json': { lan: { name: 'Lan', bio: 'Người Huế.' } },
  'articles/mot-ngay-o-hue.md': article,
};

test('names of folders and files, shared lists and separate texts become fields', () => {
  write(whole);
  const { settings, products, reviews, articles } = readCatalogue(root);
  expect(settings).toMatchObject({ name: 'Bến Xưa', colours: { ink: '#12312E' } });
  expect(products).toMatchObject([
    {
      kind: 'hotel',
      slug: 'nha-nghi-ben-xua',
      content: '## Bên sông\n\nNhà một tầng.',
      details: { childPolicy: [{ toAge: 5 }] },
      popularity: 100,
    },
  ]);
  expect(reviews).toMatchObject([{ product: 'hotel/nha-nghi-ben-xua', reviews: [{ overall: 8 }] }]);
  expect(articles).toMatchObject([
    {
      slug: 'mot-ngay-o-hue',
      author: { name: 'Lan' },
      publishedAt: '2026-02-01',
      content: 'Buổi sáng ở chợ.',
    },
  ]);
});

test('products with components come after them, the others by their codes', () => {
  const tour = { 'products/hotel/sau/khach-san-sau.json': { ...hotel, code: 'KS000' } };
  write({ ...whole, ...tour, 'products/hotel/sau/khach-san-sau.md': 'Một.' });
  expect(readCatalogue(root).products.map(({ code }) => code)).toEqual(['KS000', 'KS001']);
});

test.each<[string, Record<string, unknown>, string]>([
  ['a wrong value', { ...hotel, units: [{ ...unit, baseVnd: '700k' }] }, 'units[0].baseVnd: Phải là số.'],
  ['a missing field', { ...hotel, title: undefined }, 'title: Thiếu thông tin này.'],
  ['a misspelt field', { ...hotel, popularty: 3 }, 'popularty: there is no such field'],
  [
    'details of another kind',
    { ...hotel, details: { ...hotel.details, star: 9 } },
    'details.star: Lớn nhất là 5.',
  ],
  [
    'a misspelt detail of a unit',
    { ...hotel, units: [{ ...unit, details: { ...unit.details, veiw: 'x' } }] },
    'units[0].details.veiw: there is no such field',
  ],
  ['a missing list', { ...hotel, ratePlans: ['hai-gia'] }, "ratePlans[0]: lists.json has no list 'hai-gia'"],
  ['a missing supplier', { ...hotel, supplier: 'ai-do' }, "supplier: there is no supplier 'ai-do'"],
])('%s is refused by file and field', (_, product, problem) => {
  write({ ...whole, 'products/hotel/nha-nghi-ben-xua.json': product });
  expect(() => readCatalogue(root)).toThrow(`products/hotel/nha-nghi-ben-xua.json: ${problem}`);
});

test('a label instead of a code is refused with the list of codes', () => {
  write({ ...whole, 'products/car/xe.json': { ...hotel, details: { mode: 'tự lái' } } });
  expect(() => readCatalogue(root)).toThrow(
    'products/car/xe.json: details.mode: Chỉ nhận một trong: airport-transfer, with-driver, self-drive.',
  );
});

test('all errors are named at once', () => {
  write({
    ...whole,
    'company.json': { phone: 'gọi đi' },
    'products/hotel/nha-nghi-ben-xua.json': '{ "code": ',
    'products/boat/thuyen.json': hotel,
    'reviews/hotel/nha-nghi-ben-xua.json': [{ ...review, scores: { engine: 3 } }],
    'articles/mot-ngay-o-hue.md': article.replace('lan', 'hoa'),
    'articles/khong-dau.md': 'Không có phần đầu.',
    'articles/tranh-khong-loi.md': `${article}\n![ ](cau-1)\n`,
  });
  const problems = [
    'company.json: phone: ',
    'products/hotel/nha-nghi-ben-xua.json: Unexpected end of JSON input',
    'products/boat/thuyen.json: lies in no folder of a kind',
    'reviews/hotel/nha-nghi-ben-xua.json: [0].scores.engine: guests do not score this of a hotel',
    'reviews/hotel/nha-nghi-ben-xua.json: there is no product hotel/nha-nghi-ben-xua',
    "articles/mot-ngay-o-hue.md: author: articles/authors.json has no 'hoa'",
    "articles/khong-dau.md: does not begin with fields between two lines '---'",
    "articles/tranh-khong-loi.md: the picture 'cau-1' lacks the words for those who do not see it",
  ];
  for (const problem of problems) expect(() => readCatalogue(root)).toThrow(join(root, problem));
});
