import type { Province } from './province.ts';

/** Provinces and cities of the northeast. */
export const northeastProvinces: Province[] = [
  {
    code: '04',
    slug: 'cao-bang',
    title: 'Cao Bằng',
    type: 'province',
    region: 'north',
    subRegion: 'Đông Bắc Bộ',
    nameAlias: ['Thác Bản Giốc', 'Bản Giốc', 'Pác Bó', 'Thang Hen', 'Phia Oắc'],
    mergedFrom: ['Cao Bằng'],
    lat: 22.746,
    lng: 106.083,
    bestMonths: [4, 8, 9, 10, 11],
    summary:
      'Miền non nước biên cương với thác Bản Giốc, động Ngườm Ngao và những bản làng đá của người Tày bên dòng Quây Sơn.',
    content: `Cao Bằng là chuyến đi của đường đèo vắng, ruộng ngô giữa núi đá và những con sông xanh ngắt chảy sát biên giới. Cả vùng là công viên địa chất toàn cầu UNESCO Non nước Cao Bằng, nên cứ vài chục cây số phong cảnh lại đổi.

## Gợi ý ba ngày

Ngày đầu đi từ Hà Nội lên, nghỉ ở trung tâm Cao Bằng. Ngày hai dành cho thác Bản Giốc, động Ngườm Ngao và làng đá Khuổi Ky, ba điểm chỉ cách nhau vài cây số. Ngày ba ghé Pác Bó xem suối Lê Nin, hoặc vòng qua hồ Thang Hen và núi Mắt Thần trước khi về.

## Lúc nào nên đi

Thác đầy nước và trong nhất từ tháng Tám đến tháng Mười. Đường từ Hà Nội dài khoảng 280 km, xe chạy 6 đến 7 giờ. Khu vực sát cột mốc cần mang giấy tờ tùy thân và theo chỉ dẫn của bộ đội biên phòng.
`,
    special: true,
    popularity: 430,
    picture: 'waterfall-terraces-dawn-1',
  },
  {
    code: '08',
    slug: 'tuyen-quang',
    title: 'Tuyên Quang',
    type: 'province',
    region: 'north',
    subRegion: 'Đông Bắc Bộ',
    nameAlias: [
      'Hà Giang',
      'Đồng Văn',
      'Mã Pí Lèng',
      'Lũng Cú',
      'Hoàng Su Phì',
      'Na Hang',
      'Hà Giang loop',
      'Mèo Vạc',
      'Quản Bạ',
      'Yên Minh',
      'Sông Nho Quế',
      'Tân Trào',
      'Cao nguyên đá',
    ],
    mergedFrom: ['Tuyên Quang', 'Hà Giang'],
    lat: 22.49,
    lng: 105.099,
    bestMonths: [3, 9, 10, 11, 12],
    summary:
      'Cung đường Hà Giang qua Quản Bạ, Đồng Văn, Mã Pí Lèng nay thuộc Tuyên Quang, cùng hồ Na Hang và chiến khu Tân Trào.',
    content: `Tỉnh Tuyên Quang nay gồm Tuyên Quang và Hà Giang cũ, kéo từ vùng đồi cọ, chè trung du lên tới cực Bắc. Phần lớn khách đến vì cao nguyên đá: những cung đèo cheo leo, nhà trình tường vàng và chợ phiên đông người Mông, Dao, Lô Lô.

## Vòng Hà Giang

Cung phổ biến là Hà Giang, Quản Bạ, Yên Minh, Đồng Văn, Mèo Vạc rồi quay lại, dài khoảng 350 km và nên đi ba ngày hai đêm. Điểm dừng không nên bỏ là cột cờ Lũng Cú, dinh họ Vương và đoạn Mã Pí Lèng nhìn xuống sông Nho Quế. Đường nhiều cua gắt, sương mù về chiều, bạn nên kết thúc chặng trước 17 giờ.

## Theo mùa

Hoa tam giác mạch nở tháng Mười, tháng Mười một. Ruộng Hoàng Su Phì chín vàng từ giữa tháng Chín đến đầu tháng Mười. Hồ Na Hang xanh nhất vào mùa khô. Xe từ Hà Nội lên Hà Giang mất 6 đến 7 giờ.
`,
    special: true,
    popularity: 760,
    picture: 'motorbike-pass-dawn-1',
  },
  {
    code: '19',
    slug: 'thai-nguyen',
    title: 'Thái Nguyên',
    type: 'province',
    region: 'north',
    subRegion: 'Đông Bắc Bộ',
    nameAlias: ['Bắc Kạn', 'Hồ Ba Bể', 'Ba Bể', 'Hồ Núi Cốc', 'Tân Cương', 'Bắc Cạn', 'Định Hóa'],
    mergedFrom: ['Thái Nguyên', 'Bắc Kạn'],
    lat: 22.024,
    lng: 105.824,
    bestMonths: [4, 5, 6, 9, 10, 11],
    summary:
      'Hồ Ba Bể giữa rừng già và những đồi chè Tân Cương, nay cùng trong tỉnh Thái Nguyên sau khi nhập Bắc Kạn.',
    content: `Thái Nguyên nay gồm Thái Nguyên và Bắc Kạn cũ. Phía nam là xứ chè Tân Cương, bạn ghé nhà vườn nghe cách sao chè rồi ngồi nhâm nhi chén trà móc câu. Ngược lên bắc hơn trăm cây số là hồ Ba Bể, hồ nước ngọt tự nhiên lớn giữa núi đá vôi, nơi thuyền đi qua động Puông và thác Đầu Đẳng. Ngủ nhà sàn bản Pác Ngòi của người Tày một đêm là vừa. Trời dễ chịu từ tháng Chín đến tháng Mười một.
`,
    special: false,
    popularity: 330,
    picture: 'karst-river-valley-mist-1',
  },
  {
    code: '20',
    slug: 'lang-son',
    title: 'Lạng Sơn',
    type: 'province',
    region: 'north',
    subRegion: 'Đông Bắc Bộ',
    nameAlias: ['Mẫu Sơn', 'Đồng Đăng', 'Bắc Sơn', 'Xứ Lạng', 'Chợ Đông Kinh', 'Cửa khẩu Hữu Nghị'],
    mergedFrom: ['Lạng Sơn'],
    lat: 21.84,
    lng: 106.619,
    bestMonths: [7, 8, 9, 10, 11, 12],
    summary:
      'Xứ Lạng có động Tam Thanh, đỉnh Mẫu Sơn mây phủ, thung lũng lúa Bắc Sơn và khu chợ biên giới nhộn nhịp.',
    content: `Từ Hà Nội theo quốc lộ hoặc cao tốc chừng hai tiếng rưỡi là tới Lạng Sơn, vừa cho một chuyến cuối tuần. Buổi sáng thăm động Tam Thanh, Nhị Thanh và thành nhà Mạc nằm gần nhau, trưa ăn vịt quay lá mắc mật, chiều dạo chợ Đông Kinh. Ai thích cảnh rộng thì lên núi Nà Lay nhìn thung lũng Bắc Sơn, lúa chín hai vụ vào tháng Bảy và tháng Mười một. Mẫu Sơn mùa đông có khi đóng băng.
`,
    special: false,
    popularity: 310,
    picture: 'road-rice-fields-dawn-1',
  },
  {
    code: '22',
    slug: 'quang-ninh',
    title: 'Quảng Ninh',
    type: 'city',
    region: 'north',
    subRegion: 'Đông Bắc Bộ',
    nameAlias: [
      'Hạ Long',
      'Vịnh Hạ Long',
      'Bãi Cháy',
      'Tuần Châu',
      'Cô Tô',
      'Vân Đồn',
      'Quan Lạn',
      'Móng Cái',
      'Yên Tử',
      'Bình Liêu',
      'Halong',
      'HL',
      'Vịnh Bái Tử Long',
      'Minh Châu',
      'Trà Cổ',
      'Cẩm Phả',
    ],
    mergedFrom: ['Quảng Ninh'],
    lat: 21.24,
    lng: 107.256,
    bestMonths: [4, 5, 6, 9, 10, 11],
    summary:
      'Vịnh Hạ Long với gần hai nghìn đảo đá, thêm Bái Tử Long vắng hơn, đảo Cô Tô, Quan Lạn và non thiêng Yên Tử.',
    content: `Quảng Ninh là nơi núi đá vôi mọc lên từ mặt biển. Phần lớn khách chọn một đêm trên du thuyền để thấy vịnh lúc hoàng hôn và lúc sáng sớm, khi thuyền chở khách trong ngày chưa ra.

## Chọn vùng vịnh

Hạ Long có hang Sửng Sốt, đảo Ti Tốp và tàu đi từ Tuần Châu, Hòn Gai. Bái Tử Long vắng hơn, nước trong, hợp chèo kayak. Muốn tắm biển đảo thì từ cảng Ao Tiên đi tàu cao tốc ra Cô Tô khoảng một tiếng rưỡi, hoặc Quan Lạn với bãi Minh Châu cát trắng. Trên bờ có bảo tàng Quảng Ninh, bãi tắm Bãi Cháy và đường hành hương Yên Tử.

## Thời tiết và đường đi

Tháng Chín đến tháng Mười một trời quang, biển êm. Mùa hè nước ấm nhưng có bão, cảng vụ có thể dừng cấp phép tàu. Từ Hà Nội theo cao tốc mất khoảng hai tiếng rưỡi; Vân Đồn là sân bay gần đảo nhất.
`,
    special: true,
    popularity: 960,
    picture: 'karst-bay-fleet-dusk-1',
  },
  {
    code: '25',
    slug: 'phu-tho',
    title: 'Phú Thọ',
    type: 'province',
    region: 'north',
    subRegion: 'Đông Bắc Bộ',
    nameAlias: [
      'Vĩnh Phúc',
      'Hòa Bình',
      'Đền Hùng',
      'Tam Đảo',
      'Mai Châu',
      'Thung Nai',
      'Đại Lải',
      'Thanh Thủy',
      'Việt Trì',
      'Hồ Hòa Bình',
      'Long Cốc',
    ],
    mergedFrom: ['Phú Thọ', 'Vĩnh Phúc', 'Hòa Bình'],
    lat: 21.015,
    lng: 105.284,
    bestMonths: [2, 3, 4, 5, 9, 10, 11, 12],
    summary:
      'Đền Hùng, Tam Đảo, Mai Châu và hồ Hòa Bình nay về chung tỉnh Phú Thọ, tất cả cách Hà Nội chưa đến ba giờ xe.',
    content: `Tỉnh Phú Thọ nay gồm Phú Thọ, Vĩnh Phúc và Hòa Bình cũ. Với người Hà Nội, đây là vùng đi chơi cuối tuần gần nhất: có núi, hồ, bản làng và suối khoáng trong tầm hai đến ba giờ xe.

## Bốn kiểu đi

Lên Tam Đảo tránh nóng, ở độ cao gần 900 m và sương về bất chợt. Về Mai Châu ngủ nhà sàn bản Lác, đạp xe giữa đồng lúa và tối xem múa xòe. Đi thuyền trên hồ Hòa Bình, ghé Thung Nai, ăn cá nướng trên nhà bè. Hành hương Đền Hùng dịp mùng 10 tháng Ba âm lịch, hoặc đi ngày thường để leo bậc đá thong thả hơn.

## Mùa đẹp

Mai Châu xanh lúa vào tháng Tư, tháng Năm và vàng vào cuối tháng Chín. Đồi chè Long Cốc đẹp nhất lúc bình minh mùa thu. Suối khoáng Thanh Thủy hợp những ngày se lạnh, từ tháng Mười một đến tháng Ba.
`,
    special: false,
    popularity: 560,
    picture: 'rice-terraces-valley-mist-1',
  },
];
