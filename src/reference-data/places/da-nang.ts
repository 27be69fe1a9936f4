import type { Place } from './place.ts';

/** Places of Đà Nẵng with a long text, or of the first rank. */
export const daNang: Place[] = [
  {
    slug: 'ba-na-hills',
    title: 'Bà Nà Hills',
    kind: 'theme-park',
    province: 'da-nang',
    lat: 15.995,
    lng: 107.996,
    nameAlias: ['Bà Nà', 'Cầu Vàng', 'Làng Pháp'],
    summary:
      'Khu vui chơi trên núi Chúa cao gần 1.500 m, lên bằng cáp treo, có Cầu Vàng dài 150 m trên đôi bàn tay đá.',
    content: `Cáp treo đưa bạn từ chân núi lên độ cao 1.400 m trong khoảng 20 phút, nhiệt độ thường thấp hơn thành phố năm đến tám độ. Cầu Vàng nằm ở ga giữa, trên đó là vườn hoa, hầm rượu cũ, chùa Linh Ứng và làng kiểu Pháp với khu trò chơi trong nhà.

Muốn Cầu Vàng vắng, bạn nên có mặt lúc ga mở, đi tuyến dừng ở cầu trước rồi mới lên đỉnh. Sau 15 giờ khách đoàn về, cũng là lúc dễ chụp ảnh nhưng hay có mây.

Vé đã gồm cáp và phần lớn trò chơi; bảo tàng sáp, đồ ăn tính riêng. Mang áo khoác mỏng và ô gấp. Từ trung tâm Đà Nẵng đi xe khoảng 45 phút.
`,
    special: true,
    popularity: 930,
    picture: 'cable-park-hands-dawn-1',
  },
  {
    slug: 'pho-co-hoi-an',
    title: 'Phố cổ Hội An',
    kind: 'heritage-site',
    province: 'da-nang',
    lat: 15.877,
    lng: 108.327,
    nameAlias: ['Hội An', 'Chùa Cầu', 'Đèn lồng Hội An'],
    summary: 'Thương cảng cũ bên sông Hoài với chùa Cầu, hội quán và nhà gỗ, UNESCO ghi danh năm 1999.',
    content: `Hội An buổi sáng thuộc về người bản địa: chợ họp bên sông, gánh đậu hũ đi qua những bức tường vàng. Từ 9 giờ đến 11 giờ và sau 15 giờ, các phố chính Trần Phú, Nguyễn Thái Học, Bạch Đằng chỉ cho đi bộ và xe đạp.

Vé tham quan cho vào một số nhà cổ, hội quán và bảo tàng tùy chọn. Chỉ có một buổi thì chọn chùa Cầu, nhà cổ Tấn Ký, hội quán Phúc Kiến. Tối, đèn lồng bật dọc sông Hoài, ngày 14 âm lịch hằng tháng phố tắt đèn điện.

Ăn cao lầu, cơm gà, bánh mì, chè bắp. Đạp xe ba cây số là tới làng rau Trà Quế, xa hơn chút có biển An Bàng. Tháng Mười, tháng Mười một có năm ngập phố, khách đi thuyền giữa nhà cổ.
`,
    special: true,
    popularity: 960,
    picture: 'old-town-quay-dusk-1',
  },
  {
    slug: 'thanh-dia-my-son',
    title: 'Thánh địa Mỹ Sơn',
    kind: 'heritage-site',
    province: 'da-nang',
    lat: 15.764,
    lng: 108.124,
    nameAlias: ['Mỹ Sơn'],
    summary: 'Cụm đền tháp Chăm trong thung lũng, xây từ thế kỷ 4 đến 13, UNESCO ghi danh năm 1999.',
    content: `Mỹ Sơn nằm trong thung lũng dưới núi Răng Mèo, cách Hội An khoảng 40 km. Từ cổng có xe điện vào, rồi đi bộ giữa các nhóm tháp đánh ký hiệu A đến H. Nhóm B, C, D còn nguyên nhất, gạch đỏ xếp khít gần như không thấy mạch.

Buổi sáng lúc mới mở cửa là đẹp nhất: sương còn vương trên tháp, trời chưa nóng và chưa có đoàn. Nhà biểu diễn gần nhóm G có chương trình múa Chăm vài suất mỗi ngày.

Nhiều tháp bị bom phá năm 1969, việc trùng tu vẫn tiếp tục nên có thể gặp hàng rào. Bạn mang giày kín, mũ và nước. Kết hợp về bằng thuyền trên sông Thu Bồn là cách kết thúc nhẹ nhàng.
`,
    special: false,
    popularity: 660,
    picture: 'theatre-colonnade-golden-1',
  },
  {
    slug: 'bai-bien-my-khe',
    title: 'Bãi biển Mỹ Khê',
    kind: 'beach',
    province: 'da-nang',
    lat: 16.06,
    lng: 108.246,
    nameAlias: ['Mỹ Khê', 'Biển Đà Nẵng'],
    summary: 'Bãi biển dài dọc đường Võ Nguyên Giáp, cát mịn, tắm tốt từ tháng Ba đến tháng Chín.',
    content: `Mỹ Khê dài khoảng chín trăm mét ở đoạn trung tâm, nối liền Phạm Văn Đồng phía bắc và Bắc Mỹ An phía nam thành dải cát nhiều cây số. Dọc bờ có vòi tắm công cộng, ghế dù, chòi cứu hộ, cờ báo vùng an toàn.

Người Đà Nẵng ra biển lúc năm giờ sáng và sau năm giờ chiều; giữa trưa gần như chỉ có du khách. Buổi sớm bạn có thể xem kéo lưới, học chèo ván đứng hoặc lướt sóng khi có gió.

Quán hải sản tươi dọc đường Võ Nguyên Giáp, Hoàng Sa, nên chọn nơi niêm yết giá. Tắm tốt từ tháng Ba đến tháng Chín. Mùa gió đông bắc sóng lớn và có dòng rút, tuyệt đối theo cờ hiệu của đội cứu hộ.
`,
    special: true,
    popularity: 900,
    picture: 'beach-parasol-dusk-1',
  },
  {
    slug: 'ban-dao-son-tra',
    title: 'Bán đảo Sơn Trà',
    kind: 'mountain',
    province: 'da-nang',
    lat: 16.118,
    lng: 108.277,
    nameAlias: ['Sơn Trà', 'Đỉnh Bàn Cờ', 'Cây đa nghìn năm'],
    summary: 'Rừng trên núi sát biển phía đông bắc Đà Nẵng, nơi sống của voọc chà vá chân nâu.',
    content: `Sơn Trà là lá phổi của Đà Nẵng, cách trung tâm 10 km. Đường ven biển phía nam qua chùa Linh Ứng, bãi Bụt, bãi Nam, cây đa cổ thụ; đường lên đỉnh Bàn Cờ dốc và hẹp, xe tay ga không được phép, nên đi xe số hoặc ô tô theo quy định.

Sáng sớm là lúc dễ gặp voọc chà vá chân nâu ngồi ăn lá bên đường. Bạn đứng yên, không cho ăn và không gọi lớn. Đỉnh Bàn Cờ có tượng Đế Thích ngồi trước bàn cờ, nhìn xuống toàn vịnh.

Xăng nên đổ đầy trước khi lên vì trên núi không có trạm. Mùa mưa đường trơn, một số đoạn đóng. Ghé quán hải sản ở bãi Rạng hoặc bãi Cát Vàng ăn trưa sát biển.
`,
    special: false,
    popularity: 640,
    picture: 'road-coast-pass-dusk-1',
  },
  {
    slug: 'chua-linh-ung-son-tra',
    title: 'Chùa Linh Ứng Sơn Trà',
    kind: 'pagoda',
    province: 'da-nang',
    lat: 16.1003,
    lng: 108.2778,
    nameAlias: ['Chùa Linh Ứng', 'Bãi Bụt', 'Tượng Phật Bà Đà Nẵng'],
    summary: 'Chùa ở Bãi Bụt có tượng Quan Âm cao 67 m nhìn ra vịnh Đà Nẵng.',
    content: '',
    special: false,
    popularity: 600,
    picture: 'theatre-hall-noon-1',
  },
  {
    slug: 'ngu-hanh-son',
    title: 'Ngũ Hành Sơn',
    kind: 'mountain',
    province: 'da-nang',
    lat: 16.004,
    lng: 108.263,
    nameAlias: ['Non Nước', 'Marble Mountains', 'Động Huyền Không'],
    summary:
      'Năm ngọn núi đá cẩm thạch cạnh biển, Thủy Sơn có động Huyền Không và làng đá Non Nước dưới chân.',
    content: '',
    special: false,
    popularity: 610,
    picture: 'cave-skylight-dusk-1',
  },
  {
    slug: 'cau-rong',
    title: 'Cầu Rồng',
    kind: 'landmark',
    province: 'da-nang',
    lat: 16.061,
    lng: 108.227,
    nameAlias: ['Cầu Rồng Đà Nẵng', 'Cầu Rồng phun lửa', 'Dragon Bridge', 'Sông Hàn'],
    summary: 'Cầu hình rồng qua sông Hàn, phun lửa và nước lúc 21 giờ các tối thứ Sáu, thứ Bảy, Chủ nhật.',
    content: '',
    special: false,
    popularity: 700,
    picture: 'night-city-dragon-bridge-noon-1',
  },
  {
    slug: 'cu-lao-cham',
    title: 'Cù Lao Chàm',
    kind: 'island',
    province: 'da-nang',
    lat: 15.958,
    lng: 108.518,
    nameAlias: ['Cham Island'],
    summary:
      'Cụm tám đảo ngoài khơi Hội An, khu dự trữ sinh quyển nói không với túi ni lông, ca nô khoảng 25 phút.',
    content: `Ca nô rời Cửa Đại hoặc Đà Nẵng buổi sáng, về đầu giờ chiều; muốn thấy đảo vắng, bạn ngủ lại một đêm ở Bãi Làng hay Bãi Hương. Trong ngày, các đoàn ghé bảo tàng, chùa Hải Tạng, giếng Chăm cổ rồi tắm ở Bãi Xếp, Bãi Ông.

Rạn san hô quanh Hòn Dài, Bãi Bắc nông và trong, chỉ cần kính và ống thở. Đảo cấm túi ni lông đã nhiều năm, mang bình nước riêng để đỡ rác nhựa. Món lạ là cua đá (có dán nhãn khai thác), ốc vú nàng và lá rừng xào.

Chạy tàu từ tháng Ba đến tháng Chín. Từ tháng Mười biển động, tuyến thường nghỉ.
`,
    special: false,
    popularity: 670,
    picture: 'island-sea-reef-dawn-1',
  },
  {
    slug: 'vinwonders-nam-hoi-an',
    title: 'VinWonders Nam Hội An',
    kind: 'theme-park',
    province: 'da-nang',
    lat: 15.788,
    lng: 108.411,
    nameAlias: ['VinWonders Hội An', 'Nam Hội An'],
    summary:
      'Công viên ở phía nam Hội An gồm khu trò chơi, công viên nước, vườn thú bằng thuyền và làng nghề.',
    content: '',
    special: false,
    popularity: 560,
    picture: 'cable-park-seaside-dawn-1',
  },
];
