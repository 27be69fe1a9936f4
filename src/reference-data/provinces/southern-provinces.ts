import type { Province } from './province.ts';

/** Provinces of the south, by code. */
export const southernProvinces: Province[] = [
  {
    code: '75',
    slug: 'dong-nai',
    title: 'Đồng Nai',
    type: 'city',
    region: 'south',
    subRegion: 'Đông Nam Bộ',
    nameAlias: [
      'Bình Phước',
      'Biên Hòa',
      'Cát Tiên',
      'Nam Cát Tiên',
      'Long Thành',
      'Đồng Xoài',
      'Bù Gia Mập',
      'Hồ Trị An',
      'Núi Chứa Chan',
      'Gia Lào',
    ],
    mergedFrom: ['Đồng Nai', 'Bình Phước'],
    lat: 11.437,
    lng: 107.034,
    bestMonths: [1, 2, 3, 4, 12],
    summary:
      'Rừng Cát Tiên, hồ Trị An và núi Chứa Chan cho các chuyến cắm trại cuối tuần, cách TP. Hồ Chí Minh vài giờ xe.',
    content: `Đồng Nai nay gồm Đồng Nai và Bình Phước cũ. Vườn quốc gia Cát Tiên là điểm chính: đạp xe đường rừng tới Bàu Sấu, tối đi xe ngắm thú, sáng nghe vượn hót. Gần hơn có hồ Trị An và thác Giang Điền cho gia đình, núi Chứa Chan cho người thích leo và cắm trại trên đỉnh. Phía bắc là rừng Bù Gia Mập và sóc Bom Bo của người S’tiêng. Mùa khô từ tháng Mười hai đến tháng Tư đường rừng dễ đi.
`,
    special: false,
    popularity: 380,
    picture: 'waterfall-trail-golden-1',
  },
  {
    code: '79',
    slug: 'ho-chi-minh',
    title: 'TP. Hồ Chí Minh',
    type: 'city',
    region: 'south',
    subRegion: 'Đông Nam Bộ',
    nameAlias: [
      'Hồ Chí Minh',
      'Bình Dương',
      'Bà Rịa – Vũng Tàu',
      'TP.HCM',
      'TPHCM',
      'HCM',
      'Sài Gòn',
      'SG',
      'Vũng Tàu',
      'VT',
      'Côn Đảo',
      'Hồ Tràm',
      'Long Hải',
      'Củ Chi',
      'Cần Giờ',
      'Saigon',
      'Thành phố Hồ Chí Minh',
      'Bà Rịa',
      'BRVT',
      'Thủ Dầu Một',
    ],
    mergedFrom: ['Hồ Chí Minh', 'Bình Dương', 'Bà Rịa – Vũng Tàu'],
    lat: 10.823,
    lng: 106.63,
    bestMonths: [1, 2, 3, 4, 12],
    summary:
      'Sài Gòn không ngủ, biển Vũng Tàu, Hồ Tràm cho cuối tuần và Côn Đảo ngoài khơi, nay cùng thuộc TP. Hồ Chí Minh.',
    content: `Thành phố Hồ Chí Minh nay gồm TP. Hồ Chí Minh, Bình Dương và Bà Rịa – Vũng Tàu cũ. Một chuyến đi có thể bắt đầu ở khu trung tâm cũ của Sài Gòn, ra biển Vũng Tàu rồi bay thêm chừng một giờ ra Côn Đảo.

## Trong phố

Dinh Độc Lập, Nhà thờ Đức Bà, bưu điện và phố đi bộ Nguyễn Huệ nằm trong vòng đi bộ. Địa đạo Củ Chi cách trung tâm khoảng 60 km, nên đi buổi sáng. Ăn cơm tấm, hủ tiếu, bánh mì và ngồi cà phê bệt là cách hiểu thành phố nhanh nhất.

## Ra biển

Vũng Tàu cách trung tâm khoảng hai giờ xe, có Bãi Sau và tượng Chúa Kitô trên núi Nhỏ. Hồ Tràm yên hơn, nhiều khu nghỉ sát rừng. Côn Đảo hợp ba ngày: viếng nghĩa trang Hàng Dương, lặn biển, xem rùa đẻ từ tháng Năm đến tháng Mười. Mùa khô của thành phố kéo dài từ tháng Mười hai đến tháng Tư.
`,
    special: true,
    popularity: 940,
    picture: 'night-city-cable-bridge-noon-1',
  },
  {
    code: '80',
    slug: 'tay-ninh',
    title: 'Tây Ninh',
    type: 'province',
    region: 'south',
    subRegion: 'Đông Nam Bộ',
    nameAlias: [
      'Long An',
      'Núi Bà Đen',
      'Tòa thánh Tây Ninh',
      'Tân An',
      'Mộc Bài',
      'Núi Bà',
      'Ba Den',
      'Hồ Dầu Tiếng',
      'Tân Lập',
    ],
    mergedFrom: ['Tây Ninh', 'Long An'],
    lat: 11.2,
    lng: 106.12,
    bestMonths: [1, 2, 3, 4, 12],
    summary: 'Núi Bà Đen cao nhất Nam Bộ, Tòa thánh Cao Đài rực rỡ và rừng tràm Tân Lập của Long An cũ.',
    content: `Tây Ninh nay gồm Tây Ninh và Long An cũ. Đi từ TP. Hồ Chí Minh khoảng hai giờ, bạn lên núi Bà Đen bằng cáp treo từ sớm rồi về Tòa thánh xem lễ lúc 12 giờ trưa. Chiều ghé hồ Dầu Tiếng hoặc mua bánh tráng phơi sương, muối tôm làm quà. Nhánh phía tây nam có làng nổi Tân Lập, lối đi bộ dài xuyên rừng tràm. Rằm tháng Giêng là mùa hội núi Bà, rất đông; ngày thường trong mùa khô dễ chịu hơn.
`,
    special: false,
    popularity: 400,
    picture: 'cable-park-ridges-dawn-1',
  },
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
