import type { Place } from './place.ts';

/** Places of Sơn La with a long text, or of the first rank. */
export const sonLa: Place[] = [
  {
    slug: 'cao-nguyen-moc-chau',
    title: 'Cao nguyên Mộc Châu',
    kind: 'plateau',
    province: 'son-la',
    lat: 20.847,
    lng: 104.639,
    nameAlias: ['Mộc Châu'],
    summary: 'Cao nguyên ở độ cao khoảng 1.050 m, mát quanh năm, có đồi chè, đồng cỏ và các thung lũng mận.',
    content: `Mộc Châu nằm trên quốc lộ 6, đủ gần Hà Nội để đi cuối tuần và đủ cao để phải đắp chăn giữa tháng Sáu. Cao nguyên không dốc: đồi chè, bãi cỏ, vườn mận nối nhau, thuê xe máy hay xe đạp điện đều đi được.

Theo mùa, bạn có hoa mận cuối tháng Một, hoa ban tháng Ba, mận chín tháng Năm, tháng Sáu, hoa dã quỳ và hoa cải cuối năm. Đồi chè quanh Tân Lập xanh gần như suốt năm, đẹp nhất trước tám giờ sáng.

Bữa tối có bê chao, cải mèo, cá hồi. Các homestay bản Áng đốt lửa trại cuối tuần; muốn yên tĩnh hơn hãy tìm nhà ở phía Tân Lập hoặc Chiềng Đi.
`,
    special: false,
    popularity: 860,
    picture: 'rice-terraces-knoll-golden-1',
  },
  {
    slug: 'doi-che-moc-chau',
    title: 'Đồi chè Mộc Châu',
    kind: 'tea-hills',
    province: 'son-la',
    lat: 20.88,
    lng: 104.68,
    nameAlias: ['Đồi chè trái tim', 'Chè Tân Lập'],
    summary:
      'Những luống chè uốn quanh đồi tròn ở Mộc Sương, Tân Lập, hái lứa từ tháng Ba đến tháng Mười một.',
    content: '',
    special: false,
    popularity: 620,
    picture: 'cooking-tea-dawn-1',
  },
  {
    slug: 'thac-dai-yem',
    title: 'Thác Dải Yếm',
    kind: 'waterfall',
    province: 'son-la',
    lat: 20.819,
    lng: 104.589,
    nameAlias: ['Thác Nàng', 'Dải Yếm'],
    summary: 'Thác hai dòng ở cửa ngõ Mộc Châu, cao khoảng 100 m, nước nhiều từ tháng Tư đến tháng Chín.',
    content: '',
    special: false,
    popularity: 470,
    picture: 'waterfall-jungle-mist-1',
  },
  {
    slug: 'cau-kinh-bach-long',
    title: 'Cầu kính Bạch Long',
    kind: 'sight',
    province: 'son-la',
    lat: 20.83,
    lng: 104.6,
    nameAlias: ['Bạch Long', 'Cầu kính Mộc Châu'],
    summary:
      'Cầu kính đi bộ bắc qua thung lũng, dài 632 m, được ghi nhận là cầu kính đi bộ dài nhất thế giới năm 2022.',
    content: '',
    special: false,
    popularity: 560,
    picture: 'waterfall-bridge-dawn-1',
  },
  {
    slug: 'rung-thong-ban-ang',
    title: 'Rừng thông bản Áng',
    kind: 'sight',
    province: 'son-la',
    lat: 20.83,
    lng: 104.64,
    nameAlias: ['Bản Áng'],
    summary: 'Rừng thông cạnh hồ nước ở Mộc Châu, bao quanh là bản người Thái có nhiều nhà nghỉ nhỏ.',
    content: '',
    special: false,
    popularity: 460,
    picture: 'pine-hills-lake-golden-1',
  },
  {
    slug: 'ta-xua',
    title: 'Tà Xùa',
    kind: 'mountain',
    province: 'son-la',
    lat: 21.31,
    lng: 104.44,
    nameAlias: ['Sống lưng khủng long', 'Săn mây Tà Xùa'],
    summary:
      'Dãy núi ở Bắc Yên cũ, mây dày từ tháng Mười một đến tháng Ba, có sống lưng khủng long và chè shan tuyết cổ thụ.',
    content: `Tà Xùa cách Hà Nội khoảng 220 km, mười mấy cây số cuối dốc và hẹp. Phần lớn khách đến chiều hôm trước, ngủ ở homestay trên sườn núi rồi dậy lúc 5 giờ chờ mây.

Mây đẹp khi hôm trước mưa, đêm lạnh và sáng có nắng, nhiều nhất từ tháng Mười một đến tháng Ba. Không ai hẹn trước được, nên hai đêm sẽ chắc hơn một. Sống lưng khủng long cách trung tâm xã hơn 10 km, đường đất nhỏ, trời ướt nên thuê xe ôm người bản.

Ngoài mây còn có rừng chè shan tuyết cổ thụ ở bản Bẹ và cây táo mèo trắng hoa tháng Ba. Buổi tối rét, nhà nghỉ có chăn điện nhưng bạn vẫn nên mang tất và áo phao.
`,
    special: false,
    popularity: 740,
    picture: 'cable-park-ridges-mist-1',
  },
  {
    slug: 'di-tich-nha-tu-son-la',
    title: 'Di tích Nhà tù Sơn La',
    kind: 'historic-site',
    province: 'son-la',
    lat: 21.3278,
    lng: 103.9108,
    nameAlias: ['Nhà tù Sơn La', 'Cây đào Tô Hiệu'],
    summary: 'Nhà ngục Pháp dựng năm 1908 trên đồi Khau Cả, trong sân còn cây đào mang tên Tô Hiệu.',
    content: '',
    special: false,
    popularity: 330,
    picture: 'theatre-colonnade-dawn-1',
  },
  {
    slug: 'thuy-dien-son-la',
    title: 'Thủy điện Sơn La',
    kind: 'landmark',
    province: 'son-la',
    lat: 21.496,
    lng: 103.995,
    nameAlias: ['Đập thủy điện Sơn La', 'Mường La'],
    summary:
      'Nhà máy thủy điện trên sông Đà khánh thành năm 2012, công suất 2.400 MW, hồ dâng tạo vùng lòng hồ Quỳnh Nhai.',
    content: '',
    special: false,
    popularity: 240,
    picture: 'waterfall-canyon-dawn-1',
  },
];
