import { expect, test } from 'vitest';
import {
  addOfflineCopy,
  dropExpired,
  type OfflineCopy,
  parseOfflineCopies,
  removeOfflineCopy,
} from './offline-copies.ts';

const page = (path: string, files: string[] = [], kind: OfflineCopy['kind'] = 'page'): OfflineCopy => ({
  path,
  title: path,
  kind,
  keptAt: 1,
  until: null,
  files,
});
const paths = (pages: OfflineCopy[]) => pages.map(({ path }) => path);

test('the last twenty pages are stored, and vouchers do not displace them', () => {
  let pages: OfflineCopy[] = [page('/ngoai-tuyen', ['/assets/a.js'], 'standing')];
  for (let n = 1; n <= 12; n++)
    pages = addOfflineCopy(pages, page(`/chuyen-di/DV${n}/phieu`, [], 'voucher')).pages;
  for (let n = 1; n <= 25; n++) pages = addOfflineCopy(pages, page(`/p${n}`)).pages;
  expect(paths(pages.filter(({ kind }) => kind === 'page'))).toHaveLength(20);
  expect(pages[0]?.path).toBe('/p25');
  expect(paths(pages)).not.toContain('/p5');
  expect(pages.filter(({ kind }) => kind === 'voucher')).toHaveLength(12);
  expect(paths(pages)).toContain('/ngoai-tuyen');
});

test('a deleted page deletes only the files that no other page needs', () => {
  const pages = [page('/a', ['/assets/app.js', '/img?url=a']), page('/b', ['/assets/app.js', '/img?url=b'])];
  const { pages: left, dropped } = removeOfflineCopy(pages, '/a');
  expect(paths(left)).toEqual(['/b']);
  expect(dropped.toSorted()).toEqual(['/a', '/img?url=a']);
});

test('a page stored again moves to the front with its new files; the former ones are deleted', () => {
  const before = [page('/b'), page('/a', ['/assets/old.js'])];
  const { pages, dropped } = addOfflineCopy(before, page('/a', ['/assets/new.js']));
  expect(paths(pages)).toEqual(['/a', '/b']);
  expect(dropped).toEqual(['/assets/old.js']);
});

test('S-22: a voucher is deleted with its PDF some time after the trip; pages stay', () => {
  const voucher = {
    ...page('/chuyen-di/DV1/phieu', ['/chuyen-di/DV1/phieu.pdf', '/a.js'], 'voucher'),
    until: 100,
  };
  const pages = [voucher, page('/p', ['/a.js'])];
  expect(dropExpired(pages, 99)).toEqual({ pages, dropped: [] });
  const { pages: left, dropped } = dropExpired(pages, 100);
  expect(paths(left)).toEqual(['/p']);
  expect(dropped.toSorted()).toEqual(['/chuyen-di/DV1/phieu', '/chuyen-di/DV1/phieu.pdf']);
});

test('invalid entries are dropped from the list', () => {
  expect(parseOfflineCopies(null)).toEqual([]);
  expect(parseOfflineCopies([page('/a'), { ...page('/b'), kind: 'other' }, page('//x'), 4])).toEqual([
    page('/a'),
  ]);
});
