import type { SearchCase } from './search-case.test-data.ts';

/** Old provinces, names that tourists use, names since the merger. */
export const nameCases: SearchCase[] = [
  // Old provinces, names that tourists use, names since the merger
  {
    type: 'province',
    first: ['Đà Nẵng'],
    queries: ['quảng nam', 'quang nam', 'Quangnam', 'hoi an', 'ba na', 'danang'],
  },
  {
    type: 'province',
    first: ['Lâm Đồng'],
    queries: [
      'dalat',
      'đà lạt',
      'da lat',
      'Bình Thuận',
      'binh thuan',
      'mui ne',
      'đắk nông',
      'dak nong',
      'phan thiet',
    ],
  },
  {
    type: 'province',
    first: ['An Giang'],
    queries: ['kiên giang', 'kien giang', 'phú quốc', 'phu quoc', 'pq', 'PQ', 'ha tien', 'an giang'],
  },
  {
    type: 'province',
    first: ['Quảng Trị'],
    queries: ['quảng bình', 'quang binh', 'QB', 'phong nha', 'dong hoi'],
  },
  {
    type: 'province',
    first: ['TP. Hồ Chí Minh'],
    queries: [
      'sài gòn',
      'sai gon',
      'saigon',
      'SG',
      'sg',
      'tphcm',
      'TP.HCM',
      'tp hcm',
      'hcm',
      'hồ chí minh',
      'vung tau',
      'bà rịa vũng tàu',
      'Bà Rịa - Vũng Tàu',
      'binh duong',
    ],
  },
  {
    type: 'province',
    first: ['Lào Cai'],
    queries: ['sapa', 'sa pa', 'yen bai', 'fansipan', 'lao cai', 'laocai'],
  },
  {
    type: 'province',
    first: ['Đắk Lắk'],
    queries: [
      'đắc lắc',
      'dac lac',
      'daklak',
      'dak lak',
      'buon me thuot',
      'buôn ma thuột',
      'bmt',
      'phu yen',
      'tuy hoa',
      'tuy hoà',
    ],
  },
  {
    type: 'province',
    first: ['Phú Thọ'],
    queries: ['hòa bình', 'hoà bình', 'hoa binh', 'vinh phuc', 'mai chau'],
  },
  {
    type: 'province',
    first: ['Khánh Hòa'],
    queries: ['khánh hoà', 'khánh hòa', 'khanh hoa', 'ninh thuan', 'nha trang', 'nt'],
  },
  {
    type: 'province',
    first: ['Thanh Hóa'],
    queries: ['thanh hoá', 'thanh hóa', 'thanh hoa', 'sam son', 'pu luong'],
  },
  { type: 'province', first: ['Tuyên Quang'], queries: ['hà giang', 'ha giang', 'hagiang', 'ma pi leng'] },
  { type: 'place', first: ['Sa Pa'], queries: ['sapa', 'sa pa', 'Sa Pa'] },
  {
    type: 'place',
    first: ['Đảo Phú Quốc', 'Grand World Phú Quốc'],
    queries: ['phú quốc', 'phu quoc', 'phuquoc'],
  },
  { type: 'place', first: ['Phố cổ Hội An', 'VinWonders Nam Hội An'], queries: ['hội an', 'hoi an'] },
  { type: 'place', first: ['VinWonders Nam Hội An'], queries: ['vinwonders', 'nam hoi an', 'vin wonders'] },
  { type: 'place', first: ['Đỉnh Fansipan'], queries: ['phan xi pang', 'fansipan', 'đỉnh fansipan'] },
  { type: 'place', first: ['Đảo Phú Quý'], queries: ['phú quý', 'phu quy', 'đảo phú quý'] },
  {
    type: 'place',
    first: ['Hồ Hòa Bình'],
    queries: ['hồ hoà bình', 'hồ hòa bình', 'ho hoa binh', 'thủy điện hòa bình', 'thuỷ điện hoà bình'],
  },
  {
    type: 'hotel',
    first: ['Khách sạn Thủy Nguyên Cát Bà'],
    queries: ['thuỷ nguyên', 'thủy nguyên', 'thuy nguyen', 'cát bà'],
  },
  {
    type: 'hotel',
    first: ['Khách sạn Cánh Nhạn Tuy Hòa'],
    queries: ['tuy hoà', 'tuy hòa', 'phú yên', 'phu yen'],
  },
];
