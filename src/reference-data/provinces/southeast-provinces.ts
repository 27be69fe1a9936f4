import type { Province } from './province.ts';

/** Provinces and cities of the southeast. */
export const southeastProvinces: Province[] = [
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
];
