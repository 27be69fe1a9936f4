import type { SearchCase } from './search-case.test-data.ts';
import { daLatHotels, daNangHotels, haLongCruises, phuQuocHotels } from './top-products.test-data.ts';

/** Abbreviations, trip lengths, kinds and stars, significant accents, and queries that find nothing. */
export const wordCases: SearchCase[] = [
  // Abbreviations
  { type: 'hotel', first: daNangHotels, queries: ['dn', 'ĐN', 'ks đn', 'ks da nang'] },
  { type: 'hotel', first: phuQuocHotels, queries: ['pq'] },
  { type: 'hotel', first: ['Khách sạn Chiều Dương Đông'], queries: ['chieu duong dong', 'ks duong dong'] },
  { type: 'hotel', first: daLatHotels, queries: ['ĐL', 'ks dl'] },
  { type: 'cruise', first: haLongCruises, queries: ['hl', 'HL 2n1d', 'du thuyen hl', 'cruise ha long'] },
  { type: 'place', first: ['Bãi biển Nha Trang'], queries: ['nt', 'cxr'] },
  { type: 'province', first: ['Hà Nội'], queries: ['hn', 'HN', 'hno', 'hanoi'] },

  // Lengths of trips
  {
    type: 'tour',
    first: ['Tour Sa Pa – Fansipan 3N2Đ'],
    queries: ['sapa 3n2d', 'sa pa 3 ngày 2 đêm', 'sa pa 3N2Đ', 'tour sapa 3 ngay 2 dem', 'fansipan 3d2n'],
  },
  {
    type: 'tour',
    first: ['Tour Hà Giang: Đồng Văn, Mã Pí Lèng'],
    queries: ['hà giang 3n2d', 'ha giang 3 ngay 2 dem', 'hà giang 3N2Đ'],
  },
  {
    type: 'cruise',
    first: ['Du thuyền Buồm Nâu Lan Hạ'],
    queries: ['3n2d', '3 ngày 2 đêm', '3N2Đ', 'lan ha 3 ngay 2 dem'],
  },
  {
    type: 'combo',
    first: ['Combo Phú Quốc 3N2Đ: vé bay và resort sát biển'],
    queries: ['combo phu quoc', 'phu quoc 3n2d', 'pq 3n2d', 'combo pq 3 ngày 2 đêm', 'combo'],
  },

  // Kinds, stars, words in any order, filler words
  {
    type: 'hotel',
    first: ['Resort Bãi Nắng Phú Quốc', 'Resort Cát Dài Cam Ranh'],
    queries: ['resort', 'RESORT', 'resort 5 sao'],
  },
  {
    type: 'hotel',
    first: ['Homestay Ngõ Đèn Lồng Hội An', 'Homestay Mây Lưng Đồi Đà Lạt'],
    queries: ['homestay', 'homestays'.slice(0, 8)],
  },
  {
    type: 'hotel',
    first: daLatHotels,
    queries: ['khach san gia re o da lat', 'khách sạn gần đà lạt', 'khách sạn nào tốt ở Đà Lạt'],
  },
  {
    type: 'hotel',
    first: ['Homestay Mây Lưng Đồi Đà Lạt'],
    queries: ['homestay da lat', 'da lat homestay', 'homestay ở đà lạt'],
  },
  { type: 'article', first: ['Mùa đẹp của Sa Pa'], queries: ['mua dep sa pa', 'sa pa mùa đẹp', 'sapa'] },
  {
    type: 'article',
    first: ['Lịch trình Đà Nẵng – Hội An 3 ngày 2 đêm'],
    queries: ['lich trinh da nang', 'đà nẵng 3n2d', 'hoi an'],
  },

  // Accents that were typed are significant
  { type: 'hotel', first: ['Nhà nghỉ Đá Nẵng Lửa'], queries: ['đá nẵng'] },

  // No result: other things of that name, punctuation, attacks, noise
  { type: 'cruise', first: [], queries: ['da nang', 'Đà Lạt', 'khach san'] },
  {
    type: 'hotel',
    first: [],
    queries: [
      '',
      '   ',
      '%',
      '_',
      '%%%',
      '***',
      '🏖️',
      "'",
      '"',
      ';',
      '\\',
      '日本',
      'zzzz',
      'qwertyuiop asdfgh',
      'a'.repeat(500),
      'khong co gi nhu the nay ca dau nhe '.repeat(20),
    ],
  },
  {
    type: 'hotel',
    first: daNangHotels,
    queries: [
      "da nang'",
      'da%nang',
      'da_nang',
      '"da nang"',
      "da nang'; --",
      'da nang & !',
      '(da nang)',
      'da nang\\',
      'da:nang*',
      '<da> | <nang>',
    ],
  },

  // What people write around the name of a place
  {
    type: 'province',
    first: ['Đà Nẵng'],
    queries: ['khách sạn đà nẵng', 'ks da nang', 'tp đà nẵng', 'tour đà nẵng 3n2đ', 'vé máy bay đi đà nẵng'],
  },
  { type: 'province', first: ['Đà Nẵng'], correctedTo: 'Đà Nẵng', queries: ['khach san da nagn'] },
  {
    type: 'province',
    first: ['Tuyên Quang'],
    queries: [
      'tỉnh tuyên quang',
      'thuê xe máy hà giang',
      'tour ha giang 3 ngay 2 dem',
      'du lịch hà giang giá rẻ',
    ],
  },
  { type: 'place', first: ['Bãi biển Nha Trang'], queries: ['xe sân bay nha trang', 'combo nha trang 4N3Đ'] },
  { type: 'hotel', first: daNangHotels, queries: ['khách sạn tp đà nẵng 3n2đ', 'ks thành phố đà nẵng'] },
  // What is sold as another kind says nothing about hotels
  { type: 'hotel', first: [], queries: ['tour đà nẵng', 'vé bà nà'] },
  // A name that begins with the text ranks before one that only matches as an abbreviation
  { type: 'province', first: ['Hà Nội', 'Hải Phòng', 'Đà Nẵng'], queries: ['ha'] },
];
