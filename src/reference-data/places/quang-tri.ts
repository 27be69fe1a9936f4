import type { Place } from './place.ts';

/** Places of Quảng Trị with a long text, or of the first rank. */
export const quangTri: Place[] = [
  {
    slug: 'vuon-quoc-gia-phong-nha-ke-bang',
    title: 'Vườn quốc gia Phong Nha – Kẻ Bàng',
    kind: 'heritage-site',
    province: 'quang-tri',
    lat: 17.54,
    lng: 106.15,
    nameAlias: ['Phong Nha', 'Kẻ Bàng', 'Quảng Bình'],
    summary:
      'Khối núi đá vôi với hàng trăm hang động, UNESCO ghi danh năm 2003 và 2015, mở rộng sang Lào năm 2025.',
    content: `Khối núi đá vôi này được xem là một trong những vùng cổ nhất châu Á, bên trong có hơn bốn trăm hang đã khảo sát. Phần lớn khách nghỉ ở thị trấn Phong Nha cạnh sông Son, nơi có nhà nghỉ vườn, quán cà phê ven nước và bến thuyền.

## Chọn hang theo sức

- Nhẹ: động Phong Nha đi thuyền, động Thiên Đường đi bộ lối gỗ.
- Vừa: suối nước Moọc, hang Tối có đu dây và tắm bùn.
- Nặng: các chuyến ngủ hang một đến bốn ngày, cần đăng ký và kiểm tra sức khỏe.

Mùa khô tháng Hai đến tháng Tám là lúc an toàn. Sang tháng Chín nước lên, hang sông thường đóng. Sân bay Đồng Hới cách 45 km, xe chạy 50 phút.
`,
    special: true,
    popularity: 760,
    picture: 'cave-mouth-dusk-1',
  },
  {
    slug: 'dong-phong-nha',
    title: 'Động Phong Nha',
    kind: 'cave',
    province: 'quang-tri',
    lat: 17.582,
    lng: 106.283,
    nameAlias: ['Phong Nha', 'Động Tiên Sơn'],
    summary:
      'Hang có sông ngầm, thuyền đi từ bến Phong Nha ngược sông Son vào trong lòng động khoảng 1.500 m.',
    content: '',
    special: false,
    popularity: 720,
    picture: 'cave-river-dusk-1',
  },
  {
    slug: 'dong-thien-duong',
    title: 'Động Thiên Đường',
    kind: 'cave',
    province: 'quang-tri',
    lat: 17.52,
    lng: 106.223,
    nameAlias: ['Paradise Cave', 'Thiên Đường'],
    summary: 'Hang khô dài 31 km với cột nhũ lớn, khách tham quan 1 km đầu trên lối đi gỗ.',
    content: `Từ cổng, xe điện chở vào chân núi, rồi bạn leo khoảng 500 bậc hoặc đi đường dốc thoải 570 m tới cửa động hẹp. Qua cửa là một không gian cao bằng tòa nhà hơn mười tầng, lối gỗ men theo những cột nhũ trắng và rèm đá mỏng.

Trong động luôn khoảng 20 độ, mát hẳn so với bên ngoài mùa hè. Tham quan cây số đầu mất một tiếng rưỡi đến hai tiếng; muốn đi sâu bảy cây số phải theo đoàn có trang bị.

Đến trước 9 giờ sẽ tránh được các đoàn lớn. Từ Phong Nha vào 24 km, đường rừng đẹp, chạy xe máy cũng dễ nhưng ít trạm xăng, nên đổ đầy bình trước.
`,
    special: false,
    popularity: 700,
    picture: 'cave-hall-dusk-1',
  },
  {
    slug: 'hang-son-doong',
    title: 'Hang Sơn Đoòng',
    kind: 'cave',
    province: 'quang-tri',
    lat: 17.457,
    lng: 106.287,
    nameAlias: ['Sơn Đoòng'],
    summary:
      'Hang tự nhiên lớn nhất thế giới theo thể tích, có rừng mọc trong lòng hang, chỉ vào theo đoàn có phép.',
    content: `Sơn Đoòng được người dân Hồ Khanh tìm thấy và đoàn thám hiểm Anh đo đạc năm 2009–2010. Hang dài gần 9 km, có chỗ cao 200 m, trần sập thành hai hố trời khiến nắng lọt xuống nuôi cả một khu rừng.

Mỗi năm chỉ khoảng một nghìn khách được vào, theo chuyến bốn ngày ba đêm từ tháng Một đến tháng Tám, do một đơn vị được cấp phép tổ chức. Bạn cần chạy bộ đường dài tốt, quen leo dây và qua vòng kiểm tra sức khỏe; tuổi tối thiểu là 18.

Chi phí khoảng bảy mươi triệu đồng mỗi người và thường hết chỗ trước nhiều tháng. Nếu chưa sẵn sàng, hang Én hay Tú Làn là bước tập vừa sức hơn.
`,
    special: false,
    popularity: 680,
    picture: 'cave-skylight-dawn-1',
  },
  {
    slug: 'bai-bien-nhat-le',
    title: 'Bãi biển Nhật Lệ',
    kind: 'beach',
    province: 'quang-tri',
    lat: 17.48,
    lng: 106.628,
    nameAlias: ['Nhật Lệ', 'Đồng Hới'],
    summary: 'Bãi tắm ngay cạnh Đồng Hới, cát mịn, nhìn ra cửa sông Nhật Lệ và tượng đài Mẹ Suốt gần đó.',
    content: '',
    special: false,
    popularity: 530,
    picture: 'beach-single-dawn-1',
  },
  {
    slug: 'thanh-co-quang-tri',
    title: 'Thành cổ Quảng Trị',
    kind: 'historic-site',
    province: 'quang-tri',
    lat: 16.7537,
    lng: 107.189,
    nameAlias: ['Thành cổ', 'Sông Thạch Hãn'],
    summary:
      'Tòa thành thời Nguyễn, nơi diễn ra trận chiến 81 ngày đêm năm 1972, nay là công viên tưởng niệm.',
    content: '',
    special: false,
    popularity: 480,
    picture: 'theatre-gate-golden-1',
  },
  {
    slug: 'cau-hien-luong-song-ben-hai',
    title: 'Cầu Hiền Lương – sông Bến Hải',
    kind: 'historic-site',
    province: 'quang-tri',
    lat: 17.005,
    lng: 107.052,
    nameAlias: ['Hiền Lương', 'Bến Hải', 'Vĩ tuyến 17'],
    summary:
      'Cây cầu trên sông Bến Hải, giới tuyến chia đôi đất nước từ năm 1954, có cột cờ và nhà liên hợp.',
    content: '',
    special: false,
    popularity: 450,
    picture: 'night-city-cable-bridge-noon-1',
  },
  {
    slug: 'dia-dao-vinh-moc',
    title: 'Địa đạo Vịnh Mốc',
    kind: 'historic-site',
    province: 'quang-tri',
    lat: 17.073,
    lng: 107.109,
    nameAlias: ['Vịnh Mốc'],
    summary:
      'Làng ngầm ba tầng dài gần 2 km sát biển, nơi người dân sống những năm 1966–1972 và 17 em bé chào đời.',
    content: '',
    special: false,
    popularity: 450,
    picture: 'cave-mouth-noon-1',
  },
  {
    slug: 'bai-bien-cua-tung',
    title: 'Bãi biển Cửa Tùng',
    kind: 'beach',
    province: 'quang-tri',
    lat: 17.018,
    lng: 107.108,
    nameAlias: ['Cửa Tùng'],
    summary: 'Bãi tắm nhỏ giữa hai mũi đá đỏ bazan, từng được gọi là nữ hoàng các bãi biển.',
    content: '',
    special: false,
    popularity: 380,
    picture: 'beach-pair-dusk-1',
  },
  {
    slug: 'dao-con-co',
    title: 'Đảo Cồn Cỏ',
    kind: 'island',
    province: 'quang-tri',
    lat: 17.159,
    lng: 107.338,
    nameAlias: ['Cồn Cỏ'],
    summary: 'Đảo nhỏ rộng hơn 2 km², rừng ba tầng và rạn san hô, tàu từ Cửa Việt đi khoảng một giờ.',
    content: '',
    special: false,
    popularity: 300,
    picture: 'beach-headland-dusk-1',
  },
];
