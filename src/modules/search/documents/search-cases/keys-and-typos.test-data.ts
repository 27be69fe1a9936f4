import type { SearchCase } from './search-case.test-data.ts';
import {
  daLatHotels,
  daNangHotels,
  haLongCruises,
  hoiAnHotels,
  phuQuocHotels,
} from './top-products.test-data.ts';

/** Raw Telex and VNI keys, and typing errors. */
export const typoCases: SearchCase[] = [
  // As some part of the country speaks
  {
    type: 'hotel',
    first: ['Khách sạn Trầm Hương Nha Trang'],
    correctedTo: 'Nha Trang',
    queries: ['nha chang', 'nha chan', 'nhà chang'],
  },
  { type: 'hotel', first: phuQuocHotels, correctedTo: 'Phú Quốc', queries: ['phu quot', 'phú quốt'] },
  { type: 'hotel', first: daNangHotels, correctedTo: 'Đà Nẵng', queries: ['đà lẳn', 'da lang'] },
  { type: 'cruise', first: haLongCruises, correctedTo: 'Hạ Long', queries: ['hạ nong', 'ha non'] },
  { type: 'province', first: ['Thanh Hóa'], correctedTo: 'Sầm Sơn', queries: ['xầm xơn', 'xam son'] },
  // A key too many
  { type: 'province', first: ['Ninh Bình'], correctedTo: 'Ninh Bình', queries: ['ninh bìnhh'] },
  { type: 'province', first: ['Huế'], correctedTo: 'Huế', queries: ['hue1'] },
  // Telex keys left raw
  {
    type: 'hotel',
    first: daNangHotels,
    correctedTo: 'Đà Nẵng',
    queries: ['ddaf nawngx', 'DDAF NAWNGX', 'ddaf nangwx', 'dd\u0061f nawxng'],
  },
  { type: 'hotel', first: daLatHotels, correctedTo: 'Đà Lạt', queries: ['ddaf lajt', 'ddaf latj'] },
  { type: 'hotel', first: phuQuocHotels, correctedTo: 'Phú Quốc', queries: ['phus quoocs', 'phus quocso'] },
  { type: 'hotel', first: hoiAnHotels, correctedTo: 'Hội An', queries: ['hooij an', 'hooij  an'] },
  { type: 'cruise', first: haLongCruises, correctedTo: 'Hạ Long', queries: ['haj long'] },
  {
    type: 'hotel',
    first: ['Khách sạn Phù Sa Cần Thơ'],
    correctedTo: 'Cần Thơ',
    queries: ['caanf thow', 'caan thowf'],
  },
  { type: 'hotel', first: ['Khách sạn Hương Ngự Huế'], correctedTo: 'Huế', queries: ['huees'] },
  { type: 'hotel', first: ['Resort Đồi Hồng Mũi Né'], correctedTo: 'Mũi Né', queries: ['muix nes'] },
  {
    type: 'hotel',
    first: daNangHotels,
    correctedTo: 'khách sạn Đà Nẵng',
    queries: ['khachs sanj ddaf nawngx', 'khach sanj ddaf nawngx'],
  },
  { type: 'province', first: ['Hà Nội'], correctedTo: 'Hà Nội', queries: ['haf nooij'] },

  // VNI keys left raw
  {
    type: 'hotel',
    first: daNangHotels,
    correctedTo: 'Đà Nẵng',
    queries: ['d9a2 na8ng4', 'D9A2 NA8NG4', 'd9a2 nang84'],
  },
  { type: 'hotel', first: phuQuocHotels, correctedTo: 'Phú Quốc', queries: ['phu1 quo6c1', 'phu1 quoc16'] },
  { type: 'province', first: ['Hà Nội'], correctedTo: 'Hà Nội', queries: ['ha2 no6i5'] },
  { type: 'hotel', first: ['Khách sạn Hương Ngự Huế'], correctedTo: 'Huế', queries: ['hue61'] },
  { type: 'hotel', first: ['Khách sạn Phù Sa Cần Thơ'], correctedTo: 'Cần Thơ', queries: ['can62 tho7'] },
  {
    type: 'hotel',
    first: ['Khách sạn Gió Bãi Sau Vũng Tàu'],
    correctedTo: 'Vũng Tàu',
    queries: ['vung4 tau2', 'vu4ng ta2u'],
  },

  // Typos: letters swapped, missing, too many, wrong; spaces in the wrong place
  {
    type: 'hotel',
    first: daNangHotels,
    correctedTo: 'Đà Nẵng',
    queries: ['da nagn', 'da nnag', 'đà nẵgn', 'da nangg', 'dda nang', 'da mang', 'danagn', 'dananng'],
  },
  {
    type: 'hotel',
    first: phuQuocHotels,
    correctedTo: 'Phú Quốc',
    queries: [
      'phu quco',
      'phu qouc',
      'phu quocc',
      'phu quuoc',
      'phuqouc',
      'phhu quoc',
      'pu quoc',
      'phuq uoc',
    ],
  },
  {
    type: 'cruise',
    first: haLongCruises,
    correctedTo: 'Hạ Long',
    queries: ['ha logn', 'ha lnog', 'ha longg', 'haa long', 'halogn'],
  },
  {
    type: 'hotel',
    first: daLatHotels,
    correctedTo: 'Đà Lạt',
    queries: ['da lta', 'da latt', 'dalatt', 'da lap'],
  },
  {
    type: 'hotel',
    first: ['Khách sạn Trầm Hương Nha Trang'],
    correctedTo: 'Nha Trang',
    queries: ['nha trnag', 'nha trag', 'nhaa trang', 'nha trangg', 'nah trang'],
  },
  {
    type: 'hotel',
    first: daNangHotels,
    correctedTo: 'khách sạn Đà Nẵng',
    queries: ['khahc san da nang', 'khach sna da nang', 'khach san da nagn', 'khach san dda nang'],
  },
  {
    type: 'hotel',
    first: ['Bungalow Sen Tam Cốc'],
    correctedTo: 'Tam Cốc',
    queries: ['tam coocs'.replace('oo', 'o'), 'tam coc'.replace('coc', 'ccoc')],
  },
  {
    type: 'tour',
    first: ['Tour Sa Pa – Fansipan 3N2Đ'],
    correctedTo: 'Fansipan',
    queries: ['fansipna', 'fanspan', 'fansippan'],
  },
  {
    type: 'hotel',
    first: ['Khách sạn Thềm Thông Đà Lạt'],
    correctedTo: 'thềm thông',
    queries: ['them thogn', 'tehm thong'],
  },
];
