import type { Place } from './place.ts';

/** Places of Lâm Đồng with a long text, or of the first rank. */
export const lamDong: Place[] = [
  {
    slug: 'ho-xuan-huong',
    title: 'Hồ Xuân Hương',
    kind: 'lake',
    province: 'lam-dong',
    lat: 11.942,
    lng: 108.447,
    nameAlias: ['Hồ Đà Lạt', 'Quảng trường Lâm Viên'],
    summary: 'Hồ hình trăng khuyết giữa Đà Lạt, chu vi khoảng 5 km, sáng sớm có sương và người chạy bộ.',
    content: `Hồ nằm đúng giữa Đà Lạt nên đi đâu cũng thấy. Vòng quanh khoảng năm cây số: bạn đi bộ mất hơn một giờ, đạp xe đôi hai mươi phút, hay ngồi xe ngựa nếu thích kiểu cũ. Sáu giờ sáng mặt nước bốc hơi trắng, người Đà Lạt chạy bộ, câu cá và uống sữa đậu nành nóng ở các xe đẩy.

Bờ đông nam là quảng trường Lâm Viên với khối kính hình hoa dã quỳ và atisô; phía tây dốc lên chợ và đường Nguyễn Thị Minh Khai, nơi họp chợ đêm. Khoảng tháng Một, tháng Hai, mai anh đào nở dọc đường Trần Hưng Đạo và quanh hồ.

Chiều hay có mưa bất chợt từ tháng Năm đến tháng Mười, nên mang áo mưa mỏng trong túi.
`,
    special: true,
    popularity: 760,
    picture: 'pine-hills-path-dawn-1',
  },
  {
    slug: 'nui-langbiang',
    title: 'Núi Langbiang',
    kind: 'mountain',
    province: 'lam-dong',
    lat: 12.047,
    lng: 108.44,
    nameAlias: ['Langbiang', 'Lang Biang'],
    summary: 'Dãy núi cao 2.167 m phía bắc Đà Lạt, lên đồi ra đa bằng xe jeep hoặc leo bộ xuyên rừng thông.',
    content: '',
    special: false,
    popularity: 660,
    picture: 'pine-hills-ridges-noon-1',
  },
  {
    slug: 'thac-datanla',
    title: 'Thác Datanla',
    kind: 'waterfall',
    province: 'lam-dong',
    lat: 11.902,
    lng: 108.449,
    nameAlias: ['Datanla', 'Máng trượt Datanla'],
    summary: 'Thác cách trung tâm Đà Lạt 5 km trên đèo Prenn, nổi tiếng với máng trượt xuyên rừng.',
    content: '',
    special: false,
    popularity: 620,
    picture: 'waterfall-jungle-dawn-1',
  },
  {
    slug: 'thung-lung-tinh-yeu',
    title: 'Thung lũng Tình Yêu',
    kind: 'sight',
    province: 'lam-dong',
    lat: 11.978,
    lng: 108.45,
    nameAlias: ['Thung lũng Tình yêu Đà Lạt'],
    summary: 'Thung lũng có hồ Đa Thiện, vườn hoa và mê cung cây, cách trung tâm Đà Lạt 6 km.',
    content: '',
    special: false,
    popularity: 560,
    picture: 'market-flowers-noon-1',
  },
  {
    slug: 'ho-tuyen-lam-thien-vien-truc-lam',
    title: 'Hồ Tuyền Lâm – Thiền viện Trúc Lâm',
    kind: 'lake',
    province: 'lam-dong',
    lat: 11.9037,
    lng: 108.436,
    nameAlias: ['Hồ Tuyền Lâm', 'Thiền viện Trúc Lâm', 'Cáp treo Đà Lạt'],
    summary: 'Hồ rộng 320 ha giữa rừng thông, bên trên là Thiền viện Trúc Lâm, đi cáp treo từ đồi Robin.',
    content: `Hồ Tuyền Lâm cách trung tâm Đà Lạt 7 km, mặt nước 320 ha chia thành nhiều nhánh luồn vào rừng thông. Cáp treo từ đồi Robin đi 15 phút, xuống ngay cạnh Thiền viện Trúc Lâm. Bạn thăm chánh điện, vườn hoa, rồi theo bậc đá xuống bến hồ.

Thuyền chở khách sang núi Voi, khu rừng phong đỏ lá khoảng tháng Mười một, tháng Mười hai. Quanh hồ có nhiều quán cà phê, điểm cắm trại và khu nghỉ; chèo SUP sáng sớm rất êm vì chưa có gió.

Vào thiền viện cần mặc kín vai và đầu gối, nói khẽ. Đường quanh hồ dốc và ít đèn, tối nên về sớm. Một buổi là đủ, hoặc ở lại nếu thích đêm yên giữa rừng.
`,
    special: false,
    popularity: 700,
    picture: 'team-building-race-dawn-1',
  },
  {
    slug: 'ga-da-lat',
    title: 'Ga Đà Lạt',
    kind: 'landmark',
    province: 'lam-dong',
    lat: 11.9415,
    lng: 108.454,
    nameAlias: ['Nhà ga Đà Lạt', 'Ga Trại Mát'],
    summary: 'Nhà ga ba mái chóp dựng thập niên 1930, còn chuyến tàu 7 km đi Trại Mát ghé chùa Linh Phước.',
    content: '',
    special: false,
    popularity: 560,
    picture: 'motorbike-pass-dawn-1',
  },
  {
    slug: 'mui-ne',
    title: 'Mũi Né',
    kind: 'beach',
    province: 'lam-dong',
    lat: 10.933,
    lng: 108.287,
    nameAlias: ['Hòn Rơm', 'Suối Tiên'],
    summary:
      'Làng chài và bãi biển nhiều gió, có đồi cát đỏ, suối Tiên và mùa lướt ván diều từ tháng Mười một.',
    content: `Mũi Né là tên làng chài ở cuối vịnh, còn dãy resort trải dọc đường Nguyễn Đình Chiểu qua Hàm Tiến. Gió thổi đều từ tháng Mười một đến tháng Ba, khi đó biển nhiều cánh diều lướt ván; ai muốn tắm êm thì đi từ tháng Tư đến tháng Tám.

Một ngày ở đây thường bắt đầu lúc 4 giờ rưỡi, đi xe jeep ra Bàu Trắng xem mặt trời lên, ghé chợ cá làng chài, lội suối Tiên dưới vách đất đỏ, kết thúc ở đồi Hồng lúc hoàng hôn.

Ăn bánh căn, gỏi cá mai, lẩu thả. Cao tốc rút thời gian từ TP. Hồ Chí Minh còn hơn ba giờ; tàu hỏa Sài Gòn – Phan Thiết mất khoảng ba tiếng rưỡi đến bốn giờ.
`,
    special: true,
    popularity: 860,
    picture: 'beach-boats-dusk-1',
  },
  {
    slug: 'bau-trang',
    title: 'Bàu Trắng',
    kind: 'sight',
    province: 'lam-dong',
    lat: 11.063,
    lng: 108.425,
    nameAlias: ['Đồi cát trắng', 'Bàu Sen'],
    summary: 'Đồi cát trắng cạnh hồ nước ngọt mọc sen, đi xe jeep sớm để xem mặt trời lên.',
    content: '',
    special: false,
    popularity: 600,
    picture: 'beach-single-dawn-1',
  },
  {
    slug: 'dao-phu-quy',
    title: 'Đảo Phú Quý',
    kind: 'island',
    province: 'lam-dong',
    lat: 10.529,
    lng: 108.944,
    nameAlias: ['Phú Quý', 'Cù lao Thu'],
    summary:
      'Đảo cách Phan Thiết khoảng 110 km, nước xanh quanh bãi Nhỏ, Gành Hang, tàu đi 2 tiếng rưỡi đến 3 tiếng rưỡi.',
    content: `Phú Quý nằm giữa biển, cách Phan Thiết khoảng 110 km. Tàu cao tốc đi 2 tiếng rưỡi đến 3 tiếng rưỡi, lịch phụ thuộc sóng nên chiều về có thể phải lùi một ngày. Đảo rộng 16 km², thuê xe máy vòng hết trong một buổi.

Bãi Nhỏ và Gành Hang là điểm tắm có bể đá tự nhiên. Dốc Phượt nhìn ra cánh quạt gió, chùa Linh Sơn trên núi Cao Cát có đá xếp lớp như tầng mây. Sang Hòn Tranh lặn san hô, nước trong đến đáy.

Tháng Mười hai đến tháng Sáu biển êm. Bữa tối có cua mặt trăng, cá bò hòm, bò nóng. Nhà nghỉ trên đảo đơn giản, mùa hè nên đặt phòng cùng lúc với vé tàu.
`,
    special: false,
    popularity: 680,
    picture: 'island-sea-sandbar-dawn-1',
  },
  {
    slug: 'ho-ta-dung',
    title: 'Hồ Tà Đùng',
    kind: 'lake',
    province: 'lam-dong',
    lat: 11.85,
    lng: 107.97,
    nameAlias: ['Tà Đùng', 'Hạ Long Tây Nguyên'],
    summary:
      'Hồ thủy điện có hơn 36 đảo đất, ngắm toàn cảnh từ quốc lộ 28, nước đầy từ tháng Chín đến tháng Mười hai.',
    content: '',
    special: false,
    popularity: 520,
    picture: 'waterfall-canyon-dawn-1',
  },
];
