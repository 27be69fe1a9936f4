/** Provinces that ceased to exist in July 2025, with the slugs of the places in them. */
const formerProvinces: Record<string, string> = {
  'Hà Giang':
    'cao-nguyen-da-dong-van cot-co-lung-cu deo-ma-pi-leng song-nho-que-hem-tu-san pho-co-dong-van dinh-thu-ho-vuong ruong-bac-thang-hoang-su-phi nui-doi-quan-ba',
  'Yên Bái': 'ruong-bac-thang-mu-cang-chai ho-thac-ba',
  'Bắc Kạn': 'ho-ba-be vuon-quoc-gia-ba-be dong-puong',
  'Bắc Giang': 'chua-vinh-nghiem khu-du-lich-tam-linh-tay-yen-tu vuon-vai-luc-ngan',
  'Vĩnh Phúc': 'tam-dao ho-dai-lai thien-vien-truc-lam-tay-thien',
  'Hòa Bình': 'ban-lac-mai-chau ho-hoa-binh thung-nai',
  'Hải Dương': 'khu-di-tich-con-son-kiep-bac dao-co-chi-lang-nam',
  'Thái Bình': 'chua-keo bai-bien-dong-chau bien-vo-cuc den-tran-thai-binh',
  'Hà Nam': 'chua-tam-chuc',
  'Nam Định': 'den-tran-nam-dinh vuon-quoc-gia-xuan-thuy',
  'Quảng Bình':
    'vuon-quoc-gia-phong-nha-ke-bang dong-phong-nha dong-thien-duong hang-son-doong bai-bien-nhat-le',
  'Quảng Nam': 'pho-co-hoi-an thanh-dia-my-son cu-lao-cham vinwonders-nam-hoi-an',
  'Kon Tum':
    'mang-den nha-tho-go-kon-tum nha-rong-kon-klor cot-moc-nga-ba-dong-duong thac-pa-sy dinh-ngoc-linh',
  'Bình Định':
    'bai-bien-quy-nhon eo-gio ky-co ghenh-rang-tien-sa thap-doi thap-banh-it bao-tang-quang-trung cu-lao-xanh',
  'Ninh Thuận': 'vinh-vinh-hy thap-po-klong-garai vuon-quoc-gia-nui-chua',
  'Phú Yên': 'ganh-da-dia bai-xep mui-dien thap-nhan vinh-xuan-dai',
  'Đắk Nông': 'ho-ta-dung',
  'Bình Thuận': 'mui-ne bau-trang dao-phu-quy',
  'Bình Phước': 'nui-ba-ra vuon-quoc-gia-bu-gia-map soc-bom-bo',
  'Bình Dương': 'khu-du-lich-dai-nam',
  'Bà Rịa – Vũng Tàu': 'bai-sau-vung-tau tuong-chua-kito-vua-vung-tau bai-bien-ho-tram con-dao',
  'Long An': 'lang-noi-tan-lap nha-tram-cot',
  'Tiền Giang': 'chua-vinh-trang cu-lao-thoi-son cho-noi-cai-be bai-bien-tan-thanh-go-cong',
  'Bến Tre': 'con-phung lang-nghe-keo-dua-ben-tre',
  'Trà Vinh': 'ao-ba-om chua-ang bai-bien-ba-dong',
  'Kiên Giang':
    'dao-phu-quoc grand-world-phu-quoc vinwonders-phu-quoc sun-world-hon-thom bai-sao quan-dao-nam-du ha-tien',
  'Hậu Giang': 'khu-bao-ton-lung-ngoc-hoang',
  'Sóc Trăng': 'chua-doi chua-chen-kieu cho-noi-nga-nam',
  'Bạc Liêu': 'nha-cong-tu-bac-lieu canh-dong-dien-gio-bac-lieu chua-xiem-can nha-tho-tac-say',
};

const byPlace = new Map(
  Object.entries(formerProvinces).flatMap(([title, slugs]) =>
    slugs.split(' ').map((slug) => [slug, title] as const),
  ),
);

/** The former province of a place, by which people still search; undefined if the name is still in use. */
export function formerProvinceOf(slug: string): string | undefined {
  return byPlace.get(slug);
}
