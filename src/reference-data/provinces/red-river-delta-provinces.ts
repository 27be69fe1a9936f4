import type { Province } from './province.ts';

/** Provinces and cities of the Red River Delta. */
export const redRiverDeltaProvinces: Province[] = [
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
