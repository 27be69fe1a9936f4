import type { Province } from './province.ts';

/** Provinces of the north, by code. */
export const northernProvinces: Province[] = [
  {
    code: '01',
    slug: 'ha-noi',
    title: 'Hà Nội',
    type: 'city',
    region: 'north',
    subRegion: 'Đồng bằng sông Hồng',
    nameAlias: [
      'HN',
      'Thủ đô Hà Nội',
      'Phố cổ Hà Nội',
      'Hồ Gươm',
      'Ba Vì',
      'Sơn Tây',
      'Hanoi',
      'Hồ Hoàn Kiếm',
      'Hà Tây',
      'Hồ Tây',
    ],
    mergedFrom: ['Hà Nội'],
    lat: 21,
    lng: 105.698,
    bestMonths: [3, 4, 9, 10, 11, 12],
    summary:
      'Thủ đô nghìn năm bên sông Hồng, nơi một buổi sáng đi bộ quanh hồ Hoàn Kiếm nối thẳng sang phố cổ, quán cà phê và bát phở nóng.',
    content: `Hà Nội vừa đủ nhỏ để đi bộ và vừa đủ cũ để mỗi ngõ phố có một câu chuyện. Bạn có thể dậy sớm xem người dân tập dưỡng sinh bên hồ Hoàn Kiếm, ăn bát phở đầu ngày rồi ghé Văn Miếu trước khi trời nắng gắt.

## Đi đâu trước

Phố cổ và hồ Hoàn Kiếm nằm gọn trong bán kính một cây số, buổi tối cuối tuần thành phố đi bộ. Cụm Ba Đình gồm Lăng Bác, chùa Một Cột và Hoàng thành Thăng Long nên đi buổi sáng; Lăng đóng cửa thứ Hai và thứ Sáu. Ngoại thành có làng gốm Bát Tràng, núi Ba Vì và mùa trẩy hội chùa Hương kéo dài ba tháng đầu năm âm lịch.

## Mùa nào đẹp

Tháng Mười và tháng Mười một trời khô, nắng nhẹ, đúng mùa cốm. Tháng Ba có hoa sưa, hoa ban nhưng hay nồm ẩm. Từ sân bay Nội Bài vào trung tâm khoảng 28 km, đi xe mất 40 đến 60 phút.
`,
    special: true,
    popularity: 980,
    picture: 'old-quarter-lake-noon-1',
  },
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
    code: '11',
    slug: 'dien-bien',
    title: 'Điện Biên',
    type: 'province',
    region: 'north',
    subRegion: 'Tây Bắc Bộ',
    nameAlias: ['Điện Biên Phủ', 'Mường Thanh', 'A Pa Chải', 'Pha Đin', 'Đồi A1'],
    mergedFrom: ['Điện Biên'],
    lat: 21.711,
    lng: 103.021,
    bestMonths: [3, 4, 10, 11, 12],
    summary:
      'Lòng chảo Mường Thanh với các di tích chiến dịch năm 1954, hồ Pá Khoang và điểm cực Tây A Pa Chải.',
    content: `Điện Biên gắn với chiến dịch 56 ngày đêm năm 1954. Các điểm chính như đồi A1, hầm chỉ huy và bảo tàng đều nằm trong phường Điện Biên Phủ, đi trong một ngày là đủ. Ngày thứ hai bạn có thể lên Mường Phăng, nơi đặt sở chỉ huy, rồi dạo hồ Pá Khoang. Tháng Ba hoa ban nở trắng sườn đồi. Từ Hà Nội bay khoảng một giờ, đi đường bộ qua đèo Pha Đin mất chừng mười giờ.
`,
    special: false,
    popularity: 250,
    picture: 'rice-terraces-valley-mist-1',
  },
  {
    code: '12',
    slug: 'lai-chau',
    title: 'Lai Châu',
    type: 'province',
    region: 'north',
    subRegion: 'Tây Bắc Bộ',
    nameAlias: ['Sìn Hồ', 'Ô Quy Hồ', 'Pu Ta Leng', 'Tam Đường', 'Rồng Mây', 'Sin Suối Hồ'],
    mergedFrom: ['Lai Châu'],
    lat: 22.318,
    lng: 103.185,
    bestMonths: [3, 4, 9, 10, 11, 12],
    summary:
      'Vùng núi cao phía sau dãy Hoàng Liên, có đèo Ô Quy Hồ, cao nguyên Sìn Hồ và các cung leo núi gần 3.000 m.',
    content: `Lai Châu hợp với người thích đi bộ và ở bản. Từ Sa Pa vượt đèo Ô Quy Hồ là sang Tam Đường, ghé cầu kính Rồng Mây rồi xuống bản Sin Suối Hồ ngủ nhà người Mông, mùa xuân hoa địa lan nở quanh hiên. Dân leo núi tìm đến Pu Ta Leng và Bạch Mộc Lương Tử, mỗi chuyến hai đến ba ngày với porter địa phương. Trời đẹp từ tháng Chín đến tháng Tư, đêm lạnh nên cần áo ấm.
`,
    special: false,
    popularity: 230,
    picture: 'rice-terraces-ridge-noon-1',
  },
  {
    code: '14',
    slug: 'son-la',
    title: 'Sơn La',
    type: 'province',
    region: 'north',
    subRegion: 'Tây Bắc Bộ',
    nameAlias: ['Mộc Châu', 'Tà Xùa', 'Yên Châu', 'Bắc Yên', 'Mường La'],
    mergedFrom: ['Sơn La'],
    lat: 21.195,
    lng: 104.069,
    bestMonths: [1, 2, 3, 9, 10, 11, 12],
    summary:
      'Cao nguyên Mộc Châu mát quanh năm với đồi chè, mùa hoa mận, còn Tà Xùa là nơi săn mây quen thuộc của dân phượt.',
    content: `Đi Sơn La, phần lớn du khách dừng ở Mộc Châu, cách Hà Nội chừng bốn tiếng rưỡi xe. Ở độ cao hơn một nghìn mét, sáng sớm ở đây có sương, trưa nắng khô và tối phải khoác thêm áo.

## Mộc Châu trong hai ngày

Ngày đầu thăm đồi chè, rừng thông bản Áng và thác Dải Yếm. Ngày sau đi cầu kính Bạch Long hoặc thung lũng mận Nà Ka. Bữa ăn nên thử bê chao, cá suối nướng và sữa chua từ các trại bò trong vùng. Các homestay nằm rải rác ở bản Áng và quanh tiểu khu cũ, thuê xe máy đi là tiện nhất.

## Mùa hoa và mùa mây

Hoa mận nở rộ từ cuối tháng Một đến giữa tháng Hai, hoa đào sát Tết, hoa cải từ tháng Mười một. Tà Xùa có mây nhiều từ tháng Mười một đến tháng Ba, nên ngủ lại một đêm và dậy trước sáu giờ.
`,
    special: false,
    popularity: 640,
    picture: 'rice-terraces-knoll-noon-1',
  },
  {
    code: '15',
    slug: 'lao-cai',
    title: 'Lào Cai',
    type: 'province',
    region: 'north',
    subRegion: 'Tây Bắc Bộ',
    nameAlias: [
      'Yên Bái',
      'Sa Pa',
      'Sapa',
      'Fansipan',
      'Mù Cang Chải',
      'Bắc Hà',
      'Y Tý',
      'Nghĩa Lộ',
      'Phan Xi Păng',
      'Tú Lệ',
      'Cát Cát',
      'Tả Van',
    ],
    mergedFrom: ['Lào Cai', 'Yên Bái'],
    lat: 22.06,
    lng: 104.347,
    bestMonths: [3, 4, 5, 9, 10, 11, 12],
    summary:
      'Sa Pa trong sương, đỉnh Fansipan 3.143 m và những thửa ruộng bậc thang Mù Cang Chải, nay cùng thuộc tỉnh Lào Cai.',
    content: `Lào Cai nay gồm Lào Cai và Yên Bái cũ, nên một chuyến đi có thể nối Sa Pa với Mù Cang Chải mà không rời tỉnh. Xe từ Hà Nội theo cao tốc lên Sa Pa mất 5 đến 6 giờ.

## Ở Sa Pa làm gì

Buổi sáng đi cáp treo lên Fansipan khi mây còn thấp, buổi chiều đi bộ xuống bản Cát Cát hoặc men theo thung lũng Mường Hoa qua Lao Chải, Tả Van. Chủ nhật có chợ phiên Bắc Hà, cách Sa Pa khoảng hai tiếng rưỡi xe. Muốn vắng hơn, bạn lên Y Tý ngắm biển mây và những mái nhà trình tường của người Hà Nhì.

## Chọn thời gian

Mù Cang Chải có nước đổ vào tháng Năm, tháng Sáu và lúa chín từ giữa tháng Chín đến đầu tháng Mười. Sa Pa lạnh nhất từ tháng Mười hai đến tháng Hai, có năm xuất hiện băng giá nhưng không thể hẹn trước. Mưa lớn tháng Bảy, tháng Tám dễ gây sạt lở, bạn nên để lịch trống một ngày.
`,
    special: true,
    popularity: 930,
    picture: 'rice-terraces-houses-noon-1',
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
    code: '24',
    slug: 'bac-ninh',
    title: 'Bắc Ninh',
    type: 'city',
    region: 'north',
    subRegion: 'Đồng bằng sông Hồng',
    nameAlias: ['Bắc Giang', 'Kinh Bắc', 'Từ Sơn', 'Lục Ngạn', 'Tây Yên Tử', 'Quan họ', 'Hội Lim', 'Đông Hồ'],
    mergedFrom: ['Bắc Ninh', 'Bắc Giang'],
    lat: 21.315,
    lng: 106.414,
    bestMonths: [1, 2, 3, 9, 10, 11],
    summary:
      'Đất Kinh Bắc của quan họ, tranh Đông Hồ và những ngôi chùa gỗ nhiều trăm năm, nay nối liền vùng vải Lục Ngạn.',
    content: `Bắc Ninh nay gồm Bắc Ninh và Bắc Giang cũ. Một ngày từ Hà Nội đủ để thăm chùa Dâu, chùa Bút Tháp, rồi tự tay in một tờ tranh Đông Hồ. Hội Lim mở ngày 13 tháng Giêng, các liền anh liền chị hát quan họ trên thuyền. Sang tháng Sáu, các vườn vải Lục Ngạn đỏ quả và mở cửa đón khách hái tại vườn. Phía đông có sườn Tây Yên Tử và chùa Vĩnh Nghiêm với kho mộc bản thiền phái Trúc Lâm.
`,
    special: false,
    popularity: 280,
    picture: 'theatre-colonnade-dawn-1',
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
  {
    code: '31',
    slug: 'hai-phong',
    title: 'Hải Phòng',
    type: 'city',
    region: 'north',
    subRegion: 'Đồng bằng sông Hồng',
    nameAlias: [
      'Hải Dương',
      'Cát Bà',
      'Lan Hạ',
      'Đồ Sơn',
      'Côn Sơn Kiếp Bạc',
      'Chí Linh',
      'Vịnh Lan Hạ',
      'HP',
      'Thành phố hoa phượng đỏ',
    ],
    mergedFrom: ['Hải Phòng', 'Hải Dương'],
    lat: 20.87,
    lng: 106.507,
    bestMonths: [4, 5, 6, 7, 8, 9, 10],
    summary:
      'Thành phố cảng có đảo Cát Bà và vịnh Lan Hạ sóng êm, bữa sáng bánh đa cua và những con phố rợp phượng.',
    content: `Hải Phòng nay gồm Hải Phòng và Hải Dương cũ. Khách du lịch thường đi thẳng ra đảo Cát Bà, nhưng trung tâm thành phố cũng đáng một buổi: nhà hát lớn, chợ Cố Đạo, bát bánh đa cua và chiếc bánh mì que nóng.

## Cát Bà và Lan Hạ

Đảo có ba bãi Cát Cò nằm sát thị trấn, vườn quốc gia với đường trek qua rừng Kim Giao và làng Việt Hải giữa thung lũng. Vịnh Lan Hạ ở phía đông nam, ít tàu hơn Hạ Long, nhiều bãi cát nhỏ chỉ vào được bằng kayak. Du thuyền ngủ đêm xuất phát từ bến Gót, Cái Viềng hoặc bến Bèo.

## Đi lại

Từ Hà Nội theo cao tốc đến bến phà Gót khoảng hai giờ, sau đó qua phà hoặc cáp treo. Biển đẹp từ tháng Tư đến tháng Mười; cuối tuần hè đảo đông, bạn nên đặt phòng sớm. Côn Sơn – Kiếp Bạc hợp chuyến hành hương mùa xuân và mùa thu.
`,
    special: true,
    popularity: 720,
    picture: 'island-sea-kayaks-golden-1',
  },
  {
    code: '33',
    slug: 'hung-yen',
    title: 'Hưng Yên',
    type: 'province',
    region: 'north',
    subRegion: 'Đồng bằng sông Hồng',
    nameAlias: ['Thái Bình', 'Phố Hiến', 'Chùa Keo', 'Đồng Châu', 'Nhãn lồng', 'Tiền Hải'],
    mergedFrom: ['Hưng Yên', 'Thái Bình'],
    lat: 20.619,
    lng: 106.271,
    bestMonths: [2, 3, 4, 9, 10, 11],
    summary:
      'Phố Hiến một thời thương cảng, chùa Keo gác chuông gỗ và bãi biển Vô Cực lúc bình minh, nay chung tỉnh Hưng Yên.',
    content: `Hưng Yên nay gồm Hưng Yên và Thái Bình cũ. Ở phía Phố Hiến, bạn đi bộ từ văn miếu Xích Đằng sang chùa Chuông, đền Mẫu bên hồ Bán Nguyệt; tháng Bảy, tháng Tám là mùa nhãn lồng. Xuôi về Thái Bình cũ có chùa Keo với gác chuông gỗ lim ba tầng, và bãi triều Quang Lang mà nhiều người gọi là biển Vô Cực, đẹp nhất lúc nước cạn trước khi mặt trời lên. Một ngày từ Hà Nội đi về là đủ.
`,
    special: false,
    popularity: 170,
    picture: 'theatre-gate-golden-1',
  },
  {
    code: '37',
    slug: 'ninh-binh',
    title: 'Ninh Bình',
    type: 'province',
    region: 'north',
    subRegion: 'Đồng bằng sông Hồng',
    nameAlias: [
      'Hà Nam',
      'Nam Định',
      'Tràng An',
      'Tam Cốc',
      'Bái Đính',
      'Hoa Lư',
      'Cúc Phương',
      'Tam Chúc',
      'Phủ Dầy',
      'NB',
      'Hang Múa',
      'Phát Diệm',
      'Vân Long',
    ],
    mergedFrom: ['Ninh Bình', 'Hà Nam', 'Nam Định'],
    lat: 20.312,
    lng: 106.046,
    bestMonths: [1, 2, 3, 5, 6, 9, 10, 11, 12],
    summary:
      'Thuyền nan luồn hang ở Tràng An, bậc đá Hang Múa và Cố đô Hoa Lư, tất cả trong vòng mười lăm cây số.',
    content: `Ninh Bình nay gồm Ninh Bình, Hà Nam và Nam Định cũ. Vùng lõi quanh Hoa Lư nhỏ gọn, đường bằng phẳng, rất hợp thuê xe đạp và ở lại một đêm thay vì đi về trong ngày.

## Hai ngày thong thả

Sáng đi thuyền Tràng An, khoảng ba giờ qua các hang và đền giữa núi. Chiều leo gần 500 bậc Hang Múa để nhìn dòng Ngô Đồng uốn giữa ruộng. Ngày sau chọn Tam Cốc, Cố đô Hoa Lư hoặc chùa Bái Đính; nhà có trẻ nhỏ thì vào rừng Cúc Phương xem trung tâm cứu hộ linh trưởng. Món nên thử là cơm cháy, dê núi và miến lươn.

## Khi nào đi

Tam Cốc lúa chín từ giữa tháng Năm đến đầu tháng Sáu. Mùa xuân nhiều lễ hội, đầu năm rất đông. Tháng Chín đến tháng Mười một mát và vắng. Từ Hà Nội theo cao tốc mất khoảng một tiếng rưỡi đến hai giờ.
`,
    special: true,
    popularity: 900,
    picture: 'karst-river-valley-noon-1',
  },
];
