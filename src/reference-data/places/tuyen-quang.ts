import type { Place } from './place.ts';

/** Places of Tuyên Quang with a long text, or of the first rank. */
export const tuyenQuang: Place[] = [
  {
    slug: 'cao-nguyen-da-dong-van',
    title: 'Cao nguyên đá Đồng Văn',
    kind: 'heritage-site',
    province: 'tuyen-quang',
    lat: 23.27,
    lng: 105.35,
    nameAlias: ['Cao nguyên đá', 'Đồng Văn', 'Hà Giang'],
    summary:
      'Vùng núi đá tai mèo rộng hơn 2.300 km² ở cực Bắc, công viên địa chất toàn cầu UNESCO đầu tiên của Việt Nam từ năm 2010.',
    content: `Cao nguyên đá trải qua Quản Bạ, Yên Minh, Đồng Văn, Mèo Vạc cũ, nơi người Mông gùi đất đổ vào hốc đá để gieo ngô. Núi ở đây xám và nhọn, đường chạy men sườn, cứ mỗi khúc cua lại mở ra một thung lũng khác.

## Cách đi

Ba ngày hai đêm là vừa: đêm đầu ở Yên Minh hoặc Đồng Văn, đêm sau ở Mèo Vạc. Người chưa quen đèo nên thuê xe có lái xe bản địa. Tháng Mười, tháng Mười một có hoa tam giác mạch; tháng Hai, tháng Ba hoa đào, hoa cải nở quanh tường đá.

Chợ phiên Đồng Văn họp sáng Chủ nhật, chợ Mèo Vạc cũng vậy. Đêm lạnh hơn miền xuôi chừng mười độ, bạn mang thêm áo khoác.
`,
    special: true,
    popularity: 900,
    picture: 'motorbike-pass-noon-1',
  },
  {
    slug: 'cot-co-lung-cu',
    title: 'Cột cờ Lũng Cú',
    kind: 'historic-site',
    province: 'tuyen-quang',
    lat: 23.3635,
    lng: 105.3163,
    nameAlias: ['Lũng Cú', 'Cực Bắc', 'Núi Rồng'],
    summary: 'Cột cờ trên đỉnh núi Rồng, lá cờ rộng 54 m² tượng trưng 54 dân tộc, nhìn xuống bản Lô Lô Chải.',
    content: '',
    special: false,
    popularity: 760,
    picture: 'rice-terraces-ridge-noon-1',
  },
  {
    slug: 'deo-ma-pi-leng',
    title: 'Đèo Mã Pí Lèng',
    kind: 'mountain-pass',
    province: 'tuyen-quang',
    lat: 23.24,
    lng: 105.41,
    nameAlias: ['Mã Pì Lèng'],
    summary:
      'Con đèo dài khoảng 20 km nối Đồng Văn với Mèo Vạc, một bên vách đá, một bên vực sâu xuống sông Nho Quế.',
    content: `Tên đèo theo tiếng địa phương thường được giải là sống mũi ngựa. Con đường Hạnh Phúc qua đây do thanh niên xung phong nhiều tỉnh đục đá mở trong những năm 1959–1965, riêng đoạn vách dựng này mất gần một năm treo mình làm việc.

Hôm nay khách dừng ở trạm nghỉ đỉnh đèo, nhìn thẳng xuống hẻm Tu Sản và dòng Nho Quế xanh. Muốn xuống thuyền, bạn theo đường bê tông dốc ngoằn ngoèo tới bến, xe ôm trong bản chở xuống và lên.

Nắng đẹp nhất khoảng 9 đến 11 giờ. Đường có đá lăn khi mưa, không nên dừng xe giữa cua để chụp ảnh. Từ Đồng Văn qua Mèo Vạc chỉ 22 km nhưng thường mất cả buổi vì ai cũng muốn đứng lại.
`,
    special: false,
    popularity: 850,
    picture: 'motorbike-pass-golden-1',
  },
  {
    slug: 'song-nho-que-hem-tu-san',
    title: 'Sông Nho Quế (hẻm Tu Sản)',
    kind: 'river',
    province: 'tuyen-quang',
    lat: 23.25,
    lng: 105.43,
    nameAlias: ['Sông Nho Quế', 'Hẻm Tu Sản'],
    summary:
      'Dòng sông xanh dưới chân Mã Pí Lèng, thuyền chở khách vào hẻm Tu Sản có vách cao hàng trăm mét.',
    content: '',
    special: false,
    popularity: 800,
    picture: 'waterfall-canyon-dawn-1',
  },
  {
    slug: 'pho-co-dong-van',
    title: 'Phố cổ Đồng Văn',
    kind: 'old-town',
    province: 'tuyen-quang',
    lat: 23.2781,
    lng: 105.362,
    nameAlias: ['Chợ Đồng Văn'],
    summary: 'Dãy nhà trình tường mái ngói hơn trăm tuổi dưới chân núi đá, chợ phiên họp sáng Chủ nhật.',
    content: '',
    special: false,
    popularity: 640,
    picture: 'motorbike-lane-dawn-1',
  },
  {
    slug: 'dinh-thu-ho-vuong',
    title: 'Dinh thự họ Vương',
    kind: 'historic-site',
    province: 'tuyen-quang',
    lat: 23.2522,
    lng: 105.256,
    nameAlias: ['Dinh Vua Mèo', 'Nhà Vương', 'Dinh họ Vương'],
    summary:
      'Dinh thự của dòng họ Vương người Mông ở Sà Phìn, xây đầu thế kỷ 20, tường đá và gỗ chạm hình quả thuốc phiện.',
    content: '',
    special: false,
    popularity: 560,
    picture: 'theatre-colonnade-golden-1',
  },
  {
    slug: 'ruong-bac-thang-hoang-su-phi',
    title: 'Ruộng bậc thang Hoàng Su Phì',
    kind: 'rice-terraces',
    province: 'tuyen-quang',
    lat: 22.743,
    lng: 104.681,
    nameAlias: ['Hoàng Su Phì', 'Bản Phùng', 'Bản Luốc'],
    summary:
      'Những vạt ruộng bậc thang của người La Chí, Dao, Nùng, di tích quốc gia, chín vàng cuối tháng Chín.',
    content: `So với Mù Cang Chải, ruộng ở Hoàng Su Phì dốc hơn và nằm xen rừng chè shan cổ thụ. Các xã Bản Phùng, Bản Luốc, Sán Sả Hồ, Hồ Thầu mỗi nơi một dáng: chỗ xòe như vỏ sò, chỗ đổ thẳng từ lưng núi xuống suối.

Mùa nước đổ từ giữa tháng Năm đến cuối tháng Sáu, mùa vàng khoảng 15 tháng Chín đến 5 tháng Mười, sớm muộn tùy năm. Bạn ngủ ở nhà sàn người Dao, sáng đi bộ theo bờ ruộng với người dẫn bản địa, trưa ăn cá chép ruộng.

Đường từ Bắc Quang vào khoảng 65 km nhiều cua và hay sửa, nên đi xe gầm cao. Chợ phiên Hoàng Su Phì họp Chủ nhật.
`,
    special: false,
    popularity: 660,
    picture: 'rice-terraces-knoll-noon-1',
  },
  {
    slug: 'nui-doi-quan-ba',
    title: 'Núi đôi Quản Bạ',
    kind: 'mountain',
    province: 'tuyen-quang',
    lat: 23.064,
    lng: 104.995,
    nameAlias: ['Núi đôi Cô Tiên', 'Cổng trời Quản Bạ'],
    summary:
      'Hai quả núi tròn cạnh nhau giữa thung lũng Tam Sơn, nhìn rõ nhất từ trạm dừng cổng trời Quản Bạ.',
    content: '',
    special: false,
    popularity: 520,
    picture: 'rice-terraces-valley-mist-1',
  },
  {
    slug: 'khu-di-tich-tan-trao',
    title: 'Khu di tích Tân Trào',
    kind: 'historic-site',
    province: 'tuyen-quang',
    lat: 21.776,
    lng: 105.456,
    nameAlias: ['Tân Trào', 'Cây đa Tân Trào', 'Lán Nà Nưa'],
    summary:
      'Thủ đô kháng chiến với cây đa, đình Tân Trào và lán Nà Nưa, nơi chuẩn bị cho Cách mạng tháng Tám 1945.',
    content: '',
    special: false,
    popularity: 380,
    picture: 'rice-terraces-houses-noon-1',
  },
  {
    slug: 'ho-na-hang-lam-binh',
    title: 'Hồ Na Hang – Lâm Bình',
    kind: 'lake',
    province: 'tuyen-quang',
    lat: 22.35,
    lng: 105.39,
    nameAlias: ['Hồ Na Hang', 'Lâm Bình', 'Thác Khuổi Nhi'],
    summary:
      'Hồ thủy điện trải giữa núi đá và rừng già, thuyền ghé cọc Vài Phạ, thác Khuổi Nhi và các bản người Tày.',
    content: '',
    special: false,
    popularity: 420,
    picture: 'karst-river-valley-noon-1',
  },
];
