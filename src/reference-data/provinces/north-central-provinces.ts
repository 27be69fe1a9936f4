import type { Province } from './province.ts';

/** Provinces and cities of the North Central region. */
export const northCentralProvinces: Province[] = [
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
];
