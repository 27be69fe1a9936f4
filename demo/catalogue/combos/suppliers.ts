/** The invented agencies that bundle the demo's combos. */
export const comboSuppliers = [
  {
    slug: 'khan-goi',
    brand: 'Khăn Gói',
    legalName: 'Công ty TNHH Lữ hành Khăn Gói',
    kinds: ['combo'],
    provinceSlug: 'ha-noi',
    address: '31 ngõ 105 Yên Phụ, phường Tây Hồ, Hà Nội',
  },
  {
    slug: 'manh-chieu-hoa',
    brand: 'Mảnh Chiếu Hoa',
    legalName: 'Công ty TNHH Du lịch Mảnh Chiếu Hoa',
    kinds: ['combo'],
    provinceSlug: 'da-nang',
    address: '76 Hoàng Văn Thụ, phường Hải Châu, Đà Nẵng',
  },
  {
    slug: 'gio-chuong-nam',
    brand: 'Gió Chướng Nam',
    legalName: 'Công ty Cổ phần Lữ hành Gió Chướng Nam',
    kinds: ['combo'],
    provinceSlug: 'ho-chi-minh',
    address: '19 Cống Quỳnh, phường Cầu Ông Lãnh, Thành phố Hồ Chí Minh',
  },
];
