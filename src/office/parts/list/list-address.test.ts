import { describe, expect, test } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

const list = {
  views: [
    { slug: 'dang-mo', title: 'Đang mở' },
    { slug: 'tat-ca', title: 'Tất cả' },
  ],
  filters: [
    { name: 'loai', title: 'Loại', options: [{ value: 'hotel', title: 'Khách sạn' }] },
    { name: 'tu', title: 'Từ ngày' },
  ],
  columns: [{}, { slug: 'ten' }, { slug: 'gia' }, { slug: 'ngay' }],
};

describe('an address', () => {
  test('determines what the list shows, and is written back the same', () => {
    const search = '?xem=tat-ca&tim=0912+345&loai=hotel&tu=2026-12-24&cot=ten&cot=ngay&sau=abc';
    const address = readListAddress(search, list);
    expect(address).toEqual({
      view: 'tat-ca',
      text: '0912 345',
      filters: { loai: 'hotel', tu: '2026-12-24' },
      hidden: ['gia'],
      after: 'abc',
      before: '',
    });
    expect(writeListAddress(address, list, { after: 'abc' })).toBe(search);
  });

  test('without known parameters is the first view', () => {
    const empty = { view: 'dang-mo', text: '', filters: {}, hidden: [], after: '', before: '' };
    expect(readListAddress('', list)).toEqual(empty);
    expect(readListAddress('?xem=x&loai=boat&tu=2026-13-40&tim=&cot=x', list)).toEqual(empty);
    for (const day of ['2026-02-30', '2027-02-29', '0000-00-00', '9999-12-31'])
      expect(readListAddress(`?tu=${day}`, list), day).toEqual(empty);
    expect(writeListAddress(readListAddress('', list), list, {})).toBe('?');
  });

  test('returns to the first page when anything else changes', () => {
    const address = readListAddress('?tim=an&sau=abc', list);
    expect(writeListAddress(address, list, { filters: { loai: 'hotel' } })).toBe('?tim=an&loai=hotel');
  });
});
