import type { Province } from './province.ts';

/** Provinces and cities of the Mekong Delta. */
export const mekongDeltaProvinces: Province[] = [
  {
    code: '82',
    slug: 'dong-thap',
    title: 'Đồng Tháp',
    type: 'province',
    region: 'south',
    subRegion: 'Đồng bằng sông Cửu Long',
    nameAlias: [
      'Tiền Giang',
      'Sa Đéc',
      'Cao Lãnh',
      'Tràm Chim',
      'Mỹ Tho',
      'Cái Bè',
      'Gò Công',
      'Vườn quốc gia Tràm Chim',
      'Chùa Vĩnh Tràng',
    ],
    mergedFrom: ['Đồng Tháp', 'Tiền Giang'],
    lat: 10.495,
    lng: 105.9,
    bestMonths: [1, 2, 5, 6, 7, 9, 10, 11, 12],
    summary:
      'Làng hoa Sa Đéc, đồng sếu Tràm Chim và cù lao Mỹ Tho, chuyến miền Tây gần nhất tính từ TP. Hồ Chí Minh.',
    content: `Đồng Tháp nay gồm Đồng Tháp và Tiền Giang cũ. Đi trong ngày thì chọn Mỹ Tho: chùa Vĩnh Tràng, xuống đò sang cù lao Thới Sơn nghe đờn ca tài tử, ngồi xuồng dưới rặng dừa nước. Ở lại một đêm thì về Sa Đéc, dạo vườn hoa và nhà cổ Huỳnh Thủy Lê. Tràm Chim đẹp mùa nước nổi tháng Chín đến tháng Mười một, sen và súng phủ đồng. Trái cây Cái Bè rộ từ tháng Năm đến tháng Tám; làng hoa rực nhất trước Tết.
`,
    special: false,
    popularity: 450,
    picture: 'island-sea-nipa-dawn-1',
  },
  {
    code: '86',
    slug: 'vinh-long',
    title: 'Vĩnh Long',
    type: 'province',
    region: 'south',
    subRegion: 'Đồng bằng sông Cửu Long',
    nameAlias: [
      'Bến Tre',
      'Trà Vinh',
      'Cồn Phụng',
      'Ao Bà Om',
      'Ba Động',
      'Cù lao An Bình',
      'Xứ dừa',
      'Mang Thít',
    ],
    mergedFrom: ['Vĩnh Long', 'Bến Tre', 'Trà Vinh'],
    lat: 9.996,
    lng: 106.293,
    bestMonths: [1, 2, 3, 5, 6, 7, 8, 12],
    summary: 'Cù lao An Bình, xứ dừa Bến Tre cũ và những ngôi chùa Khmer Trà Vinh dưới tán sao dầu cổ thụ.',
    content: `Vĩnh Long nay gồm Vĩnh Long, Bến Tre và Trà Vinh cũ, nằm giữa sông Tiền và sông Hậu. Bạn qua phà sang cù lao An Bình ngủ nhà vườn, hái chôm chôm mùa hè. Bên Bến Tre cũ, xuồng nhỏ đi trong rạch dừa nước, ghé lò kẹo dừa và Cồn Phụng. Xuống Trà Vinh cũ có Ao Bà Om, chùa Âng và lễ Ok Om Bok rằm tháng Mười âm lịch. Lò gạch Mang Thít đỏ au soi bóng kênh Thầy Cai.
`,
    special: false,
    popularity: 410,
    picture: 'island-sea-nipa-golden-1',
  },
  {
    code: '91',
    slug: 'an-giang',
    title: 'An Giang',
    type: 'province',
    region: 'south',
    subRegion: 'Đồng bằng sông Cửu Long',
    nameAlias: [
      'Kiên Giang',
      'Phú Quốc',
      'PQ',
      'Châu Đốc',
      'Núi Sam',
      'Long Xuyên',
      'Trà Sư',
      'Rạch Giá',
      'Hà Tiên',
      'Nam Du',
      'Hòn Sơn',
      'Đảo Ngọc',
      'Rừng tràm Trà Sư',
      'Bãi Sao',
      'Grand World',
      'An Thới',
      'Dương Đông',
    ],
    mergedFrom: ['An Giang', 'Kiên Giang'],
    lat: 10.184,
    lng: 105.031,
    bestMonths: [1, 2, 3, 4, 9, 10, 11, 12],
    summary: 'Đảo Phú Quốc nước trong, quần đảo Nam Du và miền Bảy Núi Châu Đốc, nay chung tỉnh An Giang.',
    content: `An Giang nay gồm An Giang và Kiên Giang cũ, nên đảo Phú Quốc, Hà Tiên và vùng Châu Đốc, Bảy Núi cùng nằm trong một tỉnh, trung tâm ở Rạch Giá.

## Phú Quốc

Bắc đảo có công viên giải trí, vườn thú bán hoang dã và rừng nguyên sinh. Nam đảo có Bãi Sao, cáp treo vượt biển Hòn Thơm và tour ca nô bốn đảo. Dương Đông ở giữa là nơi ăn tối, dạo chợ đêm. Biển phía tây êm và trong từ tháng Mười một đến tháng Tư; mùa mưa tháng Bảy đến tháng Chín giá phòng thấp hơn. Bay từ TP. Hồ Chí Minh một giờ, từ Hà Nội hơn hai giờ.

## Trên đất liền

Mùa nước nổi tháng Chín đến tháng Mười một, rừng tràm Trà Sư xanh bèo và đầy chim. Châu Đốc có miếu Bà Chúa Xứ, hội lớn cuối tháng Tư âm lịch. Từ Rạch Giá và Hà Tiên đều có tàu cao tốc ra đảo.
`,
    special: true,
    popularity: 965,
    picture: 'beach-hammock-dawn-1',
  },
  {
    code: '92',
    slug: 'can-tho',
    title: 'Cần Thơ',
    type: 'city',
    region: 'south',
    subRegion: 'Đồng bằng sông Cửu Long',
    nameAlias: ['Hậu Giang', 'Sóc Trăng', 'CT', 'Ninh Kiều', 'Cái Răng', 'Tây Đô', 'Vị Thanh', 'Chợ nổi'],
    mergedFrom: ['Cần Thơ', 'Hậu Giang', 'Sóc Trăng'],
    lat: 9.744,
    lng: 105.757,
    bestMonths: [1, 2, 3, 5, 6, 7, 9, 10, 11, 12],
    summary: 'Chợ nổi Cái Răng lúc tờ mờ sáng, bến Ninh Kiều buổi tối và các ngôi chùa Khmer ở Sóc Trăng cũ.',
    content: `Cần Thơ nay gồm Cần Thơ, Sóc Trăng và Hậu Giang cũ, là nơi thuận tiện nhất để ở lại khi đi miền Tây. Bay từ Hà Nội hơn hai giờ, đi xe từ TP. Hồ Chí Minh khoảng ba tiếng rưỡi.

## Một ngày bắt đầu lúc năm giờ

Chợ nổi Cái Răng họp từ sớm, ghe treo hàng trên cây bẹo, bạn ăn tô bún riêu ngay trên thuyền. Trên đường về ghé lò hủ tiếu và vườn trái cây. Trưa thăm nhà cổ Bình Thủy, tối dạo bến Ninh Kiều và ăn lẩu mắm, bánh cống.

## Đi xa hơn

Sóc Trăng cũ có chùa Dơi, chùa Chén Kiểu ghép mảnh sành và cảng Trần Đề đi Côn Đảo. Chợ nổi Ngã Năm mộc mạc hơn, nơi năm nhánh sông gặp nhau. Hậu Giang cũ có Lung Ngọc Hoàng, nên đi mùa nước tháng Chín đến tháng Mười một. Trái cây ngon nhất từ tháng Năm đến tháng Tám.
`,
    special: false,
    popularity: 660,
    picture: 'market-floating-mist-1',
  },
  {
    code: '96',
    slug: 'ca-mau',
    title: 'Cà Mau',
    type: 'province',
    region: 'south',
    subRegion: 'Đồng bằng sông Cửu Long',
    nameAlias: ['Bạc Liêu', 'Đất Mũi', 'Mũi Cà Mau', 'U Minh', 'Năm Căn', 'Công tử Bạc Liêu', 'Cực Nam'],
    mergedFrom: ['Cà Mau', 'Bạc Liêu'],
    lat: 9.135,
    lng: 105.181,
    bestMonths: [1, 2, 3, 4, 12],
    summary:
      'Mũi Cà Mau nơi đất rừng lấn biển, U Minh Hạ mùa mật ong và điện gió, nhà cổ công tử ở Bạc Liêu cũ.',
    content: `Cà Mau nay gồm Cà Mau và Bạc Liêu cũ. Chuyến đi nào cũng muốn tới Đất Mũi: đường bộ đã nối tận nơi, bạn chạm mốc tọa độ, xem rừng đước lấn biển và ăn cua gạch. U Minh Hạ có rừng tràm, gác kèo ong và cá lóc nướng trui. Phía Bạc Liêu cũ, buổi chiều thăm nhà Công tử, chùa Xiêm Cán rồi ra cánh đồng điện gió. Mùa khô từ tháng Mười hai đến tháng Tư dễ đi nhất, trời nắng nên mang mũ và nước.
`,
    special: false,
    popularity: 360,
    picture: 'island-sea-nipa-noon-1',
  },
];
