import { compact } from '#platform/vietnamese/fold.ts';

export interface Airport {
  /** IATA code. */
  code: string;
  /** The city that guests fly to, as shown. */
  city: string;
  name: string;
  /** Slug of its province. */
  province: string;
  /** Other names that guests type, besides city and name. */
  aliases: string[];
}

/**
 * The airports of Vietnam to which tickets are sold. Long Thành (LTH) is left out until its timetable is known; planned
 * airports have no tickets.
 */
export const airports: Airport[] = [
  { code: 'HAN', city: 'Hà Nội', name: 'Nội Bài', province: 'ha-noi', aliases: [] },
  {
    code: 'SGN',
    city: 'TP. Hồ Chí Minh',
    name: 'Tân Sơn Nhất',
    province: 'ho-chi-minh',
    aliases: ['Sài Gòn', 'HCM'],
  },
  { code: 'DAD', city: 'Đà Nẵng', name: 'Đà Nẵng', province: 'da-nang', aliases: ['Hội An'] },
  { code: 'CXR', city: 'Nha Trang', name: 'Cam Ranh', province: 'khanh-hoa', aliases: ['Khánh Hòa'] },
  { code: 'PQC', city: 'Phú Quốc', name: 'Phú Quốc', province: 'an-giang', aliases: ['Kiên Giang'] },
  { code: 'HPH', city: 'Hải Phòng', name: 'Cát Bi', province: 'hai-phong', aliases: ['Cát Bà', 'Hạ Long'] },
  { code: 'VDO', city: 'Hạ Long', name: 'Vân Đồn', province: 'quang-ninh', aliases: ['Quảng Ninh'] },
  { code: 'VII', city: 'Vinh', name: 'Vinh', province: 'nghe-an', aliases: ['Nghệ An', 'Cửa Lò'] },
  { code: 'HUI', city: 'Huế', name: 'Phú Bài', province: 'hue', aliases: [] },
  { code: 'DLI', city: 'Đà Lạt', name: 'Liên Khương', province: 'lam-dong', aliases: ['Lâm Đồng'] },
  { code: 'VCA', city: 'Cần Thơ', name: 'Cần Thơ', province: 'can-tho', aliases: ['miền Tây'] },
  { code: 'UIH', city: 'Quy Nhơn', name: 'Phù Cát', province: 'gia-lai', aliases: ['Bình Định'] },
  {
    code: 'BMV',
    city: 'Buôn Ma Thuột',
    name: 'Buôn Ma Thuột',
    province: 'dak-lak',
    aliases: ['BMT', 'Đắk Lắk'],
  },
  { code: 'PXU', city: 'Pleiku', name: 'Pleiku', province: 'gia-lai', aliases: ['Măng Đen'] },
  { code: 'TBB', city: 'Tuy Hòa', name: 'Tuy Hòa', province: 'dak-lak', aliases: ['Phú Yên'] },
  {
    code: 'VCL',
    city: 'Tam Kỳ',
    name: 'Chu Lai',
    province: 'da-nang',
    aliases: ['Quảng Nam', 'Quảng Ngãi'],
  },
  {
    code: 'VDH',
    city: 'Đồng Hới',
    name: 'Đồng Hới',
    province: 'quang-tri',
    aliases: ['Quảng Bình', 'Phong Nha'],
  },
  { code: 'THD', city: 'Thanh Hóa', name: 'Thọ Xuân', province: 'thanh-hoa', aliases: ['Sầm Sơn'] },
  { code: 'DIN', city: 'Điện Biên Phủ', name: 'Điện Biên', province: 'dien-bien', aliases: [] },
  { code: 'VKG', city: 'Rạch Giá', name: 'Rạch Giá', province: 'an-giang', aliases: ['Kiên Giang'] },
  { code: 'CAH', city: 'Cà Mau', name: 'Cà Mau', province: 'ca-mau', aliases: [] },
  { code: 'VCS', city: 'Côn Đảo', name: 'Côn Đảo', province: 'ho-chi-minh', aliases: [] },
];

/** The airport with an IATA code, or undefined. */
export function findAirport(code: string): Airport | undefined {
  return airports.find((airport) => airport.code === code);
}

/** An airport's label in forms: 'Nha Trang (CXR)'. */
export function airportLabel({ city, code }: Pick<Airport, 'city' | 'code'>): string {
  return `${city} (${code})`;
}

/** The airport that a typed text names completely: label, code, city, name or alias, with or without diacritics. */
export function airportNamed(text: string): Airport | undefined {
  const typed = compact(text);
  if (typed === '') return;
  return airports.find((airport) =>
    [airportLabel(airport), airport.code, airport.city, airport.name, ...airport.aliases].some(
      (name) => compact(name) === typed,
    ),
  );
}
