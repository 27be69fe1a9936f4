import type { Place } from './place.ts';

/** Places of Hải Phòng with a long text, or of the first rank. */
export const haiPhong: Place[] = [
  {
    slug: 'dao-cat-ba',
    title: 'Đảo Cát Bà',
    kind: 'island',
    province: 'hai-phong',
    lat: 20.727,
    lng: 107.048,
    nameAlias: ['Cát Bà', 'Bãi Cát Cò'],
    summary:
      'Đảo lớn nhất vùng vịnh phía bắc, khu dự trữ sinh quyển với rừng, bãi Cát Cò và cửa ra vịnh Lan Hạ.',
    content: `Cát Bà có cả rừng lẫn biển nên ở hai đêm sẽ không phí. Ngày đầu tắm ba bãi Cát Cò, nối nhau bằng lối đi ven vách, chiều lên pháo đài Thần Công xem mặt trời lặn. Ngày sau xuống bến Bèo đi vịnh Lan Hạ, chèo kayak và bơi ở bãi Ba Trái Đào.

Vườn quốc gia chiếm hơn nửa đảo. Đường lên đỉnh Ngự Lâm mất khoảng một giờ, còn trek sang làng Việt Hải khoảng bốn đến năm giờ, nên có người dẫn.

Đảo đông nhất tháng Sáu đến tháng Tám; tháng Chín, tháng Mười biển vẫn ấm, giá dễ chịu. Ra đảo qua phà Gót – Cái Viềng hoặc cáp treo, tổng thời gian từ Hà Nội chừng ba giờ.
`,
    special: true,
    popularity: 880,
    picture: 'karst-bay-pair-mist-1',
  },
  {
    slug: 'vinh-lan-ha',
    title: 'Vịnh Lan Hạ',
    kind: 'bay',
    province: 'hai-phong',
    lat: 20.76,
    lng: 107.09,
    nameAlias: ['Lan Hạ', 'Lan Ha Bay', 'Ba Trái Đào'],
    summary:
      'Vịnh khoảng 400 hòn đảo phía đông Cát Bà, nhiều bãi cát nhỏ, được ghi danh cùng Hạ Long năm 2023.',
    content: `Nhìn trên bản đồ, Lan Hạ như một mê cung gần bốn trăm đảo ôm lấy phía đông Cát Bà. Khác Hạ Long, nhiều đảo ở đây có bãi cát riêng, nước trong và ít sóng, vì vậy chuyến đi nào cũng có kayak và bơi.

Điểm dừng thường gặp là hang Sáng Tối chui qua bằng kayak, bãi Ba Trái Đào, làng chài Cái Bèo và bến Việt Hải đạp xe vào làng. Ban đêm, nếu trời tối trăng, khua mái chèo có thể thấy sinh vật phù du phát sáng.

Tàu trong ngày đi từ bến Bèo. Du thuyền ngủ đêm đón khách ở bến Gót, Cái Viềng hoặc từ Tuần Châu sang. Thời gian đẹp là tháng Tư đến tháng Sáu và tháng Chín đến tháng Mười một.
`,
    special: false,
    popularity: 830,
    picture: 'karst-bay-giant-dusk-1',
  },
  {
    slug: 'vuon-quoc-gia-cat-ba',
    title: 'Vườn quốc gia Cát Bà',
    kind: 'national-park',
    province: 'hai-phong',
    lat: 20.798,
    lng: 107.005,
    nameAlias: ['Rừng Cát Bà', 'Đỉnh Ngự Lâm', 'Việt Hải'],
    summary:
      'Rừng nguyên sinh trên đảo, nơi sống của loài voọc Cát Bà, có đường lên đỉnh Ngự Lâm và trek sang Việt Hải.',
    content: '',
    special: false,
    popularity: 500,
    picture: 'waterfall-trail-golden-1',
  },
  {
    slug: 'bai-bien-do-son',
    title: 'Bãi biển Đồ Sơn',
    kind: 'beach',
    province: 'hai-phong',
    lat: 20.71,
    lng: 106.79,
    nameAlias: ['Đồ Sơn', 'Hòn Dáu'],
    summary:
      'Khu tắm biển lâu đời cách trung tâm Hải Phòng 20 km, có bến Nghiêng, biệt thự Bảo Đại và đảo Hòn Dáu.',
    content: '',
    special: false,
    popularity: 560,
    picture: 'beach-headland-dusk-1',
  },
  {
    slug: 'nha-hat-lon-hai-phong',
    title: 'Nhà hát lớn Hải Phòng',
    kind: 'landmark',
    province: 'hai-phong',
    lat: 20.8583,
    lng: 106.6822,
    nameAlias: ['Quảng trường Nhà hát Hải Phòng'],
    summary:
      'Công trình kiểu Pháp khánh thành năm 1912, quảng trường phía trước là điểm hẹn của người Hải Phòng.',
    content: '',
    special: false,
    popularity: 360,
    picture: 'night-city-promenade-golden-1',
  },
  {
    slug: 'khu-di-tich-con-son-kiep-bac',
    title: 'Khu di tích Côn Sơn – Kiếp Bạc',
    kind: 'heritage-site',
    province: 'hai-phong',
    lat: 21.15,
    lng: 106.406,
    nameAlias: ['Côn Sơn', 'Kiếp Bạc', 'Nguyễn Trãi', 'Đền Kiếp Bạc'],
    summary: 'Nơi gắn với Nguyễn Trãi và Trần Hưng Đạo, thuộc quần thể di sản thế giới ghi danh năm 2025.',
    content: '',
    special: false,
    popularity: 470,
    picture: 'theatre-hall-dawn-1',
  },
  {
    slug: 'dao-bach-long-vi',
    title: 'Đảo Bạch Long Vĩ',
    kind: 'island',
    province: 'hai-phong',
    lat: 20.133,
    lng: 107.727,
    nameAlias: ['Bạch Long Vĩ'],
    summary: 'Đảo xa bờ nhất vịnh Bắc Bộ, cách đất liền hơn 100 km, có hải đăng cao và đồi cỏ gió.',
    content: '',
    special: false,
    popularity: 220,
    picture: 'pier-harbour-noon-1',
  },
  {
    slug: 'phao-dai-than-cong',
    title: 'Pháo đài Thần Công',
    kind: 'historic-site',
    province: 'hai-phong',
    lat: 20.72,
    lng: 107.05,
    nameAlias: ['Cao điểm 177', 'Pháo đài Cát Bà'],
    summary: 'Trận địa pháo cũ trên đồi 177 m ở Cát Bà, nay là chỗ ngắm trọn thị trấn và vịnh Lan Hạ.',
    content: '',
    special: false,
    popularity: 320,
    picture: 'karst-bay-open-dusk-1',
  },
  {
    slug: 'dao-co-chi-lang-nam',
    title: 'Đảo Cò Chi Lăng Nam',
    kind: 'nature-reserve',
    province: 'hai-phong',
    lat: 20.72,
    lng: 106.222,
    nameAlias: ['Đảo Cò', 'Chi Lăng Nam'],
    summary:
      'Hồ nước giữa đồng bằng với các đảo cây cho hàng vạn cò, vạc về ngủ, đông nhất từ tháng Chín đến tháng Tư.',
    content: '',
    special: false,
    popularity: 240,
    picture: 'karst-river-lotus-golden-1',
  },
];
