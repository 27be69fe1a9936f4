import type { Place } from './place.ts';

/** Places of Ninh Bình with a long text, or of the first rank. */
export const ninhBinh: Place[] = [
  {
    slug: 'quan-the-danh-thang-trang-an',
    title: 'Quần thể danh thắng Tràng An',
    kind: 'heritage-site',
    province: 'ninh-binh',
    lat: 20.253,
    lng: 105.916,
    nameAlias: ['Tràng An'],
    summary:
      'Vùng núi đá, hang nước và đền cổ, di sản hỗn hợp văn hóa và thiên nhiên UNESCO ghi danh năm 2014.',
    content: `Thuyền Tràng An chở bốn khách, do người địa phương chèo, mỗi chuyến khoảng ba giờ. Bến bán vé theo tuyến: tuyến nhiều hang nhất qua chín hang, tuyến có đền Suối Tiên, hành cung Vũ Lâm và phim trường cũ thì ít hang hơn.

Bạn nên xuống thuyền trước 8 giờ hoặc sau 14 giờ. Mang mũ, kem chống nắng và cúi đầu ở những đoạn trần thấp. Có thể cầm một mái chèo giúp cô lái, vừa đỡ mỏi cho cô vừa thú vị.

Khu vực còn lưu dấu người tiền sử hàng vạn năm trong hang, vì thế được ghi danh cả văn hóa lẫn thiên nhiên. Mùa nước trong là tháng Chín đến tháng Hai, mùa hè nắng gắt nhưng cây xanh.
`,
    special: true,
    popularity: 890,
    picture: 'karst-river-valley-mist-1',
  },
  {
    slug: 'tam-coc-bich-dong',
    title: 'Tam Cốc – Bích Động',
    kind: 'heritage-site',
    province: 'ninh-binh',
    lat: 20.216,
    lng: 105.937,
    nameAlias: ['Tam Cốc', 'Bích Động'],
    summary: 'Ba hang nước trên sông Ngô Đồng giữa ruộng lúa, cạnh ngôi chùa Bích Động dựa vách núi.',
    content: `Tam Cốc là ba hang Cả, Hai, Ba trên sông Ngô Đồng, thuyền đi về khoảng hai giờ. Điều làm nơi này khác Tràng An là ruộng lúa hai bên sông, chín vàng từ giữa tháng Năm đến đầu tháng Sáu, lúc có tuần lễ du lịch đón khách rất đông.

Người chèo ở đây thường dùng chân đạp mái, ngả lưng mà thuyền vẫn đi. Trưa nắng gắt vì sông thoáng, bạn nên chọn chuyến sáng sớm hoặc sau 15 giờ.

Cách bến hai cây số là chùa Bích Động ba tầng dựa núi, ao sen trước cổng nở tháng Sáu. Quanh bến Văn Lâm có nhiều nhà nghỉ, cho thuê xe đạp để sang Hang Múa hoặc Thung Nham ngắm chim về tổ.
`,
    special: false,
    popularity: 800,
    picture: 'karst-river-valley-dawn-1',
  },
  {
    slug: 'chua-bai-dinh',
    title: 'Chùa Bái Đính',
    kind: 'pagoda',
    province: 'ninh-binh',
    lat: 20.276,
    lng: 105.864,
    nameAlias: ['Bái Đính'],
    summary: 'Quần thể chùa lớn có hành lang 500 tượng La Hán và tháp Bảo Thiên, cạnh chùa cổ trên núi Đính.',
    content: `Bái Đính gồm hai phần. Khu chùa mới trải trên sườn đồi rộng, từ tam quan qua hành lang La Hán, điện Quan Âm, điện Pháp Chủ tới tượng Di Lặc trên cao, đi bộ một chiều hơn ba cây số. Chùa cổ nhỏ nằm trong hang trên núi Đính, bậc đá dốc và yên tĩnh hơn nhiều.

Xe điện chở khách từ bãi đỗ lên cổng, nên đi xe lượt lên và đi bộ lượt xuống. Tháp Bảo Thiên mười ba tầng có thang máy, tầng trên nhìn sang dãy Tràng An.

Hội xuân mở mùng 6 tháng Giêng. Buổi chiều muộn đèn chùa bật, khách vắng, không khí dễ chịu hơn giữa trưa rất nhiều.
`,
    special: false,
    popularity: 700,
    picture: 'theatre-colonnade-dawn-1',
  },
  {
    slug: 'hang-mua',
    title: 'Hang Múa',
    kind: 'mountain',
    province: 'ninh-binh',
    lat: 20.229,
    lng: 105.935,
    nameAlias: ['Mua Cave', 'Đỉnh Ngọa Long'],
    summary: 'Gần 500 bậc đá lên đỉnh Ngọa Long, nơi nhìn trọn Tam Cốc và dòng Ngô Đồng.',
    content: `Hang Múa thật ra được nhớ vì ngọn núi phía trên. Gần 500 bậc đá lượn lên đỉnh Ngọa Long, nơi có con rồng đá nằm dọc sống núi; rẽ nhánh kia là tháp chín tầng, nhìn thẳng xuống đồng sen và sông Ngô Đồng.

Leo không vội mất 30 đến 40 phút. Bậc dốc và mòn, trời mưa rất trơn, đoạn cuối quanh lưng rồng toàn đá tai mèo nên không đi dép. Mở cửa từ 6 giờ, bạn đến sớm để tránh nắng, hoặc lên lúc 16 giờ rưỡi chờ hoàng hôn.

Tháng Năm nhìn xuống là lúa vàng, tháng Sáu đến tháng Tám dưới chân có đầm sen. Bãi xe thu phí ngay cổng, đừng gửi ở các nhà vẫy khách ngoài đường.
`,
    special: false,
    popularity: 740,
    picture: 'karst-river-fields-noon-1',
  },
  {
    slug: 'co-do-hoa-lu',
    title: 'Cố đô Hoa Lư',
    kind: 'historic-site',
    province: 'ninh-binh',
    lat: 20.285,
    lng: 105.907,
    nameAlias: ['Hoa Lư', 'Đền vua Đinh', 'Đền vua Lê'],
    summary: 'Kinh đô nhà Đinh và Tiền Lê thế kỷ 10, còn hai ngôi đền thờ vua dưới chân núi Mã Yên.',
    content: '',
    special: false,
    popularity: 600,
    picture: 'theatre-gate-golden-1',
  },
  {
    slug: 'vuon-quoc-gia-cuc-phuong',
    title: 'Vườn quốc gia Cúc Phương',
    kind: 'national-park',
    province: 'ninh-binh',
    lat: 20.249,
    lng: 105.714,
    nameAlias: ['Cúc Phương'],
    summary: 'Vườn quốc gia đầu tiên của Việt Nam, lập năm 1962, mùa bướm rộ tháng Tư, tháng Năm.',
    content: '',
    special: false,
    popularity: 560,
    picture: 'waterfall-trail-mist-1',
  },
  {
    slug: 'nha-tho-da-phat-diem',
    title: 'Nhà thờ đá Phát Diệm',
    kind: 'church',
    province: 'ninh-binh',
    lat: 20.093,
    lng: 106.079,
    nameAlias: ['Phát Diệm', 'Nhà thờ Phát Diệm'],
    summary:
      'Quần thể nhà thờ đá và gỗ cuối thế kỷ 19 mang dáng đình chùa Việt, do cha Trần Lục trông coi xây dựng.',
    content: '',
    special: false,
    popularity: 430,
    picture: 'heritage-church-dusk-1',
  },
  {
    slug: 'chua-tam-chuc',
    title: 'Chùa Tam Chúc',
    kind: 'pagoda',
    province: 'ninh-binh',
    lat: 20.55,
    lng: 105.8,
    nameAlias: ['Tam Chúc'],
    summary: 'Khu chùa bên hồ rộng, có điện Pháp Chủ, vườn cột kinh đá và chùa Ngọc trên đỉnh núi.',
    content: '',
    special: false,
    popularity: 500,
    picture: 'theatre-hall-noon-1',
  },
  {
    slug: 'den-tran-nam-dinh',
    title: 'Đền Trần Nam Định',
    kind: 'temple',
    province: 'ninh-binh',
    lat: 20.456,
    lng: 106.167,
    nameAlias: ['Đền Trần', 'Khai ấn đền Trần'],
    summary: 'Nơi thờ các vua Trần ở Tức Mặc, lễ khai ấn đêm 14 tháng Giêng rất đông khách.',
    content: '',
    special: false,
    popularity: 450,
    picture: 'theatre-hall-mist-1',
  },
  {
    slug: 'vuon-quoc-gia-xuan-thuy',
    title: 'Vườn quốc gia Xuân Thủy',
    kind: 'national-park',
    province: 'ninh-binh',
    lat: 20.24,
    lng: 106.53,
    nameAlias: ['Xuân Thủy', 'Giao Thủy'],
    summary:
      'Rừng ngập mặn cửa sông Hồng, khu Ramsar đầu tiên của Việt Nam, mùa chim di cư từ tháng Mười đến tháng Tư.',
    content: '',
    special: false,
    popularity: 260,
    picture: 'island-sea-nipa-dawn-1',
  },
];
