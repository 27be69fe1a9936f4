interface TestPlace {
  title: string;
  province: string;
  popularity: number;
  nameAlias: string[];
}

/** Real places of the test catalogue, by slug. */
export const testPlaces: Record<string, TestPlace> = {
  'ho-hoan-kiem': {
    title: 'Hồ Hoàn Kiếm',
    province: 'ha-noi',
    popularity: 950,
    nameAlias: ['Hồ Gươm', 'Bờ Hồ'],
  },
  'ho-tay': { title: 'Hồ Tây', province: 'ha-noi', popularity: 700, nameAlias: ['Chùa Trấn Quốc'] },
  'vinh-ha-long': {
    title: 'Vịnh Hạ Long',
    province: 'quang-ninh',
    popularity: 990,
    nameAlias: ['Hạ Long', 'Halong Bay'],
  },
  'bai-chay': {
    title: 'Bãi biển Bãi Cháy',
    province: 'quang-ninh',
    popularity: 680,
    nameAlias: ['Bãi Cháy'],
  },
  'bai-tu-long': {
    title: 'Vịnh Bái Tử Long',
    province: 'quang-ninh',
    popularity: 650,
    nameAlias: ['Bái Tử Long'],
  },
  'sa-pa': { title: 'Sa Pa', province: 'lao-cai', popularity: 940, nameAlias: ['Sapa', 'Thị xã Sa Pa'] },
  fansipan: {
    title: 'Đỉnh Fansipan',
    province: 'lao-cai',
    popularity: 910,
    nameAlias: ['Phan Xi Păng', 'Fansipan'],
  },
  'ta-van': {
    title: 'Thung lũng Mường Hoa',
    province: 'lao-cai',
    popularity: 650,
    nameAlias: ['Mường Hoa', 'Tả Van'],
  },
  'mu-cang-chai': {
    title: 'Ruộng bậc thang Mù Cang Chải',
    province: 'lao-cai',
    popularity: 830,
    nameAlias: ['Mù Cang Chải'],
  },
  'dong-van': {
    title: 'Cao nguyên đá Đồng Văn',
    province: 'tuyen-quang',
    popularity: 900,
    nameAlias: ['Đồng Văn', 'Hà Giang'],
  },
  'ma-pi-leng': {
    title: 'Đèo Mã Pí Lèng',
    province: 'tuyen-quang',
    popularity: 850,
    nameAlias: ['Mã Pì Lèng'],
  },
  'lan-ha': { title: 'Vịnh Lan Hạ', province: 'hai-phong', popularity: 830, nameAlias: ['Lan Hạ'] },
  'cat-ba': { title: 'Đảo Cát Bà', province: 'hai-phong', popularity: 880, nameAlias: ['Cát Bà'] },
  'mai-chau': {
    title: 'Bản Lác (Mai Châu)',
    province: 'phu-tho',
    popularity: 640,
    nameAlias: ['Bản Lác', 'Mai Châu'],
  },
  'ho-hoa-binh': {
    title: 'Hồ Hòa Bình',
    province: 'phu-tho',
    popularity: 480,
    nameAlias: ['Thủy điện Hòa Bình'],
  },
  'tam-coc': { title: 'Tam Cốc – Bích Động', province: 'ninh-binh', popularity: 800, nameAlias: ['Tam Cốc'] },
  'trang-an': {
    title: 'Quần thể danh thắng Tràng An',
    province: 'ninh-binh',
    popularity: 890,
    nameAlias: ['Tràng An'],
  },
  'phong-nha': {
    title: 'Động Phong Nha',
    province: 'quang-tri',
    popularity: 720,
    nameAlias: ['Phong Nha', 'Quảng Bình'],
  },
  'thien-duong': {
    title: 'Động Thiên Đường',
    province: 'quang-tri',
    popularity: 700,
    nameAlias: ['Thiên Đường'],
  },
  'dai-noi': {
    title: 'Đại Nội Huế',
    province: 'hue',
    popularity: 860,
    nameAlias: ['Kinh thành Huế', 'Ngọ Môn'],
  },
  'my-khe': {
    title: 'Bãi biển Mỹ Khê',
    province: 'da-nang',
    popularity: 900,
    nameAlias: ['Mỹ Khê', 'Biển Đà Nẵng'],
  },
  'cau-rong': { title: 'Cầu Rồng', province: 'da-nang', popularity: 700, nameAlias: ['Sông Hàn'] },
  'ba-na': { title: 'Bà Nà Hills', province: 'da-nang', popularity: 930, nameAlias: ['Bà Nà', 'Cầu Vàng'] },
  'hoi-an': {
    title: 'Phố cổ Hội An',
    province: 'da-nang',
    popularity: 960,
    nameAlias: ['Hội An', 'Chùa Cầu'],
  },
  'nam-hoi-an': {
    title: 'VinWonders Nam Hội An',
    province: 'da-nang',
    popularity: 560,
    nameAlias: ['Nam Hội An'],
  },
  'quy-nhon': {
    title: 'Bãi biển Quy Nhơn',
    province: 'gia-lai',
    popularity: 720,
    nameAlias: ['Quy Nhơn', 'Qui Nhơn', 'Bình Định'],
  },
  'nha-trang': {
    title: 'Bãi biển Nha Trang',
    province: 'khanh-hoa',
    popularity: 900,
    nameAlias: ['Nha Trang'],
  },
  'hon-mun': { title: 'Hòn Mun', province: 'khanh-hoa', popularity: 620, nameAlias: ['Vịnh Nha Trang'] },
  'cam-ranh': {
    title: 'Bãi Dài Cam Ranh',
    province: 'khanh-hoa',
    popularity: 680,
    nameAlias: ['Bãi Dài', 'Cam Ranh'],
  },
  'tuy-hoa': { title: 'Tháp Nhạn', province: 'dak-lak', popularity: 380, nameAlias: ['Tuy Hòa', 'Phú Yên'] },
  'ca-phe': {
    title: 'Bảo tàng Thế giới Cà phê',
    province: 'dak-lak',
    popularity: 460,
    nameAlias: ['Buôn Ma Thuột'],
  },
  'ho-xuan-huong': {
    title: 'Hồ Xuân Hương',
    province: 'lam-dong',
    popularity: 760,
    nameAlias: ['Hồ Đà Lạt', 'Đà Lạt'],
  },
  'mui-ne': { title: 'Mũi Né', province: 'lam-dong', popularity: 860, nameAlias: ['Hòn Rơm', 'Phan Thiết'] },
  'phu-quy': { title: 'Đảo Phú Quý', province: 'lam-dong', popularity: 680, nameAlias: ['Phú Quý'] },
  'vung-tau': {
    title: 'Bãi Sau Vũng Tàu',
    province: 'ho-chi-minh',
    popularity: 830,
    nameAlias: ['Vũng Tàu', 'Bãi Sau'],
  },
  'con-dao': { title: 'Côn Đảo', province: 'ho-chi-minh', popularity: 840, nameAlias: ['Côn Sơn'] },
  'ben-thanh': {
    title: 'Chợ Bến Thành',
    province: 'ho-chi-minh',
    popularity: 800,
    nameAlias: ['Bến Thành', 'Sài Gòn'],
  },
  'phu-quoc': {
    title: 'Đảo Phú Quốc',
    province: 'an-giang',
    popularity: 985,
    nameAlias: ['Phú Quốc', 'PQ', 'Đảo Ngọc'],
  },
  'grand-world': {
    title: 'Grand World Phú Quốc',
    province: 'an-giang',
    popularity: 700,
    nameAlias: ['Grand World'],
  },
  'cai-rang': {
    title: 'Chợ nổi Cái Răng',
    province: 'can-tho',
    popularity: 720,
    nameAlias: ['Cái Răng', 'Cần Thơ'],
  },
};
