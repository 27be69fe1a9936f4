interface TestProduct {
  title: string;
  places: string[];
  popularity: number;
  /** Trip length; hotels have stars instead. */
  days?: number;
  star?: number;
}

/** Invented products of the test catalogue, by kind. */
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

/** Articles of the test catalogue. */
export const testArticles: { title: string; tags: string[]; popularity: number }[] = [
  { title: 'Đi Hà Giang lần đầu: cung đường và chỗ nghỉ', tags: ['Hà Giang', 'phượt'], popularity: 90 },
  { title: 'Mùa đẹp của Sa Pa', tags: ['Sa Pa', 'thời tiết'], popularity: 80 },
  { title: 'Phú Quốc mùa nào đẹp', tags: ['Phú Quốc', 'thời tiết'], popularity: 70 },
  { title: 'Ăn gì ở Huế trong hai ngày', tags: ['Huế', 'ẩm thực'], popularity: 60 },
  { title: 'Lịch trình Đà Nẵng – Hội An 3 ngày 2 đêm', tags: ['Đà Nẵng', 'Hội An'], popularity: 50 },
];
