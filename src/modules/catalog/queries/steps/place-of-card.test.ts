import { expect, test } from 'vitest';
import { areaOf, placeOfCard } from './place-of-card.ts';

const anGiang = { title: 'An Giang', nameAlias: ['Kiên Giang', 'Phú Quốc', 'Hà Tiên'] };
const saiGon = { title: 'Thành phố Hồ Chí Minh', nameAlias: ['Sài Gòn', 'Vũng Tàu'] };
const onMap = { kind: 'hotel', title: '', address: '' };
const car = { kind: 'car', places: [{ title: 'Bãi Sao' }] };

test.each([
  [
    'a car is in the part of the province that its title and its address name',
    {
      ...car,
      title: 'Thuê xe tự lái ở Phú Quốc',
      address: '17 Nguyễn Trung Trực, đặc khu Phú Quốc, An Giang',
    },
    anGiang,
    'Phú Quốc, An Giang',
  ],
  [
    'not where it only drives to',
    {
      ...car,
      title: 'Xe sân bay Tân Sơn Nhất: Vũng Tàu',
      address: 'Sân bay Tân Sơn Nhất, Thành phố Hồ Chí Minh',
    },
    saiGon,
    'Sân bay Tân Sơn Nhất, Thành phố Hồ Chí Minh',
  ],
  [
    'one that waits at an airport is there, if no part of the province has its name',
    {
      ...car,
      title: 'Xe 7 chỗ sân bay Liên Khương: Đà Lạt, Mũi Né',
      address: 'Sân bay Liên Khương, xã Đức Trọng, Lâm Đồng',
    },
    { title: 'Lâm Đồng', nameAlias: ['Đà Lạt', 'Mũi Né'] },
    'Sân bay Liên Khương, Lâm Đồng',
  ],
  [
    'the airport may be in another province than the one it is driven to',
    {
      ...car,
      title: 'Limousine từ sân bay Cát Bi đi Hạ Long',
      address: 'Sân bay quốc tế Cát Bi, phường Hải An, Hải Phòng',
    },
    { title: 'Quảng Ninh', nameAlias: ['Hạ Long'] },
    'Sân bay Cát Bi',
  ],
  [
    'another word for the province is no part of it',
    { ...car, title: 'Limousine ở Thành phố Hồ Chí Minh', address: 'Quận 1, Thành phố Hồ Chí Minh' },
    { title: 'TP. Hồ Chí Minh', nameAlias: ['Hồ Chí Minh', 'Sài Gòn'] },
    'TP. Hồ Chí Minh',
  ],
  [
    'what stands on the map is at its first place',
    { kind: 'hotel', title: 'Phú Quốc Resort', address: 'Phú Quốc', places: [{ title: 'Bãi Sao' }] },
    anGiang,
    'Bãi Sao, An Giang',
  ],
  [
    'a place is called as people call it',
    { ...onMap, places: [{ title: 'Quần thể danh thắng Tràng An' }] },
    { title: 'Ninh Bình', nameAlias: [] },
    'Tràng An, Ninh Bình',
  ],
  [
    'of two in one the first is enough for a card',
    { ...onMap, places: [{ title: 'Hồ Tuyền Lâm – Thiền viện Trúc Lâm' }] },
    { title: 'Lâm Đồng', nameAlias: [] },
    'Hồ Tuyền Lâm, Lâm Đồng',
  ],
  [
    'a place that names its province is enough',
    { ...onMap, places: [{ title: 'Nhà hát lớn Hải Phòng' }] },
    { title: 'Hải Phòng', nameAlias: [] },
    'Nhà hát lớn Hải Phòng',
  ],
])('U-47: %s', (_, row, province, place) => {
  expect(placeOfCard({ ...row, provinces: [province] })).toBe(place);
});

test('without a province nothing is said of it', () => {
  expect(placeOfCard({ ...car, title: 'Xe', address: '', provinces: [] })).toBe('');
});

test.each([
  ['17 Nguyễn Trung Trực, đặc khu Phú Quốc, An Giang', anGiang, 'Phú Quốc'],
  ['Phường Sài Gòn, Thành phố Hồ Chí Minh', saiGon, 'Sài Gòn'],
  [
    'Đường Huế, phường Hải Châu, Đà Nẵng',
    { title: 'Đà Nẵng', nameAlias: ['ĐN', 'Da Nang', 'Hội An'] },
    undefined,
  ],
])('the area of “%s” is the part of the province that visitors name', (address, province, area) => {
  expect(areaOf({ address, provinces: [province] })).toBe(area);
});
