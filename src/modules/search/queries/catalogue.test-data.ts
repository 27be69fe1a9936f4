/** A small catalogue of real places and invented products, to search in. */

interface TestProvince {
  title: string;
  popularity: number;
  nameAlias: string[];
  mergedFrom?: string[];
}

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

interface TestPlace {
  title: string;
  province: string;
  popularity: number;
  nameAlias: string[];
}

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

interface TestProduct {
  title: string;
  places: string[];
  popularity: number;
  /** Trip length; hotels have stars instead. */
  days?: number;
  star?: number;
}

export const testProducts: Record<'hotel' | 'combo' | 'tour' | 'cruise', TestProduct[]> = {
  hotel: [
    { title: 'Resort Bãi Nắng Phú Quốc', places: ['phu-quoc'], popularity: 900, star: 5 },
    { title: 'Khách sạn Biển Khơi Đà Nẵng', places: ['my-khe'], popularity: 800, star: 4 },
    { title: 'Homestay Ngõ Đèn Lồng Hội An', places: ['hoi-an'], popularity: 750 },
    { title: 'Khách sạn Trầm Hương Nha Trang', places: ['nha-trang'], popularity: 720, star: 4 },
    { title: 'Khách sạn Sông Hàn Xanh', places: ['cau-rong'], popularity: 700, star: 3 },
    { title: 'Khách sạn Ngõ Hàng Bạc Hà Nội', places: ['ho-hoan-kiem'], popularity: 690, star: 3 },
    { title: 'Resort Cát Dài Cam Ranh', places: ['cam-ranh'], popularity: 660, star: 5 },
    { title: 'Khách sạn Phố Cũ Hội An', places: ['hoi-an'], popularity: 650, star: 3 },
    { title: 'Khách sạn Thềm Thông Đà Lạt', places: ['ho-xuan-huong'], popularity: 640, star: 4 },
    { title: 'Khách sạn Mây Ngàn Sa Pa', places: ['sa-pa'], popularity: 620, star: 4 },
    {
      title: 'Khách sạn Vịnh Bình Minh Hạ Long',
      places: ['bai-chay', 'vinh-ha-long'],
      popularity: 610,
      star: 4,
    },
    { title: 'Resort Đồi Hồng Mũi Né', places: ['mui-ne'], popularity: 580, star: 4 },
    { title: 'Homestay Mây Lưng Đồi Đà Lạt', places: ['ho-xuan-huong'], popularity: 560 },
    { title: 'Bungalow Sen Tam Cốc', places: ['tam-coc'], popularity: 540 },
    { title: 'Khách sạn Hương Ngự Huế', places: ['dai-noi'], popularity: 530, star: 4 },
    { title: 'Khách sạn Gió Bãi Sau Vũng Tàu', places: ['vung-tau'], popularity: 520, star: 3 },
    { title: 'Resort Đầm Trầu Côn Đảo', places: ['con-dao'], popularity: 510, star: 5 },
    { title: 'Khách sạn Chiều Dương Đông', places: ['phu-quoc'], popularity: 500, star: 3 },
    { title: 'Homestay Nếp Bản Tả Van', places: ['ta-van', 'sa-pa'], popularity: 480 },
    { title: 'Homestay Lũng Đá Đồng Văn', places: ['dong-van'], popularity: 470 },
    { title: 'Khách sạn Ghềnh Xanh Quy Nhơn', places: ['quy-nhon'], popularity: 450, star: 4 },
    { title: 'Nhà sàn Pom Coọng Mai Châu', places: ['mai-chau'], popularity: 440 },
    { title: 'Khách sạn Phù Sa Cần Thơ', places: ['cai-rang'], popularity: 430, star: 3 },
    { title: 'Villa Ruộng Lúa An Bàng', places: ['hoi-an'], popularity: 400 },
    { title: 'Khách sạn Cánh Nhạn Tuy Hòa', places: ['tuy-hoa'], popularity: 380, star: 3 },
    { title: 'Khách sạn Nắng Ban Mê', places: ['ca-phe'], popularity: 360, star: 3 },
    { title: 'Sapa Lodge Rêu Phong', places: ['sa-pa'], popularity: 350 },
    { title: 'Farmstay Lòng Hồ Hòa Bình', places: ['ho-hoa-binh'], popularity: 300 },
    { title: 'Khách sạn Thủy Nguyên Cát Bà', places: ['cat-ba'], popularity: 290, star: 2 },
    { title: 'Nhà nghỉ Đá Nẵng Lửa', places: ['tam-coc'], popularity: 120 },
  ],
  combo: [
    {
      title: 'Combo Phú Quốc 3N2Đ: vé bay và resort sát biển',
      places: ['phu-quoc'],
      popularity: 820,
      days: 3,
    },
    {
      title: 'Combo Đà Nẵng 3N2Đ: khách sạn biển và Bà Nà',
      places: ['my-khe', 'ba-na'],
      popularity: 780,
      days: 3,
    },
    {
      title: 'Combo Đà Lạt 2N1Đ: xe limousine từ Sài Gòn',
      places: ['ho-xuan-huong'],
      popularity: 610,
      days: 2,
    },
    {
      title: 'Combo Nha Trang 4N3Đ: nghỉ biển và Hòn Mun',
      places: ['nha-trang', 'hon-mun'],
      popularity: 590,
      days: 4,
    },
    {
      title: 'Combo Sa Pa 2N1Đ: xe giường nằm và cáp treo',
      places: ['sa-pa', 'fansipan'],
      popularity: 570,
      days: 2,
    },
  ],
  tour: [
    {
      title: 'Tour Đà Nẵng – Hội An – Bà Nà 4N3Đ',
      places: ['my-khe', 'hoi-an', 'ba-na'],
      popularity: 750,
      days: 4,
    },
    { title: 'Tour Sa Pa – Fansipan 3N2Đ', places: ['sa-pa', 'fansipan'], popularity: 700, days: 3 },
    {
      title: 'Tour Hà Giang: Đồng Văn, Mã Pí Lèng',
      places: ['dong-van', 'ma-pi-leng'],
      popularity: 680,
      days: 3,
    },
    {
      title: 'Tour Tràng An – Tam Cốc trong ngày',
      places: ['trang-an', 'tam-coc'],
      popularity: 600,
      days: 1,
    },
    {
      title: 'Tour Phong Nha – Thiên Đường 2N1Đ',
      places: ['phong-nha', 'thien-duong'],
      popularity: 560,
      days: 2,
    },
    { title: 'Tour chợ nổi Cái Răng', places: ['cai-rang'], popularity: 520, days: 1 },
    { title: 'Tour Mù Cang Chải mùa lúa chín 3N2Đ', places: ['mu-cang-chai'], popularity: 510, days: 3 },
    { title: 'Tour lặn Hòn Mun', places: ['hon-mun'], popularity: 500, days: 1 },
    { title: 'Tour bốn đảo Phú Quốc', places: ['phu-quoc'], popularity: 490, days: 1 },
  ],
  cruise: [
    { title: 'Du thuyền Ngọc Lam Hạ Long', places: ['vinh-ha-long'], popularity: 740, days: 2, star: 5 },
    { title: 'Du thuyền Buồm Nâu Lan Hạ', places: ['lan-ha', 'cat-ba'], popularity: 650, days: 3, star: 4 },
    { title: 'Du thuyền Én Trắng Bái Tử Long', places: ['bai-tu-long'], popularity: 480, days: 2, star: 4 },
  ],
};

export const testArticles: { title: string; tags: string[]; popularity: number }[] = [
  { title: 'Đi Hà Giang lần đầu: cung đường và chỗ nghỉ', tags: ['Hà Giang', 'phượt'], popularity: 90 },
  { title: 'Mùa đẹp của Sa Pa', tags: ['Sa Pa', 'thời tiết'], popularity: 80 },
  { title: 'Phú Quốc mùa nào đẹp', tags: ['Phú Quốc', 'thời tiết'], popularity: 70 },
  { title: 'Ăn gì ở Huế trong hai ngày', tags: ['Huế', 'ẩm thực'], popularity: 60 },
  { title: 'Lịch trình Đà Nẵng – Hội An 3 ngày 2 đêm', tags: ['Đà Nẵng', 'Hội An'], popularity: 50 },
];
