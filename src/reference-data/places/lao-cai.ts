import type { Place } from './place.ts';

/** Places of Lào Cai with a long text, or of the first rank. */
export const laoCai: Place[] = [
  {
    slug: 'sa-pa',
    title: 'Sa Pa',
    kind: 'town',
    province: 'lao-cai',
    lat: 22.3364,
    lng: 103.8438,
    nameAlias: ['Sapa', 'Thị xã Sa Pa'],
    summary:
      'Thị trấn trong mây ở độ cao 1.500 m, điểm xuất phát đi Fansipan và các bản người Mông, Dao, Giáy.',
    content: `Sa Pa buổi sáng thường chìm trong mây, đến trưa phố mới hiện ra: nhà thờ đá, hồ nước, những dốc phố đầy hàng thổ cẩm. Thị trấn vài năm gần đây xây nhiều, nên muốn thấy ruộng và bản, bạn hãy ở Tả Van, Lao Chải hoặc Tả Phìn, cách trung tâm 8 đến 12 km.

Ba ngày là vừa: một ngày Fansipan, một ngày đi bộ thung lũng Mường Hoa, một ngày đèo Ô Quy Hồ và thác Bạc. Tối nên thử lẩu cá hồi, đồ nướng, và ngâm chân lá thuốc người Dao đỏ.

Ruộng đổ nước tháng Năm, chín vàng cuối tháng Tám đến giữa tháng Chín, sớm hơn Mù Cang Chải. Xe giường nằm và limousine từ Hà Nội chạy cả ngày lẫn đêm.
`,
    special: true,
    popularity: 940,
    picture: 'rice-terraces-ridge-noon-1',
  },
  {
    slug: 'dinh-fansipan',
    title: 'Đỉnh Fansipan',
    kind: 'mountain',
    province: 'lao-cai',
    lat: 22.3033,
    lng: 103.775,
    nameAlias: ['Phan Xi Păng', 'Fansipan', 'Nóc nhà Đông Dương'],
    summary: 'Đỉnh núi cao nhất Việt Nam, 3.143 m, lên bằng cáp treo khoảng 15 phút hoặc leo bộ hai ngày.',
    content: `Ga cáp treo nằm ở thung lũng Mường Hoa, từ trung tâm Sa Pa có tàu leo núi nối sang. Cabin đi khoảng 15 phút, sau đó còn hơn 600 bậc đá hoặc một chặng tàu ngắn tới cột mốc 3.143 m.

Trên đường lên có các công trình chùa, tượng Phật và hàng đỗ quyên nở khoảng tháng Ba, tháng Tư. Nhiệt độ đỉnh thấp hơn Sa Pa chừng mười độ, gió mạnh, bạn nên đi chậm vì không khí loãng và mang áo gió ngay cả mùa hè.

Người thích leo bộ chọn cung Trạm Tôn dài khoảng 11 km một chiều, đi hai ngày một đêm với porter và giấy phép của vườn quốc gia Hoàng Liên. Trời trong nhất từ tháng Mười đến tháng Mười hai.
`,
    special: false,
    popularity: 910,
    picture: 'skyway-cloud-summit-dawn-1',
  },
  {
    slug: 'ban-cat-cat',
    title: 'Bản Cát Cát',
    kind: 'village',
    province: 'lao-cai',
    lat: 22.329,
    lng: 103.833,
    nameAlias: ['Cát Cát'],
    summary: 'Bản người Mông cách trung tâm Sa Pa 2 km, lối lát đá xuống suối, guồng nước và khung dệt lanh.',
    content: `Từ nhà thờ đá đi bộ xuống Cát Cát khoảng 40 phút, hoặc xe ôm năm phút tới cổng soát vé. Lối đi một chiều lát đá qua những nhà gỗ pơ mu, chỗ dệt lanh, nhuộm chàm và rèn dao, cuối cùng xuống thác Tiên Sa nơi ba dòng suối gặp nhau.

Bản đã làm du lịch nhiều năm nên có nhiều hàng quán và điểm chụp ảnh dựng sẵn. Bạn đến trước 8 giờ hoặc sau 16 giờ sẽ thấy bản thật hơn, lúc bà con thổi cơm và trẻ con đi học về.

Đường lên dốc, người lớn tuổi có thể gọi xe máy ở cửa ra. Mua đồ thêu, hãy hỏi trực tiếp người làm; hàng thủ công mặt sau không đều như hàng máy.
`,
    special: false,
    popularity: 720,
    picture: 'rice-terraces-houses-mist-1',
  },
  {
    slug: 'thung-lung-muong-hoa',
    title: 'Thung lũng Mường Hoa',
    kind: 'sight',
    province: 'lao-cai',
    lat: 22.306,
    lng: 103.88,
    nameAlias: ['Mường Hoa', 'Bãi đá cổ Sa Pa', 'Lao Chải', 'Tả Van'],
    summary:
      'Thung lũng ruộng bậc thang dưới chân Hoàng Liên, có bãi đá khắc cổ và đường đi bộ qua Lao Chải, Tả Van.',
    content: '',
    special: false,
    popularity: 650,
    picture: 'rice-terraces-valley-mist-1',
  },
  {
    slug: 'thac-bac-sa-pa',
    title: 'Thác Bạc',
    kind: 'waterfall',
    province: 'lao-cai',
    lat: 22.3626,
    lng: 103.7797,
    nameAlias: [],
    summary: 'Thác đổ ba tầng cao khoảng 200 m cạnh quốc lộ đi đèo Ô Quy Hồ, cách Sa Pa 12 km.',
    content: '',
    special: false,
    popularity: 470,
    picture: 'waterfall-bridge-dawn-1',
  },
  {
    slug: 'nha-tho-da-sa-pa',
    title: 'Nhà thờ đá Sa Pa',
    kind: 'church',
    province: 'lao-cai',
    lat: 22.3352,
    lng: 103.8422,
    nameAlias: ['Nhà thờ Đức Mẹ Mân Côi Sa Pa'],
    summary:
      'Nhà thờ xây bằng đá đẽo đầu thế kỷ 20 giữa thị trấn, tối thứ Bảy trước sân có chợ phiên của người Dao, Mông.',
    content: '',
    special: false,
    popularity: 580,
    picture: 'heritage-church-dusk-1',
  },
  {
    slug: 'cho-phien-bac-ha',
    title: 'Chợ phiên Bắc Hà',
    kind: 'market',
    province: 'lao-cai',
    lat: 22.539,
    lng: 104.289,
    nameAlias: ['Chợ Bắc Hà', 'Bắc Hà'],
    summary: 'Chợ phiên sáng Chủ nhật của người Mông Hoa, bán thổ cẩm, ngựa, trâu và bát thắng cố.',
    content: '',
    special: false,
    popularity: 560,
    picture: 'market-highland-mist-1',
  },
  {
    slug: 'y-ty',
    title: 'Y Tý',
    kind: 'village',
    province: 'lao-cai',
    lat: 22.64,
    lng: 103.63,
    nameAlias: ['Ngải Thầu', 'Lảo Thẩn'],
    summary:
      'Xã vùng cao sát biên giới, làng Hà Nhì nhà trình tường hình nấm, săn mây từ tháng Chín đến tháng Tư.',
    content: '',
    special: false,
    popularity: 560,
    picture: 'rice-terraces-valley-golden-1',
  },
  {
    slug: 'ruong-bac-thang-mu-cang-chai',
    title: 'Ruộng bậc thang Mù Cang Chải',
    kind: 'rice-terraces',
    province: 'lao-cai',
    lat: 21.85,
    lng: 104.09,
    nameAlias: ['Mù Cang Chải', 'Mâm xôi La Pán Tẩn', 'Chế Cu Nha', 'Đèo Khau Phạ'],
    summary:
      'Ruộng bậc thang của người Mông ở La Pán Tẩn, Chế Cu Nha, Dế Xu Phình, danh thắng quốc gia đặc biệt.',
    content: `Mù Cang Chải có khoảng 2.200 ha ruộng bậc thang, ba vùng lõi là La Pán Tẩn, Chế Cu Nha và Dế Xu Phình. Đồi mâm xôi ở La Pán Tẩn là hình quen nhất, còn đồi móng ngựa ở Sáng Nhù phải đi xe ôm bản mới lên được.

Từ Hà Nội, đường qua Nghĩa Lộ, Tú Lệ rồi vượt đèo Khau Phạ, khoảng 280 km và 7 giờ xe. Tú Lệ có suối nước nóng và xôi nếp dẻo, hợp làm điểm nghỉ giữa đường.

Nước đổ từ giữa tháng Năm, lúa chín từ 15 tháng Chín đến 10 tháng Mười. Cuối tuần mùa vàng rất đông, nhà nghỉ ít, bạn nên đặt phòng trước một tháng hoặc đi giữa tuần.
`,
    special: false,
    popularity: 830,
    picture: 'rice-terraces-knoll-noon-1',
  },
  {
    slug: 'ho-thac-ba',
    title: 'Hồ Thác Bà',
    kind: 'lake',
    province: 'lao-cai',
    lat: 21.84,
    lng: 104.94,
    nameAlias: ['Thác Bà', 'Yên Bái'],
    summary: 'Hồ của nhà máy thủy điện lớn đầu tiên ở miền Bắc, có hơn 1.300 đảo lớn nhỏ và động Thủy Tiên.',
    content: '',
    special: false,
    popularity: 360,
    picture: 'waterfall-canyon-dawn-1',
  },
];
