import { expect, test } from 'vitest';
import { linkTo } from './link-to.ts';
import { kinds } from './registry.ts';

test.each([
  ['Articles', '/abc'],
  ['Hotels', '/khach-san/abc.html'],
  ['Tours', '/du-lich/abc.html'],
  ['Provinces', '/provinces/abc.html'],
  ['Combo', '/combo-voucher/abc.html'],
  ['Experiences', '/trai-nghiem/abc.html'],
  ['Cars', '/xe-du-lich/abc.html'],
  ['Cruises', '/du-thuyen/abc.html'],
  ['Service', '/dich-vu/abc.html'],
  ['Tickets', '/ve-tham-quan/abc.html'],
  ['Place', '/dia-diem/abc.html'],
] as const)('NAV-09: a link of %s', (category, path) => {
  expect(linkTo(category, 'abc')).toBe(path);
});

test('NAV-06: the pages of a kind are below the address of its list', () => {
  for (const { category, prefix } of kinds) expect(linkTo(category, 'abc')).toBe(`${prefix}/abc.html`);
});
