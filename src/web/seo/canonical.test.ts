import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical.ts';

describe('SEO-03: every form of an address leads to the one', () => {
  it.each([
    ['/', '/'],
    ['/khach-san', '/khach-san'],
    ['/khach-san/', '/khach-san'],
    ['/khach-san/2', '/khach-san'],
    ['/khach-san/abc.html', '/khach-san/abc.html'],
    ['/khach-san/abc', '/khach-san/abc.html'],
    ['/khach-san/detail/abc', '/khach-san/abc.html'],
    ['/khach-san/abc/12', '/khach-san/abc.html'],
    ['/khach-san/abc.html/12', '/khach-san/abc.html'],
    ['/du-lich/ha-noi-3n2d', '/du-lich/ha-noi-3n2d.html'],
    ['/cam-nang-du-lich', '/cam-nang-du-lich'],
    ['/cam-nang-du-lich/abc', '/abc'],
    ['/cam-nang-du-lich/abc.html', '/abc'],
    ['/abc.html', '/abc'],
    ['/abc', '/abc'],
    ['/abc/7', '/abc'],
    ['/kham-pha/abc.html', '/kham-pha/abc.html'],
    ['/kham-pha/abc', '/kham-pha/abc.html'],
    ['/province/lam-dong', '/provinces/lam-dong.html'],
    ['/provinces/lam-dong', '/provinces/lam-dong.html'],
    ['/service/x', '/dich-vu/x.html'],
    ['/dich-vu/cho-thue-tau', '/dich-vu/cho-thue-tau'],
    ['/dich-vu/thue-tau-rieng', '/dich-vu/thue-tau-rieng.html'],
    ['/dich-vu', '/dich-vu'],
    ['/page/gioi-thieu', '/page/gioi-thieu'],
    ['/tim-kiem', '/tim-kiem'],
    ['/chuyen-di/DV26A7K9Q', '/chuyen-di/DV26A7K9Q'],
    ['/detail-design', '/detail-design'],
    ['/provincetown', '/provincetown'],
  ])('%s → %s', (given, expected) => {
    expect(canonicalPath(given)).toBe(expected);
    expect(canonicalPath(expected)).toBe(expected);
  });
});
