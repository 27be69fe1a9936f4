import type { Place } from './place.ts';

/** Places of Hà Nội with a long text, or of the first rank. */
export const haNoi: Place[] = [
  {
    slug: 'ho-hoan-kiem',
    title: 'Hồ Hoàn Kiếm',
    kind: 'lake',
    province: 'ha-noi',
    lat: 21.0287,
    lng: 105.8523,
    nameAlias: ['Hồ Gươm', 'Bờ Hồ', 'Đền Ngọc Sơn', 'Tháp Rùa'],
    summary:
      'Hồ nước giữa lòng Hà Nội, có Tháp Rùa và đền Ngọc Sơn nối bờ bằng cầu Thê Húc; cuối tuần quanh hồ thành phố đi bộ.',
    content: `Một vòng hồ dài khoảng 1,7 km, đi chậm mất nửa giờ. Bắt đầu từ tượng vua Lý Thái Tổ, qua Tháp Bút, bước lên cầu Thê Húc đỏ vào đền Ngọc Sơn xem tiêu bản rùa hồ, rồi men bờ tây tới phố Hàng Khay.

Từ 19 giờ thứ Sáu đến hết Chủ nhật, các phố quanh hồ cấm xe. Trẻ con chơi ô ăn quan, người lớn nhảy dây, có góc hát xẩm và vẽ chân dung. Nếu thích yên tĩnh, bạn nên đến lúc 5 giờ rưỡi sáng, khi mặt hồ còn hơi sương và các nhóm dưỡng sinh vừa tập.

Quanh hồ có nhiều quán cà phê tầng hai nhìn xuống nước, kem que phố Tràng Tiền và cốm bán theo mùa ở những gánh hàng rong.
`,
    special: false,
    popularity: 950,
    picture: 'old-quarter-lake-dusk-1',
  },
  {
    slug: 'pho-co-ha-noi',
    title: 'Phố cổ Hà Nội',
    kind: 'old-town',
    province: 'ha-noi',
    lat: 21.0353,
    lng: 105.85,
    nameAlias: ['36 phố phường', 'Tạ Hiện', 'Hàng Đào', 'Hàng Mã'],
    summary:
      'Khu buôn bán cũ phía bắc hồ Hoàn Kiếm, mỗi phố mang tên một nghề: Hàng Bạc, Hàng Mã, Hàng Thiếc vẫn còn người làm.',
    content: `Phố cổ không có vé vào cửa, chỉ có những con phố ngắn đan nhau giữa sông Hồng và hồ Hoàn Kiếm. Hàng Bạc vẫn có thợ kim hoàn, Hàng Thiếc gò tôn kêu cả ngày, Hàng Mã đỏ rực trước Trung thu và Tết, Lãn Ông thơm mùi thuốc bắc.

Bạn nên đi theo bữa ăn: phở hoặc bún thang buổi sáng, bún chả buổi trưa, cà phê trứng lúc xế chiều và chả cá vào tối. Ngôi nhà cổ số 87 Mã Mây mở cửa cho khách xem kiểu nhà ống nhiều lớp sân.

Tối cuối tuần có chợ đêm từ Hàng Đào tới Đồng Xuân. Phố hẹp, xe máy nhiều, đi bộ hoặc xích lô vẫn là cách dễ chịu nhất.
`,
    special: true,
    popularity: 940,
    picture: 'old-quarter-flower-bikes-dusk-1',
  },
  {
    slug: 'van-mieu-quoc-tu-giam',
    title: 'Văn Miếu – Quốc Tử Giám',
    kind: 'historic-site',
    province: 'ha-noi',
    lat: 21.0294,
    lng: 105.8355,
    nameAlias: ['Văn Miếu', 'Quốc Tử Giám', 'Temple of Literature'],
    summary:
      'Nơi thờ Khổng Tử dựng năm 1070 và trường học của triều đình, còn lưu 82 bia đá ghi tên tiến sĩ.',
    content: `Bước qua cổng Văn Miếu là năm lớp sân nối nhau, càng vào trong càng yên. Khuê Văn Các mở vào lớp sân thứ ba, nơi hai bên giếng Thiên Quang dựng 82 bia tiến sĩ từ năm 1484 đến 1780, được UNESCO ghi danh ký ức thế giới.

Mùa thi, sĩ tử đến thắp hương xin chữ; dịp Tết, bên hồ Văn có các ông đồ viết thư pháp. Buổi sáng ngày thường vắng và mát nhất, tham quan khoảng một tiếng rưỡi là đủ.

Bạn mặc trang phục kín đáo và không chạm vào đầu rùa đá. Ra cổng sau là phố Quốc Tử Giám, đi thêm mười phút tới Bảo tàng Mỹ thuật trên phố Nguyễn Thái Học.
`,
    special: false,
    popularity: 820,
    picture: 'heritage-star-pavilion-dawn-1',
  },
  {
    slug: 'lang-chu-tich-ho-chi-minh',
    title: 'Lăng Chủ tịch Hồ Chí Minh',
    kind: 'historic-site',
    province: 'ha-noi',
    lat: 21.0368,
    lng: 105.8346,
    nameAlias: ['Lăng Bác', 'Quảng trường Ba Đình'],
    summary: 'Công trình trên quảng trường Ba Đình, mở cửa viếng buổi sáng, nghỉ thứ Hai và thứ Sáu.',
    content: '',
    special: false,
    popularity: 800,
    picture: 'theatre-colonnade-golden-1',
  },
  {
    slug: 'hoang-thanh-thang-long',
    title: 'Hoàng thành Thăng Long',
    kind: 'heritage-site',
    province: 'ha-noi',
    lat: 21.0341,
    lng: 105.8402,
    nameAlias: ['Thành cổ Hà Nội', 'Cột cờ Hà Nội'],
    summary:
      'Di tích kinh đô nhiều triều đại với nền cung điện khai quật, Đoan Môn và Cột cờ, UNESCO ghi danh năm 2010.',
    content: '',
    special: false,
    popularity: 640,
    picture: 'heritage-citadel-gate-noon-1',
  },
  {
    slug: 'chua-mot-cot',
    title: 'Chùa Một Cột',
    kind: 'pagoda',
    province: 'ha-noi',
    lat: 21.0359,
    lng: 105.8336,
    nameAlias: ['Diên Hựu'],
    summary: 'Ngôi chùa nhỏ dựng trên một trụ đá giữa hồ sen, khởi lập năm 1049 đời vua Lý Thái Tông.',
    content: '',
    special: false,
    popularity: 620,
    picture: 'karst-river-lotus-golden-1',
  },
  {
    slug: 'ho-tay',
    title: 'Hồ Tây',
    kind: 'lake',
    province: 'ha-noi',
    lat: 21.0553,
    lng: 105.8236,
    nameAlias: ['West Lake', 'Chùa Trấn Quốc', 'Đường Thanh Niên'],
    summary:
      'Hồ lớn nhất nội thành Hà Nội, vòng quanh khoảng 17 km, có chùa Trấn Quốc và nhiều quán nhìn ra mặt nước.',
    content: '',
    special: false,
    popularity: 700,
    picture: 'night-city-promenade-golden-1',
  },
  {
    slug: 'lang-gom-bat-trang',
    title: 'Làng gốm Bát Tràng',
    kind: 'craft-village',
    province: 'ha-noi',
    lat: 20.9763,
    lng: 105.9126,
    nameAlias: ['Bát Tràng', 'Gốm Bát Tràng'],
    summary:
      'Làng gốm bên sông Hồng có hơn năm trăm năm nghề, khách được tự xoay bàn và nặn một món mang về.',
    content: `Bát Tràng cách trung tâm Hà Nội 15 km, đi xe buýt hay thuyền trên sông Hồng đều tới. Làng cổ phía trong có ngõ hẹp, tường dính bánh than phơi, lò bầu cũ và ngôi đình quay mặt ra sông.

Thứ khách nhớ nhất là giờ nặn gốm. Bạn ngồi trước bàn xoay, được thợ chỉ cách giữ đất ở giữa, tô màu rồi sấy nhẹ mang về; muốn nung men phải chờ vài ngày và nhận qua bưu điện.

Chợ gốm bán từ bát cơm thường ngày tới bình hút lộc. Trưa có thể thử cỗ Bát Tràng với canh măng mực, món nhiều gia đình trong làng nhận nấu khi đặt trước.
`,
    special: false,
    popularity: 560,
    picture: 'craft-pottery-golden-1',
  },
  {
    slug: 'vuon-quoc-gia-ba-vi',
    title: 'Vườn quốc gia Ba Vì',
    kind: 'national-park',
    province: 'ha-noi',
    lat: 21.067,
    lng: 105.366,
    nameAlias: ['Ba Vì', 'Núi Tản Viên', 'Nhà thờ đổ Ba Vì'],
    summary:
      'Dãy núi ba đỉnh cao gần 1.300 m cách trung tâm 60 km, đường ô tô lên tận cốt 1.100, có rừng thông và phế tích nhà thờ cũ.',
    content: '',
    special: false,
    popularity: 520,
    picture: 'pine-hills-ridges-noon-1',
  },
  {
    slug: 'chua-huong',
    title: 'Chùa Hương',
    kind: 'pagoda',
    province: 'ha-noi',
    lat: 20.618,
    lng: 105.7467,
    nameAlias: ['Hương Sơn', 'Động Hương Tích', 'Suối Yến'],
    summary:
      'Quần thể chùa trong núi đá, đi thuyền suối Yến rồi leo bộ hoặc cáp treo lên động Hương Tích; hội mở từ mùng 6 tháng Giêng.',
    content: `Đi chùa Hương là đi cả thuyền lẫn núi. Từ bến Đục, thuyền chèo ngược suối Yến chừng một tiếng giữa hai hàng núi đá, mùa thu hoa súng nở tím mặt nước. Đến bến Trò, bạn vào chùa Thiên Trù rồi lên động Hương Tích bằng đường đá hơn hai cây số hoặc cáp treo.

Hội kéo dài từ mùng 6 tháng Giêng đến hết tháng Ba âm lịch, đông nhất các ngày rằm và cuối tuần. Ngoài mùa hội, cảnh vắng, giá vé và thuyền vẫn như vậy mà không phải chen.

Nên mang giày bám tốt, nước uống và ít tiền lẻ. Tính cả đi đường từ trung tâm Hà Nội khoảng 60 km, chuyến đi mất trọn một ngày.
`,
    special: false,
    popularity: 700,
    picture: 'cave-mouth-noon-1',
  },
];
