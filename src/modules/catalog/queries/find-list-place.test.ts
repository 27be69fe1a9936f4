import { expect, test } from 'vitest';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { findListPlace, findMentionedPlace } from './find-list-place.ts';

const database = setUpTestDatabase({ demo: true });

const find = (text: string) => findListPlace(database.db, 'hotel', { slug: undefined, text });

test.each([
  ['Huế', 'hue'],
  ['hue', 'hue'],
  ['TP Huế', 'hue'],
  ['Thừa Thiên Huế', 'hue'],
  ['khách sạn Huế', 'hue'],
  ['HN', 'ha-noi'],
  ['hà nội', 'ha-noi'],
  ['hanoi', 'ha-noi'],
  ['đa nang', 'da-nang'],
  ['đn', 'da-nang'],
  ['TP.HCM', 'ho-chi-minh'],
  ['Hồ Chí Minh', 'ho-chi-minh'],
  ['Khánh Hoà', 'khanh-hoa'],
])('“%s” is the province %s', async (text, slug) => {
  expect(await find(text)).toMatchObject({ slug: '', province: { slug }, isProvince: true });
});

test.each([
  ['Sài Gòn', 'Sài Gòn', 'ho-chi-minh'],
  ['đà lạt', 'Đà Lạt', 'lam-dong'],
  ['dalat', 'Đà Lạt', 'lam-dong'],
  ['Quảng Nam', 'Quảng Nam', 'da-nang'],
])('“%s” is %s, a part of %s', async (text, name, slug) => {
  expect(await find(text)).toMatchObject({ name, province: { slug }, isProvince: false });
});

test.each([
  ['phú quốc', 'dao-phu-quoc'],
  ['sapa', 'sa-pa'],
  ['hồ hoàn kiếm', 'ho-hoan-kiem'],
  ['Kinh thành Huế', 'dai-noi-hue'],
])('“%s” is the place %s', async (text, slug) => {
  expect(await find(text)).toMatchObject({ slug });
});

test.each(['Huệ', 'Nguyễn Huệ Suites', 'khách sạn', 'Sông Lặng', ''])('“%s” is not a place', async (text) => {
  expect(await find(text)).toBeNull();
});

test.each([
  ['Ba ngày Ninh Bình', { province: { slug: 'ninh-binh' }, isProvince: true }],
  ['Hè 2027: Đà Lạt, 3N2Đ', { name: 'Đà Lạt', province: { slug: 'lam-dong' }, isProvince: false }],
  ['Về Huế thăm bà', { province: { slug: 'hue' }, isProvince: true }],
  ['di phu quoc voi gia dinh', { name: 'Phú Quốc' }],
])('“%s” mentions a place', async (text, place) => {
  expect(await findMentionedPlace(database.db, text)).toMatchObject(place);
});

test.each(['Chuyến đi mới', 'Nghỉ hè của nhà mình', ''])('“%s” mentions no place', async (text) => {
  expect(await findMentionedPlace(database.db, text)).toBeNull();
});
