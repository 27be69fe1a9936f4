import type { SearchType } from './match-documents.ts';

export interface SearchCase {
  type: SearchType;
  /** The titles that must come first, in this order. */
  first: string[];
  /** What 'Hiển thị kết quả cho …' must say; nothing when absent. */
  correctedTo?: string;
  queries: string[];
}

const daNangHotels = ['Khách sạn Biển Khơi Đà Nẵng'];
const daLatHotels = ['Khách sạn Thềm Thông Đà Lạt', 'Homestay Mây Lưng Đồi Đà Lạt'];
const phuQuocHotels = ['Resort Bãi Nắng Phú Quốc', 'Khách sạn Chiều Dương Đông'];
const hoiAnHotels = ['Homestay Ngõ Đèn Lồng Hội An', 'Khách sạn Phố Cũ Hội An', 'Villa Ruộng Lúa An Bàng'];
const haLongCruises = ['Du thuyền Ngọc Lam Hạ Long'];

/** Queries as they are typed, by what must be found first. */
export const searchCases: SearchCase[] = [
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

  // Slips: letters swapped, missing, too many, wrong; spaces in the wrong place
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

  // Old provinces, names of tourists, names since the merger
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

  // Accents that were typed count
  { type: 'hotel', first: ['Nhà nghỉ Đá Nẵng Lửa'], queries: ['đá nẵng'] },

  // Nothing: other things of that name, signs, harm, noise
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
];
