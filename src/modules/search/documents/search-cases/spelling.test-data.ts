import type { SearchCase } from './search-case.test-data.ts';
import { daLatHotels, daNangHotels, hoiAnHotels, phuQuocHotels } from './top-products.test-data.ts';

/** Tone marks, case, spaces and unfinished words. */
export const spellingCases: SearchCase[] = [
  // With and without tone marks, in any case, with odd spaces and dashes, decomposed
  {
    type: 'hotel',
    first: daNangHotels,
    queries: [
      'Đà Nẵng',
      'da nang',
      'DA NANG',
      'ĐÀ NẴNG',
      '  đà   nẵng ',
      'Da-Nang',
      'đà nẵng',
      'danang',
      'dan ang',
      'Đà Nẵng'.normalize('NFD'),
      'Ðà Nẵng',
      'đà\u00a0nẵng',
      'đa nang',
      'khach san da nang',
      'khách sạn Đà Nẵng',
      'da nang khach san',
      'biển đà nẵng',
      'bien khoi',
      'Khách sạn Biển Khơi Đà Nẵng',
      'khachsandanang',
      'đà nẵng 🏖️',
    ],
  },
  {
    type: 'hotel',
    first: ['Khách sạn Mây Ngàn Sa Pa', 'Sapa Lodge Rêu Phong', 'Homestay Nếp Bản Tả Van'],
    queries: ['Sa Pa', 'sa pa', 'SA PA', 'Sa-Pa'],
  },
  {
    type: 'hotel',
    first: ['Khách sạn Mây Ngàn Sa Pa', 'Homestay Nếp Bản Tả Van'],
    queries: ['sapa khach san', 'khách sạn sa pa', 'thị xã sa pa'],
  },
  {
    type: 'hotel',
    first: ['Sapa Lodge Rêu Phong'],
    queries: ['sapa lodge', 'reu phong', 'Rêu Phong', 'lodge sapa'],
  },
  {
    type: 'hotel',
    first: daLatHotels,
    queries: [
      'Đà Lạt',
      'da lat',
      'dalat',
      'DALAT',
      'Da Lat',
      'hồ đà lạt',
      'ho xuan huong',
      'khach san da lat',
      'khách sạn dalat',
      'khachsandalat',
    ],
  },
  {
    type: 'hotel',
    first: phuQuocHotels,
    queries: [
      'Phú Quốc',
      'phu quoc',
      'phuquoc',
      'PHU QUOC',
      'đảo ngọc',
      'dao ngoc',
      'dao phu quoc',
      'phu-quoc',
    ],
  },
  {
    type: 'hotel',
    first: hoiAnHotels,
    queries: ['Hội An', 'hoi an', 'hoian', 'phố cổ hội an', 'pho co hoi an', 'chua cau'],
  },
  {
    type: 'hotel',
    first: ['Khách sạn Hương Ngự Huế'],
    queries: ['Huế', 'hue', 'HUẾ', 'đại nội', 'kinh thanh hue', 'khách sạn huế'],
  },
  {
    type: 'hotel',
    first: ['Khách sạn Ghềnh Xanh Quy Nhơn'],
    queries: ['Quy Nhơn', 'quy nhon', 'qui nhơn', 'qui nhon', 'quynhon', 'bình định'],
  },
  {
    type: 'hotel',
    first: ['Resort Đầm Trầu Côn Đảo'],
    queries: ['côn đảo', 'con dao', 'condao', 'resort con dao'],
  },
  {
    type: 'hotel',
    first: ['Resort Đồi Hồng Mũi Né'],
    queries: ['mũi né', 'mui ne', 'muine', 'phan thiet', 'Phan Thiết', 'hòn rơm'],
  },

  // Unfinished words
  {
    type: 'hotel',
    first: ['Khách sạn Trầm Hương Nha Trang'],
    queries: ['nha tr', 'nha tran', 'nhatrang', 'nhatra', 'tram huo', 'khach san nha tra'],
  },
  { type: 'place', first: ['Vịnh Hạ Long'], queries: ['ha lon', 'vinh ha', 'vịnh hạ l', 'halong'] },
  { type: 'province', first: ['Đà Nẵng'], queries: ['da n', 'đà n', 'da nan', 'đ'] },
  {
    type: 'tour',
    first: ['Tour Phong Nha – Thiên Đường 2N1Đ'],
    queries: ['phong n', 'thien duo', 'tour phong'],
  },
];
