import type { Province } from './province.ts';

/** Provinces of the centre, by code. */
export const centralProvinces: Province[] = [
  {
    code: '38',
    slug: 'thanh-hoa',
    title: 'Thanh Hóa',
    type: 'province',
    region: 'central',
    subRegion: 'Bắc Trung Bộ',
    nameAlias: ['Sầm Sơn', 'Pù Luông', 'Hải Tiến', 'Thành nhà Hồ', 'Hải Hòa', 'Tĩnh Gia'],
    mergedFrom: ['Thanh Hóa'],
    lat: 20.046,
    lng: 105.318,
    bestMonths: [4, 5, 6, 7, 8, 9, 10],
    summary:
      'Biển Sầm Sơn, Hải Tiến cho mùa hè, ruộng bậc thang Pù Luông cho mùa lúa và thành đá nhà Hồ hơn sáu trăm năm.',
    content: `Thanh Hóa rộng và nhiều cảnh: phía đông là biển, phía tây là núi, giữa là đồng bằng sông Mã với các di tích kinh đô cũ. Tỉnh giữ nguyên địa giới trong lần sắp xếp năm 2025.

## Biển hay núi

Sầm Sơn sôi động, hải sản tươi, hợp đoàn đông và gia đình từ Hà Nội xuống, đường cao tốc chỉ khoảng ba giờ. Hải Tiến và Hải Hòa vắng hơn, bãi thoải, nhiều khu nghỉ có hồ bơi. Nếu thích núi, bạn lên Pù Luông ngủ bungalow nhìn ra ruộng bậc thang, tắm thác Hiêu và đi bè trên suối Chàm.

## Ghép thêm một buổi

Thành nhà Hồ, di sản thế giới, xây bằng những khối đá nặng hàng tấn; suối cá Cẩm Lương và khu Lam Kinh cũng nằm trên đường lên núi. Mùa biển từ tháng Tư đến tháng Tám, lúa Pù Luông chín cuối tháng Năm và cuối tháng Chín.
`,
    special: false,
    popularity: 600,
    picture: 'beach-pair-dusk-1',
  },
  {
    code: '40',
    slug: 'nghe-an',
    title: 'Nghệ An',
    type: 'province',
    region: 'central',
    subRegion: 'Bắc Trung Bộ',
    nameAlias: [
      'Vinh',
      'Cửa Lò',
      'Nam Đàn',
      'Làng Sen',
      'Pù Mát',
      'Quê Bác',
      'Quê Bác Hồ',
      'Kim Liên',
      'Con Cuông',
    ],
    mergedFrom: ['Nghệ An'],
    lat: 19.237,
    lng: 104.944,
    bestMonths: [4, 5, 6, 7, 8],
    summary:
      'Biển Cửa Lò thoải và dài, quê Bác ở Kim Liên và rừng Pù Mát phía tây, cách nhau chưa đến ba giờ xe.',
    content: `Nghệ An thường là chuyến đi hai đến ba ngày: một ngày về Kim Liên thăm làng Sen, làng Hoàng Trù, những ngày còn lại ở Cửa Lò. Bãi biển dài khoảng mười cây số, sóng vừa, buổi sáng có chợ cá sát bến và món mực nháy câu trong đêm. Ngược lên Thanh Chương có các đảo chè giữa lòng hồ. Mùa biển từ cuối tháng Tư đến tháng Tám, sau đó hay mưa bão. Sân bay Vinh đón chuyến từ Hà Nội và TP. Hồ Chí Minh.
`,
    special: false,
    popularity: 480,
    picture: 'beach-boats-dawn-1',
  },
  {
    code: '42',
    slug: 'ha-tinh',
    title: 'Hà Tĩnh',
    type: 'province',
    region: 'central',
    subRegion: 'Bắc Trung Bộ',
    nameAlias: ['Thiên Cầm', 'Đồng Lộc', 'Xuân Thành', 'Hồng Lĩnh', 'Nguyễn Du', 'Cửa Sót'],
    mergedFrom: ['Hà Tĩnh'],
    lat: 18.291,
    lng: 105.735,
    bestMonths: [4, 5, 6, 7, 8],
    summary:
      'Bãi biển Thiên Cầm yên ả, ngã ba Đồng Lộc, quê Nguyễn Du ở Tiên Điền và chùa Hương Tích trên núi Hồng.',
    content: `Hà Tĩnh hợp với người đi đường bộ xuyên Việt muốn nghỉ chân ở một nơi vắng. Bãi Thiên Cầm cong hình cánh cung, tắm tốt từ tháng Tư đến tháng Tám và hải sản còn rẻ. Trên đường đi, bạn có thể thắp hương ở ngã ba Đồng Lộc, ghé khu lưu niệm Nguyễn Du, hoặc leo chùa Hương Tích lưng chừng dãy Hồng Lĩnh. Từ sân bay Vinh xuống Hà Tĩnh chừng 60 km. Tháng Chín đến tháng Mười một mưa nhiều, nên tránh.
`,
    special: false,
    popularity: 280,
    picture: 'road-coast-pass-dawn-1',
  },
  {
    code: '44',
    slug: 'quang-tri',
    title: 'Quảng Trị',
    type: 'province',
    region: 'central',
    subRegion: 'Bắc Trung Bộ',
    nameAlias: [
      'Quảng Bình',
      'Đồng Hới',
      'Phong Nha',
      'Sơn Đoòng',
      'Đông Hà',
      'Cồn Cỏ',
      'Vĩnh Mốc',
      'Phong Nha Kẻ Bàng',
      'Động Thiên Đường',
      'Suối nước Moọc',
      'QB',
    ],
    mergedFrom: ['Quảng Trị', 'Quảng Bình'],
    lat: 17.24,
    lng: 106.527,
    bestMonths: [2, 3, 4, 5, 6, 7, 8],
    summary:
      'Hang động Phong Nha – Kẻ Bàng của Quảng Bình cũ và các di tích vĩ tuyến 17, nay trong một tỉnh, trung tâm ở Đồng Hới.',
    content: `Quảng Trị nay gồm Quảng Trị và Quảng Bình cũ. Phía bắc là vương quốc hang động Phong Nha – Kẻ Bàng, phía nam là những địa danh thời chia cắt như Hiền Lương, Vịnh Mốc và Thành cổ.

## Hang động

Động Phong Nha đi bằng thuyền dọc sông Son, động Thiên Đường đi bộ trên lối gỗ dài một cây số, cả hai hợp với gia đình. Muốn phiêu lưu, bạn đăng ký các tour ngủ hang theo cấp độ thể lực. Sơn Đoòng mỗi năm chỉ đón khoảng một nghìn khách, đi bốn ngày và phải đặt trước nhiều tháng.

## Di tích và biển

Từ Đồng Hới xuống cầu Hiền Lương khoảng một tiếng rưỡi xe, ghép địa đạo Vịnh Mốc và bãi Cửa Tùng trong một ngày. Nhật Lệ là bãi tắm ngay trong phố. Mùa khô từ tháng Hai đến tháng Tám; tháng Chín đến tháng Mười một mưa lũ, nhiều hang đóng cửa.
`,
    special: true,
    popularity: 700,
    picture: 'cave-river-dawn-1',
  },
  {
    code: '46',
    slug: 'hue',
    title: 'Huế',
    type: 'city',
    region: 'central',
    subRegion: 'Bắc Trung Bộ',
    nameAlias: [
      'Thừa Thiên Huế',
      'Cố đô Huế',
      'Lăng Cô',
      'Bạch Mã',
      'Thuận An',
      'TP Huế',
      'Kinh thành Huế',
      'Sông Hương',
    ],
    mergedFrom: ['Thừa Thiên Huế'],
    lat: 16.332,
    lng: 107.517,
    bestMonths: [1, 2, 3, 4, 5, 8],
    summary:
      'Kinh thành bên sông Hương, bảy lăng tẩm triều Nguyễn, ca Huế trên thuyền và bát bún bò cay lúc sáng sớm.',
    content: `Huế đi chậm mới thấy hay. Thành phố giữ nguyên địa giới của Thừa Thiên Huế cũ, trải từ núi Bạch Mã qua đồi thông lăng tẩm xuống đầm phá Tam Giang.

## Ba ngày ở Huế

Ngày đầu dành cho Đại Nội, nên vào cổng Ngọ Môn lúc mở cửa để tránh nắng, chiều đi thuyền lên chùa Thiên Mụ. Ngày hai thăm các lăng: Tự Đức nhiều cây và hồ, Minh Mạng cân đối giữa rừng, Khải Định khảm sành sứ tinh xảo. Ngày ba ra phá Tam Giang ăn trưa trên đầm, hoặc tắm biển Thuận An, Lăng Cô.

## Ăn và thời tiết

Bún bò, cơm hến, bánh bèo, nậm, lọc và chè hẻm đều rẻ và ngon ở quán nhỏ. Tháng Một đến tháng Tư dễ chịu nhất; tháng Mười, tháng Mười một mưa dầm, có thể lụt. Từ Đà Nẵng sang mất khoảng hai giờ, qua hầm hoặc đi đèo Hải Vân nếu muốn ngắm biển.
`,
    special: true,
    popularity: 800,
    picture: 'theatre-hall-dawn-1',
  },
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
    code: '52',
    slug: 'gia-lai',
    title: 'Gia Lai',
    type: 'province',
    region: 'central',
    subRegion: 'Tây Nguyên',
    nameAlias: [
      'Bình Định',
      'Quy Nhơn',
      'Pleiku',
      'Kỳ Co',
      'Eo Gió',
      'Biển Hồ',
      'Chư Đăng Ya',
      'Qui Nhơn',
      'Hòn Khô',
      'Biển Hồ Pleiku',
    ],
    mergedFrom: ['Gia Lai', 'Bình Định'],
    lat: 13.89,
    lng: 108.438,
    bestMonths: [1, 2, 3, 4, 5, 6, 7, 8, 11],
    summary:
      'Biển Quy Nhơn với Kỳ Co, Eo Gió và tháp Chăm, cùng cao nguyên Pleiku hồ xanh, núi lửa, nay là một tỉnh.',
    content: `Gia Lai nay gồm Gia Lai và Bình Định cũ, trung tâm đặt ở Quy Nhơn. Khách du lịch chủ yếu về phía biển, còn ai thích cao nguyên thì lên Pleiku, cách khoảng 160 km theo quốc lộ 19.

## Quy Nhơn ba ngày

Ngày đầu tắm bãi biển ngay trước phố, chiều ra Ghềnh Ráng, thăm mộ Hàn Mặc Tử. Ngày hai đi Eo Gió và Kỳ Co: sáng đi ca nô từ Nhơn Lý, lặn ngắm san hô rồi ăn hải sản làng chài. Ngày ba xem tháp Đôi, tháp Bánh Ít, ghé bảo tàng Quang Trung nghe trống trận Tây Sơn.

## Lên Pleiku

Biển Hồ trong xanh giữa rừng thông, núi lửa Chư Đăng Ya vàng hoa dã quỳ vào tháng Mười một. Mùa biển êm từ tháng Ba đến tháng Chín. Sân bay Phù Cát cách Quy Nhơn 32 km, đi khoảng 40 phút.
`,
    special: true,
    popularity: 780,
    picture: 'beach-headland-dawn-1',
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
  {
    code: '66',
    slug: 'dak-lak',
    title: 'Đắk Lắk',
    type: 'province',
    region: 'central',
    subRegion: 'Tây Nguyên',
    nameAlias: [
      'Phú Yên',
      'Daklak',
      'Buôn Ma Thuột',
      'Buôn Mê Thuột',
      'BMT',
      'Tuy Hòa',
      'Gành Đá Đĩa',
      'Buôn Đôn',
      'Hồ Lắk',
      'Đắc Lắc',
      'Ban Mê Thuột',
      'Sông Cầu',
    ],
    mergedFrom: ['Đắk Lắk', 'Phú Yên'],
    lat: 12.922,
    lng: 108.444,
    bestMonths: [1, 2, 3, 4, 5, 6, 7, 8, 12],
    summary:
      'Cà phê và voi Buôn Đôn trên cao nguyên, Gành Đá Đĩa và Mũi Điện bên biển Phú Yên cũ, nay nối trong một tỉnh.',
    content: `Đắk Lắk nay gồm Đắk Lắk và Phú Yên cũ, trải từ biên giới phía tây ra tới điểm đón bình minh sớm trên đất liền. Hai vùng cách nhau khoảng bốn giờ xe, nên bạn chọn một bên nếu chỉ có ba ngày.

## Cao nguyên

Buôn Ma Thuột là thủ phủ cà phê: bảo tàng, quán rang xay và hội cà phê tổ chức vào tháng Ba, thường hai năm một lần. Hồ Lắk có thuyền độc mộc, Buôn Đôn nay chuyển sang ngắm voi thân thiện thay cho cưỡi. Thác Dray Nur đẹp nhất cuối mùa mưa.

## Phía biển

Từ Tuy Hòa chạy về bắc gặp Gành Đá Đĩa, Bãi Xép và vịnh Xuân Đài; về nam có Mũi Điện với ngọn hải đăng trăm năm. Món nên thử là mắt cá ngừ và sò huyết Ô Loan. Biển êm từ tháng Hai đến tháng Tám.
`,
    special: false,
    popularity: 590,
    picture: 'waterfall-jungle-golden-1',
  },
  {
    code: '68',
    slug: 'lam-dong',
    title: 'Lâm Đồng',
    type: 'province',
    region: 'central',
    subRegion: 'Tây Nguyên',
    nameAlias: [
      'Đắk Nông',
      'Bình Thuận',
      'Đà Lạt',
      'ĐL',
      'Dalat',
      'Bảo Lộc',
      'Phan Thiết',
      'Mũi Né',
      'Phú Quý',
      'Tà Đùng',
      'Gia Nghĩa',
      'Đắc Nông',
      'Hồ Tuyền Lâm',
      'Langbiang',
      'Hòn Rơm',
    ],
    mergedFrom: ['Lâm Đồng', 'Đắk Nông', 'Bình Thuận'],
    lat: 11.673,
    lng: 107.969,
    bestMonths: [1, 2, 3, 4, 11, 12],
    summary:
      'Đà Lạt se lạnh trên cao nguyên, Mũi Né nắng gió bên biển và hồ Tà Đùng, ba vùng nay trong tỉnh Lâm Đồng.',
    content: `Lâm Đồng nay gồm Lâm Đồng, Đắk Nông và Bình Thuận cũ. Từ Đà Lạt ở độ cao 1.500 m, bạn có thể đi đèo Đại Ninh xuống Mũi Né trong khoảng bốn giờ, sáng mặc áo len và chiều đã ra biển.

## Đà Lạt

Thành phố không có đèn giao thông suốt nhiều năm, phố dốc quanh hồ Xuân Hương. Buổi sớm săn mây ở Cầu Đất, trưa dạo ga cũ, chiều vào hồ Tuyền Lâm và Thiền viện Trúc Lâm, tối ăn bánh tráng nướng ở chợ đêm. Hoa dã quỳ nở tháng Mười một, mai anh đào khoảng tháng Một, tháng Hai.

## Mũi Né và Tà Đùng

Mũi Né có đồi cát, suối Tiên và gió cho dân lướt ván diều từ tháng Mười một đến tháng Ba. Đảo Phú Quý đi tàu từ Phan Thiết hai giờ rưỡi đến ba giờ rưỡi. Hồ Tà Đùng nhiều đảo đất đỏ, mùa nước đầy từ tháng Chín đến tháng Mười hai.
`,
    special: true,
    popularity: 970,
    picture: 'pine-hills-villas-mist-1',
  },
];
