interface TestProvince {
  title: string;
  popularity: number;
  nameAlias: string[];
  mergedFrom?: string[];
}

/** Real provinces of the test catalogue, by slug. */
export const testProvinces: Record<string, TestProvince> = {
  'ha-noi': { title: 'Hà Nội', popularity: 980, nameAlias: ['HN', 'Hanoi', 'Hồ Gươm', 'Hà Tây'] },
  'quang-ninh': {
    title: 'Quảng Ninh',
    popularity: 960,
    nameAlias: ['Hạ Long', 'Vịnh Hạ Long', 'Bãi Cháy', 'Halong'],
  },
  'lao-cai': {
    title: 'Lào Cai',
    popularity: 930,
    nameAlias: ['Yên Bái', 'Sa Pa', 'Sapa', 'Fansipan', 'Mù Cang Chải'],
    mergedFrom: ['Lào Cai', 'Yên Bái'],
  },
  'tuyen-quang': {
    title: 'Tuyên Quang',
    popularity: 760,
    nameAlias: ['Hà Giang', 'Đồng Văn', 'Mã Pí Lèng'],
    mergedFrom: ['Tuyên Quang', 'Hà Giang'],
  },
  'hai-phong': {
    title: 'Hải Phòng',
    popularity: 720,
    nameAlias: ['Hải Dương', 'Cát Bà', 'Lan Hạ', 'HP'],
    mergedFrom: ['Hải Phòng', 'Hải Dương'],
  },
  'phu-tho': {
    title: 'Phú Thọ',
    popularity: 560,
    nameAlias: ['Mai Châu', 'Tam Đảo'],
    mergedFrom: ['Phú Thọ', 'Vĩnh Phúc', 'Hòa Bình'],
  },
  'ninh-binh': {
    title: 'Ninh Bình',
    popularity: 900,
    nameAlias: ['Tràng An', 'Tam Cốc', 'NB'],
    mergedFrom: ['Ninh Bình', 'Hà Nam', 'Nam Định'],
  },
  'thanh-hoa': { title: 'Thanh Hóa', popularity: 600, nameAlias: ['Sầm Sơn', 'Pù Luông'] },
  'quang-tri': {
    title: 'Quảng Trị',
    popularity: 700,
    nameAlias: ['Phong Nha', 'Đồng Hới', 'QB'],
    mergedFrom: ['Quảng Trị', 'Quảng Bình'],
  },
  hue: { title: 'Huế', popularity: 800, nameAlias: ['Thừa Thiên Huế', 'Cố đô Huế', 'Lăng Cô'] },
  'da-nang': {
    title: 'Đà Nẵng',
    popularity: 990,
    nameAlias: ['Quảng Nam', 'ĐN', 'Hội An', 'Bà Nà', 'Danang'],
    mergedFrom: ['Đà Nẵng', 'Quảng Nam'],
  },
  'gia-lai': {
    title: 'Gia Lai',
    popularity: 780,
    nameAlias: ['Quy Nhơn', 'Pleiku'],
    mergedFrom: ['Gia Lai', 'Bình Định'],
  },
  'khanh-hoa': {
    title: 'Khánh Hòa',
    popularity: 950,
    nameAlias: ['Nha Trang', 'NT', 'Cam Ranh'],
    mergedFrom: ['Khánh Hòa', 'Ninh Thuận'],
  },
  'dak-lak': {
    title: 'Đắk Lắk',
    popularity: 590,
    nameAlias: ['Daklak', 'Buôn Ma Thuột', 'Buôn Mê Thuột', 'BMT', 'Tuy Hòa'],
    mergedFrom: ['Đắk Lắk', 'Phú Yên'],
  },
  'lam-dong': {
    title: 'Lâm Đồng',
    popularity: 970,
    nameAlias: ['Đà Lạt', 'ĐL', 'Dalat', 'Phan Thiết', 'Mũi Né'],
    mergedFrom: ['Lâm Đồng', 'Đắk Nông', 'Bình Thuận'],
  },
  'ho-chi-minh': {
    title: 'TP. Hồ Chí Minh',
    popularity: 940,
    nameAlias: ['Hồ Chí Minh', 'TPHCM', 'HCM', 'Sài Gòn', 'Saigon', 'Vũng Tàu', 'Côn Đảo'],
    mergedFrom: ['Hồ Chí Minh', 'Bình Dương', 'Bà Rịa – Vũng Tàu'],
  },
  'dong-nai': { title: 'Đồng Nai', popularity: 380, nameAlias: ['Biên Hòa', 'Cát Tiên'] },
  'an-giang': {
    title: 'An Giang',
    popularity: 965,
    nameAlias: ['Phú Quốc', 'PQ', 'Châu Đốc', 'Hà Tiên'],
    mergedFrom: ['An Giang', 'Kiên Giang'],
  },
  'can-tho': {
    title: 'Cần Thơ',
    popularity: 660,
    nameAlias: ['Ninh Kiều', 'Cái Răng'],
    mergedFrom: ['Cần Thơ', 'Hậu Giang', 'Sóc Trăng'],
  },
};
