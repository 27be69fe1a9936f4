import type { Place } from './place.ts';

/** Places of Quảng Ninh with a long text, or of the first rank. */
export const quangNinh: Place[] = [
  {
    slug: 'vinh-ha-long',
    title: 'Vịnh Hạ Long',
    kind: 'heritage-site',
    province: 'quang-ninh',
    lat: 20.9101,
    lng: 107.1839,
    nameAlias: ['Hạ Long', 'Halong Bay', 'Hang Sửng Sốt', 'Đảo Ti Tốp'],
    summary: 'Vịnh có 1.969 đảo lớn nhỏ, phần nhiều là núi đá vôi, UNESCO ghi danh lần đầu năm 1994.',
    content: `Vịnh rộng hơn 1.500 km², nhưng các tàu đi theo tuyến đã định, nên chọn tuyến quan trọng hơn chọn tàu. Tuyến trung tâm có hang Sửng Sốt, đảo Ti Tốp, động Thiên Cung. Tuyến xa hơn có hang Luồn, đảo Soi Sim, vắng và hợp chèo kayak.

## Đi mấy ngày

Tàu trong ngày đi bốn đến sáu giờ, đủ thấy cảnh chính. Ngủ một đêm thì có thêm hoàng hôn, câu mực và buổi tập thái cực quyền lúc sáng sớm. Hai đêm dành cho người muốn tới vùng lõi yên tĩnh.

Tàu khởi hành từ Tuần Châu và Hòn Gai. Trời quang nhất tháng Chín đến tháng Mười một; tháng Hai, tháng Ba nhiều mù. Khi có bão, cảng vụ dừng cấp phép, bạn được dời ngày hoặc hoàn tiền.
`,
    special: true,
    popularity: 990,
    picture: 'karst-bay-fleet-mist-1',
  },
  {
    slug: 'bai-bien-bai-chay',
    title: 'Bãi biển Bãi Cháy',
    kind: 'beach',
    province: 'quang-ninh',
    lat: 20.956,
    lng: 107.044,
    nameAlias: ['Bãi Cháy'],
    summary: 'Bãi tắm nhân tạo dài ở phường Bãi Cháy, gần cáp treo, công viên và dãy khách sạn Hạ Long.',
    content: '',
    special: false,
    popularity: 680,
    picture: 'beach-parasol-dawn-1',
  },
  {
    slug: 'dao-tuan-chau',
    title: 'Đảo Tuần Châu',
    kind: 'island',
    province: 'quang-ninh',
    lat: 20.928,
    lng: 106.99,
    nameAlias: ['Tuần Châu', 'Cảng Tuần Châu'],
    summary: 'Đảo nối bờ bằng đường đê 2 km, có cảng tàu khách đi vịnh Hạ Long và phà sang Cát Bà.',
    content: '',
    special: false,
    popularity: 640,
    picture: 'pier-yacht-dawn-1',
  },
  {
    slug: 'dao-co-to',
    title: 'Đảo Cô Tô',
    kind: 'island',
    province: 'quang-ninh',
    lat: 20.971,
    lng: 107.764,
    nameAlias: ['Cô Tô', 'Cầu Mỵ', 'Bãi Vàn Chảy', 'Hồng Vàn'],
    summary:
      'Quần đảo ở phía đông bắc, bãi Hồng Vàn, Vàn Chảy nước trong, tàu từ Ao Tiên đi khoảng một tiếng rưỡi.',
    content: `Tàu cao tốc từ cảng Ao Tiên chạy khoảng một tiếng rưỡi, biển động thì nghỉ chuyến, nên đừng hẹn việc gấp ngay ngày về. Lên đảo, bạn thuê xe điện hoặc xe máy vì các điểm rải rác.

Bãi Hồng Vàn sóng nhẹ, hợp trẻ em. Vàn Chảy dài và có sóng. Móng Rồng, Cầu Mỵ là bờ đá trầm tích nhiều lớp, ngắm mặt trời lên rất đẹp. Ngọn hải đăng cho nhìn trọn quần đảo lúc chiều xuống, còn con đường tình yêu rợp thông nằm ngay gần trung tâm.

Mùa biển từ tháng Tư đến tháng Chín. Tháng Năm có hoa mua, tháng Sáu đến tháng Tám đông và giá phòng tăng cuối tuần. Cù kỳ, bào ngư, mực một nắng là hải sản nên thử.
`,
    special: false,
    popularity: 720,
    picture: 'island-sea-sandbar-golden-1',
  },
  {
    slug: 'dao-quan-lan',
    title: 'Đảo Quan Lạn',
    kind: 'island',
    province: 'quang-ninh',
    lat: 20.89,
    lng: 107.5,
    nameAlias: ['Quan Lạn', 'Minh Châu', 'Bãi Sơn Hào'],
    summary:
      'Đảo cát trắng trong vịnh Bái Tử Long, có bãi Minh Châu, Sơn Hào và đình cổ trên thương cảng Vân Đồn xưa.',
    content: '',
    special: false,
    popularity: 540,
    picture: 'beach-cove-dawn-1',
  },
  {
    slug: 'danh-thang-yen-tu',
    title: 'Danh thắng Yên Tử',
    kind: 'heritage-site',
    province: 'quang-ninh',
    lat: 21.15,
    lng: 106.716,
    nameAlias: ['Yên Tử', 'Chùa Đồng'],
    summary:
      'Núi thiêng cao 1.068 m nơi vua Trần Nhân Tông lập thiền phái Trúc Lâm, thuộc quần thể di sản thế giới ghi danh năm 2025.',
    content: `Yên Tử là hành trình leo qua các chùa nhỏ trước khi tới chùa Đồng ở đỉnh 1.068 m. Đi bộ toàn tuyến khoảng 6 km với hàng nghìn bậc đá, qua đường Tùng, vườn tháp Huệ Quang, chùa Hoa Yên và chùa Một Mái. Hai chặng cáp treo rút thời gian còn nửa buổi.

Hội xuân mở từ mùng 10 tháng Giêng đến hết tháng Ba âm lịch. Nếu muốn yên, bạn đi tháng Mười, tháng Mười một, trời khô và trong, hoặc ngày thường ngoài mùa hội.

Trên đỉnh gió mạnh, đá trơn khi có sương, nên mang giày có rãnh và áo gió. Từ Hà Nội xuống khoảng hai tiếng rưỡi, từ Hạ Long chừng một giờ.
`,
    special: false,
    popularity: 700,
    picture: 'cable-park-ridges-noon-1',
  },
  {
    slug: 'sun-world-ha-long',
    title: 'Sun World Hạ Long',
    kind: 'theme-park',
    province: 'quang-ninh',
    lat: 20.955,
    lng: 107.048,
    nameAlias: ['Cáp treo Nữ Hoàng', 'Công viên Rồng', 'Vòng quay Mặt Trời'],
    summary: 'Tổ hợp vui chơi ở Bãi Cháy gồm công viên trò chơi, công viên nước và cáp treo sang đồi Ba Đèo.',
    content: '',
    special: false,
    popularity: 600,
    picture: 'cable-park-seaside-golden-1',
  },
  {
    slug: 'bao-tang-quang-ninh',
    title: 'Bảo tàng Quảng Ninh',
    kind: 'museum',
    province: 'quang-ninh',
    lat: 20.95,
    lng: 107.092,
    nameAlias: ['Bảo tàng than', 'Thư viện Quảng Ninh'],
    summary: 'Tòa nhà ốp kính đen như khối than bên vịnh, kể chuyện biển, lịch sử và nghề mỏ qua ba tầng.',
    content: '',
    special: false,
    popularity: 450,
    picture: 'night-city-promenade-noon-1',
  },
  {
    slug: 'vinh-bai-tu-long',
    title: 'Vịnh Bái Tử Long',
    kind: 'bay',
    province: 'quang-ninh',
    lat: 21.05,
    lng: 107.45,
    nameAlias: ['Bái Tử Long'],
    summary: 'Vịnh kề phía đông Hạ Long, ít tàu hơn, có làng chài Vung Viêng và vườn quốc gia trên biển.',
    content: `Tàu ra Bái Tử Long đi từ Hòn Gai hoặc các bến phía Cẩm Phả, Vân Đồn, qua những dãy núi thưa hơn và mặt nước rộng hơn Hạ Long. Số tàu ít nên đêm neo thường chỉ nghe tiếng nước vỗ mạn.

Hành trình hay ghé làng chài Vung Viêng, nơi cô chú làng chài chèo thuyền nan đưa khách qua vòm đá, kể chuyện nuôi trai lấy ngọc. Hang Thiên Cảnh Sơn có bãi cát nhỏ ngay trước cửa, buổi trưa các đoàn bơi và chèo kayak ở đây.

Phần phía bắc là vườn quốc gia Bái Tử Long với rừng trên đảo Ba Mùn. Nếu bạn đã đi Hạ Long một lần hoặc ngại đông, đây là lựa chọn đáng đổi.
`,
    special: false,
    popularity: 650,
    picture: 'karst-bay-gate-dusk-1',
  },
  {
    slug: 'bai-bien-tra-co',
    title: 'Bãi biển Trà Cổ',
    kind: 'beach',
    province: 'quang-ninh',
    lat: 21.479,
    lng: 108.024,
    nameAlias: ['Trà Cổ', 'Mũi Sa Vĩ', 'Móng Cái'],
    summary:
      'Bãi biển thoải dài 17 km ở Móng Cái, gần đình Trà Cổ và mũi Sa Vĩ, điểm đầu dải đất hình chữ S.',
    content: '',
    special: false,
    popularity: 420,
    picture: 'beach-boats-dawn-1',
  },
];
