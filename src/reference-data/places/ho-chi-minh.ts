import type { Place } from './place.ts';

/** Places of TP. Hồ Chí Minh with a long text, or of the first rank. */
export const hoChiMinh: Place[] = [
  {
    slug: 'cho-ben-thanh',
    title: 'Chợ Bến Thành',
    kind: 'market',
    province: 'ho-chi-minh',
    lat: 10.772,
    lng: 106.698,
    nameAlias: ['Bến Thành', 'Chợ Sài Gòn'],
    summary: 'Khu chợ có tháp đồng hồ mở năm 1914, biểu tượng của Sài Gòn, ngay cạnh ga metro số 1.',
    content: '',
    special: false,
    popularity: 800,
    picture: 'market-night-stalls-dusk-1',
  },
  {
    slug: 'dinh-doc-lap',
    title: 'Dinh Độc Lập',
    kind: 'historic-site',
    province: 'ho-chi-minh',
    lat: 10.777,
    lng: 106.695,
    nameAlias: ['Dinh Thống Nhất'],
    summary:
      'Dinh thự khánh thành năm 1966, nơi kết thúc chiến tranh ngày 30/4/1975, mở cửa tham quan hằng ngày.',
    content: '',
    special: false,
    popularity: 760,
    picture: 'gala-garden-dusk-1',
  },
  {
    slug: 'nha-tho-duc-ba-sai-gon',
    title: 'Nhà thờ Đức Bà Sài Gòn',
    kind: 'church',
    province: 'ho-chi-minh',
    lat: 10.7798,
    lng: 106.699,
    nameAlias: ['Nhà thờ Đức Bà', 'Bưu điện Sài Gòn'],
    summary:
      'Nhà thờ gạch đỏ hai tháp chuông xây 1877–1880, đang trùng tu bên ngoài, cạnh Bưu điện trung tâm.',
    content: '',
    special: false,
    popularity: 740,
    picture: 'heritage-church-dusk-1',
  },
  {
    slug: 'pho-di-bo-nguyen-hue',
    title: 'Phố đi bộ Nguyễn Huệ',
    kind: 'sight',
    province: 'ho-chi-minh',
    lat: 10.774,
    lng: 106.703,
    nameAlias: ['Nguyễn Huệ', 'Phố đi bộ Sài Gòn'],
    summary:
      'Trục đi bộ dài 670 m từ trụ sở Ủy ban thành phố ra bến Bạch Đằng, đông nhất buổi tối cuối tuần.',
    content: '',
    special: false,
    popularity: 720,
    picture: 'night-city-promenade-noon-1',
  },
  {
    slug: 'dia-dao-cu-chi',
    title: 'Địa đạo Củ Chi',
    kind: 'historic-site',
    province: 'ho-chi-minh',
    lat: 11.143,
    lng: 106.463,
    nameAlias: ['Củ Chi', 'Bến Dược', 'Bến Đình'],
    summary: 'Hệ thống đường hầm dài hơn 200 km thời chiến, tham quan tại Bến Dược và Bến Đình.',
    content: `Củ Chi có hai điểm tham quan: Bến Đình gần hơn, nhiều khách; Bến Dược xa thêm 15 km, rộng và có đền tưởng niệm. Cả hai đều cho bạn chui thử một đoạn hầm đã nới rộng, từ 20 đến 100 m, có lối thoát giữa chừng.

Hướng dẫn viên chỉ nắp hầm bí mật, bếp Hoàng Cầm tản khói, xưởng vũ khí và bẫy chông. Sau đó khách ngồi ăn củ mì chấm muối mè, món của người du kích. Trường bắn có tiếng nổ lớn, nhà có em bé nên đi đường vòng.

Trong hầm nóng và thấp, ai ngại không gian kín có thể chờ bên trên. Đi sáng sớm bằng xe mất một tiếng rưỡi, hoặc ca nô trên sông Sài Gòn.
`,
    special: false,
    popularity: 780,
    picture: 'heritage-tunnels-golden-1',
  },
  {
    slug: 'bai-sau-vung-tau',
    title: 'Bãi Sau Vũng Tàu',
    kind: 'beach',
    province: 'ho-chi-minh',
    lat: 10.34,
    lng: 107.09,
    nameAlias: ['Vũng Tàu', 'Bãi Sau', 'Thùy Vân'],
    summary:
      'Bãi tắm chính của Vũng Tàu, dài khoảng 3 km dọc đường Thùy Vân, cách trung tâm Sài Gòn hai giờ xe.',
    content: `Bãi Sau chạy từ mũi Nghinh Phong dọc đường Thùy Vân, đoạn gần công viên đã chỉnh trang thành phố đi bộ thoáng. Cát mịn, sóng trung bình, có cờ và đội cứu hộ; gần mũi có dòng rút nên đừng bơi sát đá.

Sáng sớm từ 5 đến 8 giờ dễ chịu nhất. Sau đó bạn ăn bánh khọt, lẩu cá đuối, uống cà phê ở Hòn Bà khi nước cạn lộ đường ra đảo. Chiều leo núi Nhỏ thăm tượng Chúa hoặc ngọn hải đăng.

Cuối tuần và lễ rất đông, giá phòng tăng, đường cao tốc hay kẹt chiều Chủ nhật. Giữa tuần, cùng khách sạn có thể rẻ hơn một phần ba.
`,
    special: false,
    popularity: 830,
    picture: 'beach-parasol-golden-1',
  },
  {
    slug: 'tuong-chua-kito-vua-vung-tau',
    title: 'Tượng Chúa Kitô Vua Vũng Tàu',
    kind: 'landmark',
    province: 'ho-chi-minh',
    lat: 10.3265,
    lng: 107.0845,
    nameAlias: ['Tượng Chúa Kitô', 'Núi Nhỏ', 'Chúa dang tay'],
    summary: 'Bức tượng cao 32 m trên núi Nhỏ, leo khoảng 800 bậc để ngắm vịnh và mũi Nghinh Phong.',
    content: '',
    special: false,
    popularity: 600,
    picture: 'beach-headland-dusk-1',
  },
  {
    slug: 'bai-bien-ho-tram',
    title: 'Bãi biển Hồ Tràm',
    kind: 'beach',
    province: 'ho-chi-minh',
    lat: 10.475,
    lng: 107.395,
    nameAlias: ['Hồ Tràm', 'Xuyên Mộc'],
    summary:
      'Bãi biển còn hoang sơ cạnh rừng Bình Châu, nhiều khu nghỉ dưỡng, cách TP. Hồ Chí Minh hơn hai giờ xe.',
    content: `Hồ Tràm nối bãi Lộc An với rừng nguyên sinh Bình Châu – Phước Bửu, bờ cát dài, ít hàng quán, đêm nghe rõ sóng. Khách chủ yếu ở trong các khu nghỉ có hồ bơi và villa, đến để không làm gì nhiều.

Nếu muốn ra ngoài, suối khoáng nóng Bình Châu cách 15 km có bể ngâm và luộc trứng, chợ Hồ Tràm buổi sáng bán cá mới lên. Sân golf ven cồn cát và trường đua nhỏ nằm cùng trục đường biển.

Biển êm từ tháng Mười một đến tháng Tư; mùa gió tây nam sóng mạnh hơn, nên tắm nơi có cứu hộ. Từ TP. Hồ Chí Minh qua cao tốc mất hơn hai giờ, đi đường ven biển từ Vũng Tàu khoảng 50 km.
`,
    special: false,
    popularity: 700,
    picture: 'beach-grove-dawn-1',
  },
  {
    slug: 'con-dao',
    title: 'Côn Đảo',
    kind: 'island',
    province: 'ho-chi-minh',
    lat: 8.683,
    lng: 106.606,
    nameAlias: ['Côn Sơn', 'Nhà tù Côn Đảo', 'Bãi Đầm Trầu'],
    summary:
      'Quần đảo 16 hòn với di tích nhà tù, nghĩa trang Hàng Dương và bãi rùa đẻ, bay từ TP. Hồ Chí Minh gần một giờ.',
    content: `Côn Đảo vừa là nơi tưởng niệm vừa là đảo nghỉ. Ban ngày bạn thăm trại Phú Hải, chuồng cọp và bảo tàng; nửa đêm nhiều người ra nghĩa trang Hàng Dương viếng mộ chị Võ Thị Sáu, lễ vật đơn giản là hoa trắng, gương lược.

Biển đẹp ở Đầm Trầu, Bãi Nhát, hòn Bảy Cạnh. Từ tháng Năm đến tháng Mười, vườn quốc gia tổ chức chuyến đêm xem rùa xanh đẻ trứng, số khách giới hạn. Đường ven biển vắng, thuê xe máy đi hết một ngày.

Bay từ TP. Hồ Chí Minh khoảng một giờ, hoặc tàu từ Vũng Tàu, Trần Đề. Tháng Ba đến tháng Chín biển êm; cuối năm gió chướng, tàu hay nghỉ. Phòng ít, nên đặt trước vài tuần.
`,
    special: true,
    popularity: 840,
    picture: 'beach-cove-dusk-1',
  },
  {
    slug: 'khu-du-lich-dai-nam',
    title: 'Khu du lịch Đại Nam',
    kind: 'theme-park',
    province: 'ho-chi-minh',
    lat: 11.042,
    lng: 106.629,
    nameAlias: ['Đại Nam', 'Lạc cảnh Đại Nam'],
    summary: 'Khu vui chơi rộng ở Bình Dương cũ gồm vườn thú, biển nhân tạo và khu trò chơi.',
    content: '',
    special: false,
    popularity: 500,
    picture: 'cable-park-seaside-dusk-1',
  },
];
