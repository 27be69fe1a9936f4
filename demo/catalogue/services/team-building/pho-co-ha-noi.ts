import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { eventPlans, eventTerms } from '../event-terms.ts';
import { servicePackages } from '../service-packages.ts';

export const teamBuildingPhoCo: DemoProduct = {
  kind: 'service',
  slug: 'team-building-truy-tim-pho-co-ha-noi',
  code: 'DV014',
  title: 'Team building truy tìm trong phố cổ Hà Nội',
  nameAlias: ['Team building Hà Nội', 'Cuộc đua phố cổ', 'Team building trong phố', 'Amazing race Hà Nội'],
  summary:
    'Đua theo trạm qua mười con phố nghề, giải mật thư bằng nón, thuốc bắc và tiếng búa, đi bộ hoàn toàn, từ 20 người.',
  content: `## Phố là sân chơi

Không cần thuê bãi, không cần dựng cổng. Mỗi đội sáu đến tám người nhận một cuộn giấy dó, mười con dấu và ba trăm nghìn tiền đi chợ. Manh mối nằm trong hương quế phố Lãn Ông, trên mái đình Kim Ngân, ở nhịp búa Hàng Thiếc. Muốn qua trạm phải nói chuyện với người bán, mà nói khéo.

## Đi bộ, không chạy

Toàn tuyến chừng ba cây số rưỡi, hai tiếng rưỡi. Luật cấm chạy và cấm dùng ứng dụng bản đồ, nên người thuộc đường không lợi thế hơn người biết hỏi. Mỗi đội có một trọng tài đi cạnh để nhắc sang đường đúng chỗ.

## Kết ở quán cà phê gác hai

Các đội mở giấy dó ghép thành bản đồ cổ. Người dẫn kể lại từng trạm bằng ảnh vừa chụp. Phần thưởng là quà từ chính các phố: ô mai, quạt giấy, trống bỏi.`,
  highlights: [
    'Toàn tuyến đi bộ, ai cũng theo được',
    'Tiền đi chợ của mỗi đội tính trong giá',
    'Chơi được cả khi mưa phùn, có ô cho từng đội',
  ],
  inclusions: ['Mật thư, con dấu, giấy dó', 'Một trọng tài mỗi đội', 'Đồ uống ở điểm kết', 'Quà phố nghề'],
  exclusions: ['Bữa trưa hoặc tối', 'Xe đưa tới phố cổ', 'Vé vào đình, nhà cổ ngoài tuyến'],
  notes: [
    'Tối thứ Sáu đến Chủ nhật phố đi bộ đông, chương trình bắt đầu trước 15:00.',
    'Mang giày đế mềm; vỉa hè nhiều bậc.',
  ],
  provinces: ['ha-noi'],
  places: ['pho-co-ha-noi', 'ho-hoan-kiem'],
  location: { lat: 21.0353, lng: 105.85, address: 'Đình Kim Ngân, 42 Hàng Bạc, phường Hoàn Kiếm, Hà Nội' },
  terms: { 'service-type': ['to-chuc-team-building'] },
  supplier: 'tui-cat-do',
  popularity: 460,
  faqs: [
    {
      question: 'Đoàn có người nước ngoài chơi được không?',
      answer: 'Được. Có bản tiếng Anh, và mỗi đội trộn ít nhất hai người nói tiếng Việt.',
    },
    {
      question: 'Lạc một thành viên thì sao?',
      answer: 'Trọng tài điểm danh ở mỗi trạm, số khẩn in trên vòng tay. Chưa đội nào lạc quá mười phút.',
    },
  ],
  details: eventTerms({
    capacity: 'Từ 20 đến 160 khách',
    steps: [
      { title: 'Chọn chủ đề', text: 'Phố nghề, ẩm thực hoặc ký ức thời bao cấp.' },
      { title: 'Đi thử', text: 'Mời một người phụ trách đi thử nửa tuyến trước khi ký.' },
      { title: 'Giữ ngày', text: 'Cọc 30%; danh sách và chia đội gửi trước năm ngày.' },
      {
        title: 'Xuất phát',
        text: 'Tập trung ở vườn hoa, nghe luật mười phút, các đội đi cách nhau ba phút.',
      },
    ],
    cases: [
      {
        title: 'Sáu mươi người mới vào làm',
        text: 'Công ty muốn nhân viên mới biết tên nhau. Ở trạm chợ, đội nào cũng phải nấu một câu chuyện từ tên các thành viên để đổi gia vị. Cuối buổi không ai còn đeo bảng tên.',
        guests: 60,
      },
    ],
    documents: ['Danh sách chia đội, ghi rõ ai cần đi chậm'],
    extras: [
      {
        code: 'phim-dien-thoai',
        label: 'Dựng phim từ điện thoại các đội',
        priceVnd: 4_500_000,
        per: 'booking',
      },
      { code: 'bua-toi', label: 'Bữa tối bún chả, chả cá gần điểm kết', priceVnd: 230_000, per: 'person' },
      { code: 'non-khan', label: 'Khăn đội và nón lá', priceVnd: 45_000, per: 'person' },
    ],
  }),
  units: servicePackages(1, [
    {
      code: 'pho-nghe',
      title: 'Tuyến phố nghề',
      summary: 'Mười trạm, hai tiếng rưỡi, kết ở gác hai phố Hàng Bạc.',
      quantity: 160,
      baseVnd: 390_000,
      fleets: [{ fleet: 'to-tro-choi-pho-co', per: 'booking', startsAt: '07:00', minutes: 720 }],
      includes: ['Mười trạm', 'Tiền đi chợ mỗi đội', 'Đồ uống và quà'],
      fewest: 20,
      most: 160,
    },
    {
      code: 'am-thuc',
      title: 'Tuyến ẩm thực',
      summary: 'Tám trạm có món nếm, ba tiếng, coi như bữa nhẹ.',
      quantity: 100,
      baseVnd: 520_000,
      fleets: [{ fleet: 'to-tro-choi-pho-co', per: 'booking', startsAt: '07:00', minutes: 720 }],
      includes: ['Tám trạm', 'Tám món nếm', 'Cuốn sổ công thức'],
      fewest: 20,
      most: 100,
    },
  ]),
  ratePlans: eventPlans,
  priceRules: busyDays(30, 15),
  scenes: {
    hero: ['old-quarter/street/golden', 'old-quarter/street'],
    gallery: [
      'market/street-food',
      'theatre/gate',
      'old-quarter/flower-bikes',
      'market/night-stalls',
      'market/flowers',
      'theatre/colonnade',
    ],
  },
};
