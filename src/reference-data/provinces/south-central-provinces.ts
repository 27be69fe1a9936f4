import type { Province } from './province.ts';

/** Provinces and cities of the South Central coast. */
export const southCentralProvinces: Province[] = [
  {
    code: '48',
    slug: 'da-nang',
    title: 'Đà Nẵng',
    type: 'city',
    region: 'central',
    subRegion: 'Duyên hải Nam Trung Bộ',
    nameAlias: [
      'Quảng Nam',
      'ĐN',
      'Hội An',
      'Bà Nà',
      'Bà Nà Hills',
      'Mỹ Sơn',
      'Cù Lao Chàm',
      'Tam Kỳ',
      'Sơn Trà',
      'Nam Hội An',
      'Danang',
      'Biển Mỹ Khê',
      'Cầu Vàng',
      'An Bàng',
      'Cửa Đại',
    ],
    mergedFrom: ['Đà Nẵng', 'Quảng Nam'],
    lat: 15.632,
    lng: 107.966,
    bestMonths: [2, 3, 4, 5, 6, 7, 8],
    summary:
      'Biển Mỹ Khê sát phố, phố cổ Hội An lên đèn, Bà Nà trên mây và thánh địa Mỹ Sơn, nay cùng một thành phố.',
    content: `Đà Nẵng nay gồm Đà Nẵng và Quảng Nam cũ, nên Hội An, Mỹ Sơn và Cù Lao Chàm đều nằm trong địa giới thành phố. Sân bay chỉ cách biển Mỹ Khê chừng 15 phút xe, rất tiện cho chuyến bốn ngày ba đêm.

## Chia ngày thế nào

Dành một ngày cho Bà Nà Hills, đi cáp chuyến sớm để Cầu Vàng còn vắng. Một ngày quanh thành phố: bán đảo Sơn Trà, chùa Linh Ứng, Ngũ Hành Sơn, tối cuối tuần xem cầu Rồng phun lửa lúc 21 giờ. Ngày còn lại ở Hội An, chiều vào phố cổ, tối thả đèn trên sông Hoài. Từ tháng Ba đến tháng Tám có thể thêm Cù Lao Chàm để lặn ngắm san hô.

## Ăn gì, đi lúc nào

Mì Quảng, bánh xèo, bê thui Cầu Mống và cao lầu Hội An là bốn món nên đủ. Trời khô, biển êm từ tháng Ba đến tháng Tám; tháng Mười và Mười một hay mưa bão, phố cổ có thể ngập.
`,
    special: true,
    popularity: 990,
    picture: 'night-city-dragon-bridge-golden-1',
  },
  {
    code: '51',
    slug: 'quang-ngai',
    title: 'Quảng Ngãi',
    type: 'province',
    region: 'central',
    subRegion: 'Duyên hải Nam Trung Bộ',
    nameAlias: ['Kon Tum', 'Lý Sơn', 'Măng Đen', 'Sa Huỳnh', 'Ngọc Linh', 'Kontum', 'Đảo tỏi'],
    mergedFrom: ['Quảng Ngãi', 'Kon Tum'],
    lat: 14.769,
    lng: 108.144,
    bestMonths: [1, 2, 3, 4, 6, 7, 8, 12],
    summary:
      'Đảo tỏi Lý Sơn ngoài khơi và rừng thông Măng Đen trên cao nguyên Kon Tum cũ, hai kiểu nghỉ trong một tỉnh.',
    content: `Quảng Ngãi nay gồm Quảng Ngãi và Kon Tum cũ. Từ cảng Sa Kỳ, tàu cao tốc ra Lý Sơn chỉ hơn nửa giờ; trên đảo có cổng Tò Vò, đỉnh Thới Lới và những ruộng tỏi trắng. Ngược lên tây hơn trăm cây số là Măng Đen ở độ cao khoảng 1.200 m, rừng thông, thác Pa Sỹ và đêm se lạnh quanh năm. Kon Tum còn nhà thờ gỗ và nhà rông Kon Klor. Đảo đẹp từ tháng Ba đến tháng Tám, cao nguyên đẹp mùa khô.
`,
    special: false,
    popularity: 470,
    picture: 'island-sea-sandbar-dawn-1',
  },
  {
    code: '56',
    slug: 'khanh-hoa',
    title: 'Khánh Hòa',
    type: 'province',
    region: 'central',
    subRegion: 'Duyên hải Nam Trung Bộ',
    nameAlias: [
      'Ninh Thuận',
      'Nha Trang',
      'NT',
      'Cam Ranh',
      'Bãi Dài',
      'Bình Ba',
      'Vân Phong',
      'Phan Rang',
      'Vĩnh Hy',
      'Ninh Chữ',
      'Phan Rang – Tháp Chàm',
      'Hòn Tre',
      'Dốc Lết',
      'Bình Hưng',
    ],
    mergedFrom: ['Khánh Hòa', 'Ninh Thuận'],
    lat: 12.073,
    lng: 108.966,
    bestMonths: [2, 3, 4, 5, 6, 7, 8, 9],
    summary:
      'Vịnh Nha Trang nhiều đảo, Bãi Dài Cam Ranh cát trắng và vùng nắng gió Ninh Thuận cũ với tháp Chăm, vịnh Vĩnh Hy.',
    content: `Khánh Hòa nay gồm Khánh Hòa và Ninh Thuận cũ, đường bờ biển dài và nhiều vịnh kín gió. Đây là một trong những nơi nắng nhiều nhất nước, biển tắm được gần như cả năm.

## Nha Trang và Cam Ranh

Ở trung tâm, bạn bước qua đường Trần Phú là tới biển. Một ngày đi đảo: lặn Hòn Mun, ăn trưa làng chài, hoặc sang đảo Hòn Tre chơi công viên. Buổi khác thăm tháp Bà Ponagar, chùa Long Sơn rồi tắm bùn khoáng. Bãi Dài gần sân bay Cam Ranh hợp kỳ nghỉ trong khu nghỉ dưỡng, cách phố khoảng 30 km.

## Xuống Ninh Thuận cũ

Cung ven biển từ Cam Ranh qua Bình Tiên đến vịnh Vĩnh Hy là một trong những đoạn đường đẹp nhất miền Trung. Phan Rang có tháp Po Klong Garai, vườn nho và đồi cát. Tháng Mười và Mười một hay mưa, các tháng còn lại khô.
`,
    special: true,
    popularity: 950,
    picture: 'beach-parasol-dawn-1',
  },
];
