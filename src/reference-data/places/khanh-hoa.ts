import type { Place } from './place.ts';

/** Places of Khánh Hòa with a long text, or of the first rank. */
export const khanhHoa: Place[] = [
  {
    slug: 'bai-bien-nha-trang',
    title: 'Bãi biển Nha Trang',
    kind: 'beach',
    province: 'khanh-hoa',
    lat: 12.24,
    lng: 109.196,
    nameAlias: ['Nha Trang', 'Biển Trần Phú'],
    summary: 'Bãi biển dài khoảng 7 km dọc đường Trần Phú, nước trong, tắm được từ tháng Hai đến tháng Mười.',
    content: `Biển Nha Trang chạy suốt đường Trần Phú, công viên phi lao và ghế đá ngăn giữa phố với cát. Đoạn quanh tháp Trầm Hương đông nhất; xuôi về phía nam gần cầu Đá hoặc ngược lên Hòn Chồng sẽ thưa người hơn.

Nước sâu khá nhanh, người bơi yếu nên ở trong phao. Sáng 5 đến 7 giờ biển phẳng lặng, sau 16 giờ gió mát. Vòi tắm nước ngọt đặt dọc bờ, có phí nhỏ.

Ăn quanh biển có bún chả cá, nem nướng, bò nướng than; mua quà thì ra chợ Đầm. Từ bến cầu Đá, tàu đi Hòn Mun, Hòn Tằm, Bích Đầm khởi hành khoảng 8 giờ. Mùa êm kéo dài từ tháng Hai đến tháng Chín; tháng Mười, tháng Mười một hay mưa.
`,
    special: true,
    popularity: 900,
    picture: 'beach-pair-dawn-1',
  },
  {
    slug: 'vinwonders-nha-trang',
    title: 'VinWonders Nha Trang',
    kind: 'theme-park',
    province: 'khanh-hoa',
    lat: 12.22,
    lng: 109.242,
    nameAlias: ['Vinpearl Land', 'Hòn Tre'],
    summary: 'Công viên trên đảo Hòn Tre, sang bằng cáp treo vượt biển dài 3,3 km hoặc ca nô.',
    content: '',
    special: false,
    popularity: 850,
    picture: 'cable-park-seaside-dusk-1',
  },
  {
    slug: 'thap-ba-ponagar',
    title: 'Tháp Bà Ponagar',
    kind: 'historic-site',
    province: 'khanh-hoa',
    lat: 12.2653,
    lng: 109.1955,
    nameAlias: ['Ponagar', 'Tháp Bà'],
    summary: 'Cụm tháp Chăm thế kỷ 8–13 bên cửa sông Cái, thờ mẹ xứ sở Pô Nagar.',
    content: '',
    special: false,
    popularity: 560,
    picture: 'theatre-colonnade-dawn-1',
  },
  {
    slug: 'chua-long-son',
    title: 'Chùa Long Sơn',
    kind: 'pagoda',
    province: 'khanh-hoa',
    lat: 12.251,
    lng: 109.18,
    nameAlias: ['Phật trắng Nha Trang'],
    summary: 'Chùa dưới chân núi Trại Thủy với tượng Phật trắng ngồi cao 24 m nhìn xuống thành phố.',
    content: '',
    special: false,
    popularity: 430,
    picture: 'theatre-hall-noon-1',
  },
  {
    slug: 'hon-mun',
    title: 'Hòn Mun',
    kind: 'island',
    province: 'khanh-hoa',
    lat: 12.168,
    lng: 109.308,
    nameAlias: ['Lặn Hòn Mun', 'Vịnh Nha Trang'],
    summary:
      'Khu bảo tồn biển phía đông nam vịnh Nha Trang, nơi lặn ngắm san hô quen thuộc, có ngày tạm ngưng để phục hồi.',
    content: '',
    special: false,
    popularity: 620,
    picture: 'island-sea-reef-golden-1',
  },
  {
    slug: 'bai-dai-cam-ranh',
    title: 'Bãi Dài Cam Ranh',
    kind: 'beach',
    province: 'khanh-hoa',
    lat: 12.07,
    lng: 109.2,
    nameAlias: ['Bãi Dài', 'Cam Ranh'],
    summary:
      'Dải cát trắng dài khoảng 15 km giữa Nha Trang và sân bay Cam Ranh, nối các khu nghỉ dưỡng sát biển.',
    content: `Từ sân bay Cam Ranh, xe chạy dọc đại lộ Nguyễn Tất Thành là thấy biển ngay bên phải. Bãi Dài có độ thoải lớn, nước nông đến hàng chục mét, nên gia đình chọn ở đây thay vì trung tâm Nha Trang.

Phần lớn bãi thuộc các khu nghỉ dưỡng, mỗi nơi vài trăm mét cát, hồ bơi và câu lạc bộ trẻ em. Giữa các khu vẫn có quán hải sản kiểu làng chài, hàu nướng, ghẹ hấp giá mềm, tắm nước ngọt tính riêng.

Vào phố khoảng 30 km, nhiều khu có xe trung chuyển theo giờ. Nếu muốn lướt sóng, bạn đến từ tháng Mười đến tháng Hai; muốn biển lặng, hãy đi tháng Ba đến tháng Tám.
`,
    special: false,
    popularity: 680,
    picture: 'beach-grove-dusk-1',
  },
  {
    slug: 'dao-binh-ba',
    title: 'Đảo Bình Ba',
    kind: 'island',
    province: 'khanh-hoa',
    lat: 11.836,
    lng: 109.237,
    nameAlias: ['Bình Ba', 'Đảo tôm hùm'],
    summary:
      'Đảo tôm hùm trong vịnh Cam Ranh, có Bãi Nồm, Bãi Chướng, khách Việt Nam đi tàu từ cảng Ba Ngòi.',
    content: `Bình Ba che cửa vịnh Cam Ranh, dân trên đảo chủ yếu nuôi tôm hùm. Tàu khách từ cảng Ba Ngòi chạy 45 đến 60 phút, ca nô nhanh hơn. Đây là khu vực quân sự nên khách nước ngoài chưa được ra, khách Việt Nam mang căn cước.

Bãi Nồm gần làng, sóng êm và có hàng quán; Bãi Chướng ngắm bình minh; Bãi Nhà Cũ là nơi lặn san hô. Đảo nhỏ, đi xe điện hoặc xe máy thuê của nhà dân một vòng mất hai giờ.

Tôm hùm nướng phô mai là món quen, nên hỏi giá theo ký trước khi nướng. Ngủ một đêm để tắm sớm khi chưa có đoàn trong ngày. Thời tiết tốt từ tháng Hai đến tháng Tám.
`,
    special: false,
    popularity: 540,
    picture: 'pier-moored-dawn-1',
  },
  {
    slug: 'vinh-vinh-hy',
    title: 'Vịnh Vĩnh Hy',
    kind: 'bay',
    province: 'khanh-hoa',
    lat: 11.72,
    lng: 109.195,
    nameAlias: ['Vĩnh Hy', 'Hang Rái'],
    summary: 'Vịnh nhỏ ba mặt núi cạnh vườn quốc gia Núi Chúa, tàu đáy kính xem san hô và Hang Rái gần đó.',
    content: `Vĩnh Hy khép giữa ba mặt núi, làng chài nằm cuối vịnh với những chiếc thúng neo sát kè. Tàu đáy kính chở khách ra xem san hô, dừng ở bãi Cóc, bãi Bà Điên rồi về ăn trưa trên bè với cá mú, sò nướng.

Đoạn đường 702 và 701 men biển qua vườn quốc gia Núi Chúa là lý do nhiều người tự lái tới đây: một bên núi đá đỏ, một bên nước xanh. Cách 6 km có Hang Rái, bậc san hô cổ thành thác khi sóng tràn, xem lúc mặt trời lên đẹp nhất.

Trời gần như khô quanh năm, nắng mạnh, nên mang nhiều nước. Từ Cam Ranh xuống khoảng một tiếng rưỡi, từ Phan Rang một giờ.
`,
    special: false,
    popularity: 560,
    picture: 'beach-cove-noon-1',
  },
  {
    slug: 'thap-po-klong-garai',
    title: 'Tháp Po Klong Garai',
    kind: 'historic-site',
    province: 'khanh-hoa',
    lat: 11.6,
    lng: 108.946,
    nameAlias: ['Tháp Chàm', 'Po Klong Garai'],
    summary: 'Ba tháp gạch Chăm thế kỷ 13 trên đồi Trầu ở Phan Rang, nơi diễn ra lễ hội Katê tháng Mười.',
    content: '',
    special: false,
    popularity: 400,
    picture: 'theatre-gate-golden-1',
  },
  {
    slug: 'vuon-quoc-gia-nui-chua',
    title: 'Vườn quốc gia Núi Chúa',
    kind: 'national-park',
    province: 'khanh-hoa',
    lat: 11.75,
    lng: 109.13,
    nameAlias: ['Núi Chúa', 'Bãi Thịt'],
    summary: 'Vùng rừng khô hạn sát biển, khu dự trữ sinh quyển, có bãi rùa đẻ và đường ven biển ngoạn mục.',
    content: '',
    special: false,
    popularity: 330,
    picture: 'road-coast-pass-dusk-1',
  },
];
