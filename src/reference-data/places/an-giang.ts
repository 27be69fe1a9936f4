import type { Place } from './place.ts';

/** Places of An Giang with a long text, or of the first rank. */
export const anGiang: Place[] = [
  {
    slug: 'dao-phu-quoc',
    title: 'Đảo Phú Quốc',
    kind: 'island',
    province: 'an-giang',
    lat: 10.217,
    lng: 103.96,
    nameAlias: ['Phú Quốc', 'PQ', 'Đảo Ngọc'],
    summary:
      'Đảo lớn nhất Việt Nam, rộng gần 590 km², biển phía tây lặng và trong từ tháng Mười một đến tháng Tư.',
    content: `Phú Quốc dài gần 50 km nên chọn vùng ở sẽ quyết định chuyến đi. Dương Đông, Bãi Trường ở giữa, gần sân bay và chợ đêm, ngắm hoàng hôn ngay trước phòng. Bắc đảo có công viên, vườn thú và Bãi Dài. Nam đảo có Bãi Sao, Bãi Khem, cáp treo Hòn Thơm và cảng An Thới.

## Gợi ý ba ngày

Ngày đầu tắm biển, chiều dạo chợ đêm. Ngày hai ca nô bốn đảo, lặn ngắm san hô ở Hòn Móng Tay, Gầm Ghì. Ngày ba vào Bắc đảo hoặc thăm nhà thùng nước mắm, vườn tiêu, làng chài Hàm Ninh.

Mùa khô tháng Mười một đến tháng Tư biển tây êm. Tháng Bảy đến tháng Chín mưa nhiều, đổi lại khách vắng và phòng rẻ. Từ đất liền có tàu Rạch Giá, Hà Tiên.
`,
    special: true,
    popularity: 985,
    picture: 'beach-pair-dusk-1',
  },
  {
    slug: 'grand-world-phu-quoc',
    title: 'Grand World Phú Quốc',
    kind: 'theme-park',
    province: 'an-giang',
    lat: 10.324,
    lng: 103.856,
    nameAlias: ['Grand World', 'Thành phố không ngủ'],
    summary: 'Khu phố giải trí ở Bắc đảo với kênh đào, chợ đêm và các chương trình biểu diễn buổi tối.',
    content: '',
    special: false,
    popularity: 700,
    picture: 'night-city-promenade-noon-1',
  },
  {
    slug: 'vinwonders-phu-quoc',
    title: 'VinWonders Phú Quốc',
    kind: 'theme-park',
    province: 'an-giang',
    lat: 10.336,
    lng: 103.857,
    nameAlias: ['VinWonders', 'Vinpearl Land Phú Quốc'],
    summary: 'Công viên chủ đề ở Bãi Dài với sáu phân khu, thủy cung hình rùa và công viên nước.',
    content: '',
    special: false,
    popularity: 760,
    picture: 'cable-park-seaside-noon-1',
  },
  {
    slug: 'sun-world-hon-thom',
    title: 'Sun World Hòn Thơm',
    kind: 'theme-park',
    province: 'an-giang',
    lat: 9.954,
    lng: 104.016,
    nameAlias: ['Hòn Thơm', 'Cáp treo Hòn Thơm'],
    summary: 'Cáp treo vượt biển dài gần 7,9 km từ An Thới sang đảo Hòn Thơm có công viên nước và bãi tắm.',
    content: `Ga An Thới nằm ở khu phố kiểu Địa Trung Hải, cabin đi khoảng 15 phút qua những làng chài và đảo nhỏ. Cáp chạy theo khung giờ, nghỉ giữa buổi, bạn xem lịch trong ngày kẻo lỡ chuyến về.

Trên đảo, vé gồm công viên nước, tàu lượn gỗ và bãi Trào có ghế nằm. Nhà có trẻ nhỏ dành gần trọn ngày cho hồ sóng và ống trượt; người lớn có thể thuê kính lặn hoặc dù bay, tính phí riêng.

Đi chuyến đầu buổi sáng sẽ vắng, trưa nắng gắt nên mang mũ và áo chống nắng. Chiều quay về An Thới kịp xem hoàng hôn và pháo hoa ở cầu Hôn. Từ Dương Đông xuống khoảng 40 phút xe.
`,
    special: false,
    popularity: 780,
    picture: 'skyway-sea-cable-golden-1',
  },
  {
    slug: 'bai-sao',
    title: 'Bãi Sao',
    kind: 'beach',
    province: 'an-giang',
    lat: 10.056,
    lng: 104.036,
    nameAlias: ['Bãi Sao Phú Quốc'],
    summary:
      'Bãi cát trắng mịn phía đông nam Phú Quốc, đẹp nhất mùa khô, mùa gió đổi hướng có sóng và rác dạt.',
    content: `Bãi Sao nằm ở bờ đông nam, cát trắng mịn như bột và nước nông rất xa, hợp trẻ nhỏ. Tên gọi theo loài sao biển ngày trước hay dạt vào; nay bạn chỉ nên nhìn, đừng vớt lên chụp ảnh.

Bãi đẹp nhất tháng Mười một đến tháng Ba, lúc gió mùa giữ mặt nước phẳng. Tới trước 9 giờ còn vắng, giữa trưa các đoàn dừng ăn. Hai đầu bãi thưa hàng quán, có bóng dừa nghiêng và xích đu.

Thuê ghế, tủ đồ, tắm nước ngọt tính riêng ở nhà hàng. Cách đó 10 phút là Bãi Khem và nhà tù Phú Quốc, nên ghép thành một buổi. Từ Dương Đông chạy 25 km, đường tốt.
`,
    special: false,
    popularity: 760,
    picture: 'coast-white-sand-golden-1',
  },
  {
    slug: 'quan-dao-nam-du',
    title: 'Quần đảo Nam Du',
    kind: 'island',
    province: 'an-giang',
    lat: 9.685,
    lng: 104.355,
    nameAlias: ['Nam Du', 'Hòn Lớn', 'Bãi Cây Mến'],
    summary: 'Quần đảo 21 hòn ở vịnh Thái Lan, tàu từ Rạch Giá khoảng hai tiếng rưỡi, có bãi Cây Mến.',
    content: `Nam Du gồm 21 hòn, khách thường ở Hòn Lớn rồi thuê thuyền đi Hòn Mấu, Hòn Hai Bờ Đập, Hòn Dầu. Tàu cao tốc từ Rạch Giá mất khoảng hai tiếng rưỡi, ghế trên ít say hơn ghế mũi.

Bãi Cây Mến có hàng dừa soi xuống nước, bãi Ngự dành cho hoàng hôn. Đường quanh đảo dốc, đi xe máy cần chắc tay; ngọn hải đăng trên đỉnh là chỗ nhìn được cả quần đảo.

Hải sản mua trên bè, nhum nướng mỡ hành và cháo mực là món quen. Điện nước có giới hạn, phòng đơn giản, bạn nên mang pin dự phòng. Đi tháng Mười hai đến tháng Năm biển êm, mùa mưa tàu có thể nghỉ.
`,
    special: false,
    popularity: 600,
    picture: 'island-sea-sandbar-golden-1',
  },
  {
    slug: 'ha-tien',
    title: 'Hà Tiên',
    kind: 'town',
    province: 'an-giang',
    lat: 10.383,
    lng: 104.487,
    nameAlias: ['Mũi Nai', 'Thạch Động', 'Quần đảo Hải Tặc'],
    summary: 'Vùng đất cuối trời Tây Nam với Thạch Động, Mũi Nai, lăng Mạc Cửu và bến tàu đi Phú Quốc.',
    content: '',
    special: false,
    popularity: 500,
    picture: 'pier-harbour-dusk-1',
  },
  {
    slug: 'mieu-ba-chua-xu-nui-sam',
    title: 'Miếu Bà Chúa Xứ Núi Sam',
    kind: 'temple',
    province: 'an-giang',
    lat: 10.682,
    lng: 105.079,
    nameAlias: ['Bà Chúa Xứ', 'Núi Sam', 'Châu Đốc', 'Chùa Bà Châu Đốc'],
    summary: 'Ngôi miếu dưới chân núi Sam, lễ vía 23–27 tháng Tư âm lịch được UNESCO ghi danh năm 2024.',
    content: '',
    special: false,
    popularity: 640,
    picture: 'theatre-hall-mist-1',
  },
  {
    slug: 'rung-tram-tra-su',
    title: 'Rừng tràm Trà Sư',
    kind: 'nature-reserve',
    province: 'an-giang',
    lat: 10.583,
    lng: 105.06,
    nameAlias: ['Trà Sư', 'Rừng tràm An Giang'],
    summary:
      'Rừng tràm ngập nước gần 850 ha phủ bèo xanh, đông chim cò, đẹp nhất tháng Chín đến tháng Mười một.',
    content: `Trà Sư đón khách bằng ba chặng: tắc ráng chạy qua thảm bèo, rồi đổi sang xuồng chèo luồn dưới tán tràm, cuối cùng lên tháp nhìn hàng cây phẳng tới chân núi Cấm. Cầu tre dài giữa rừng hợp đi bộ và chụp ảnh.

Mùa nước nổi từ tháng Chín đến tháng Mười một là lúc đầy nước và đông chim. Chiều từ 16 giờ, cò, điêng điểng, cồng cộc về tổ kín ngọn cây; sáng sớm thì sương mỏng và yên.

Trưa ăn cá lóc nướng trui, lẩu cá linh bông điên điển, gà đốt lá chúc. Từ Châu Đốc vào 25 km, ghép núi Sam hoặc chợ biên giới Tịnh Biên trong ngày.
`,
    special: false,
    popularity: 640,
    picture: 'island-sea-nipa-golden-1',
  },
  {
    slug: 'nui-cam',
    title: 'Núi Cấm',
    kind: 'mountain',
    province: 'an-giang',
    lat: 10.5,
    lng: 104.99,
    nameAlias: ['Thiên Cấm Sơn', 'Chùa Phật Lớn', 'Thất Sơn'],
    summary: 'Ngọn cao nhất vùng Thất Sơn, 705 m, có tượng Phật Di Lặc, hồ Thủy Liêm và cáp treo.',
    content: '',
    special: false,
    popularity: 500,
    picture: 'cable-park-ridges-dawn-1',
  },
];
