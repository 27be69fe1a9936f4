import { expect, it } from 'vitest';
import { compareVietnamese } from './collate.ts';

const IN_ORDER = (
  'An Giang, Cà Mau, Cát Bà, Cần Thơ, Côn Đảo, Dalat, Đà Lạt, Đà Nẵng, Điện Biên, Hạ Long, Hà Nội, Hà Tiên, ' +
  'Hải Phòng, Hội An, Huế, Nghệ An, Nha Trang, Ninh Bình, Tây Ninh, Thanh Hóa, Trà Vinh, Tuy Hòa'
).split(', ');

it('sorts places as a dictionary does', () => {
  expect(IN_ORDER.toReversed().toSorted(compareVietnamese)).toEqual(IN_ORDER);
});

it('sorts letters, then tones', () => {
  const letters = [...'aăâbcdđeêfghijklmnoôơpqrstuưvxyz'];
  const tones = ['ma', 'mà', 'mả', 'mã', 'má', 'mạ'];
  expect(letters.toReversed().toSorted(compareVietnamese)).toEqual(letters);
  expect(tones.toReversed().toSorted(compareVietnamese)).toEqual(tones);
});

it('treats NFD as NFC', () => {
  expect(compareVietnamese('Đà Nẵng'.normalize('NFD'), 'Đà Nẵng')).toBe(0);
});
