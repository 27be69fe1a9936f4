import { expect, test } from 'vitest';
import { readPageAddress } from './page-address.ts';

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/khach-san?page=2', '/khach-san'],
  ['/khach-san.data?page=2', '/khach-san'],
  ['/khach-san/bien-xanh.html', '/khach-san/bien-xanh.html'],
  ['/khach-san/bien-xanh.html.data', '/khach-san/bien-xanh.html'],
  ['/chuyen-di/DV26A7K9Q/phieu.pdf', '/chuyen-di/DV26A7K9Q/phieu.pdf'],
  ['/h%E1%BB%99i-an', '/h%E1%BB%99i-an'],
])('%s is the canonical spelling of %s', (target, path) => {
  expect(readPageAddress(target)).toEqual({ path, isCanonical: true, movedTo: null });
});

test.each([
  ['/%63huyen-di/DV26A7K9Q', '/chuyen-di/DV26A7K9Q'],
  ['/chuyen%2Ddi', '/chuyen-di'],
  ['//chuyen-di', '/chuyen-di'],
  ['/Chuyen-Di', '/chuyen-di'],
  ['/h%e1%bb%99i-an', '/h%E1%BB%99i-an'],
  ['/khach-san"', '/khach-san%22'],
])('S-03: %s is another spelling and redirects to %s', (target, movedTo) => {
  expect(readPageAddress(target)).toMatchObject({ isCanonical: false, movedTo });
});

test.each([
  '/%63huyen-di/DV26A7K9Q.data',
  '/Chuyen-Di/DV26A7K9Q.data',
  '/khach-san/_.data',
  '//x/khach-san.data',
])('S-03: the data at %s has no canonical spelling and is not redirected', (target) => {
  expect(readPageAddress(target)).toMatchObject({ isCanonical: false, movedTo: null });
});
