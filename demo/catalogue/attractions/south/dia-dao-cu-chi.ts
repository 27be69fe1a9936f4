import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const veDiaDaoCuChi: DemoProduct = {
  kind: 'attraction',
  slug: 've-dia-dao-cu-chi-ben-duoc',
  code: 'VE025',
  title: 'Vé Địa đạo Củ Chi, khu Bến Dược',
  nameAlias: ['Địa đạo Củ Chi', 'Bến Dược', 'Cu Chi Tunnels', 'Vé Củ Chi'],
  summary:
    'Chui thử những đoạn hầm nguyên gốc giữa rừng cao su, xem phim tư liệu, viếng đền Bến Dược bên sông Sài Gòn.',
  content: `## Hầm gốc và hầm nới

Khu Bến Dược giữ nhiều đoạn hầm còn kích thước ban đầu, cao chừng tám mươi phân. Nhân viên chiếu đèn dẫn đường, bạn đi khom hoặc bò, cứ hai ba chục mét có một cửa lên. Đoạn nới cho khách thì rộng hơn một chút, đủ cho người tầm vóc trung bình.

Trên mặt đất là nắp hầm vừa một thân người, ụ mối giả làm lỗ thông hơi, bếp giấu khói luồn qua ba hố lọc. Chừng một giờ rưỡi là đi hết tuyến, kết thúc bằng đĩa khoai mì chấm muối vừng.

## Đền và vùng giải phóng tái dựng

Đền Bến Dược khắc tên hơn bốn mươi nghìn người đã nằm lại, tháp chín tầng nhìn ra khúc sông cong. Bên cạnh là cụm làng tái dựng với trường học, chợ, hố bom giữ nguyên.

## Mặc gì

Quần dài, giày thể thao, tóc buộc gọn. Mùa mưa từ tháng 5 đến tháng 11 hầm ẩm nhưng không ngập, muỗi nhiều hơn nên thoa thuốc trước.`,
  highlights: [
    'Đoạn hầm gốc có người dẫn',
    'Bếp giấu khói và nắp hầm bí mật',
    'Đền Bến Dược bên khúc cong sông Sài Gòn',
  ],
  inclusions: ['Vào khu địa đạo', 'Người dẫn đường tại chỗ theo lượt', 'Khoai mì và trà'],
  exclusions: ['Bắn súng thể thao', 'Xe từ trung tâm', 'Khu tái hiện vùng giải phóng nếu vé không ghi'],
  notes: [
    'Người có bệnh tim, hen, sợ nơi hẹp chỉ nên tham quan trên mặt đất.',
    'Không tách đoàn vào các lối chưa mở.',
  ],
  provinces: ['ho-chi-minh'],
  places: ['dia-dao-cu-chi'],
  location: { lat: 11.1432, lng: 106.4628, address: 'Ấp Phú Hiệp, xã An Nhơn Tây, Thành phố Hồ Chí Minh' },
  terms: { 'attraction-category': ['di-tich'], conform: ['nhom-ban', 'gia-dinh', 'cap-doi'] },
  supplier: 'vom-me',
  popularity: 680,
  faqs: [
    {
      question: 'Bến Dược khác Bến Đình thế nào?',
      answer:
        'Bến Đình gần thành phố hơn và đông khách đoàn. Bến Dược xa hơn chừng mười lăm cây, rừng rộng và có đền tưởng niệm.',
    },
    {
      question: 'Trẻ em chui hầm được không?',
      answer: 'Trẻ từ 6 tuổi đi được đoạn ngắn, bố mẹ đi ngay phía sau. Bé thường đi nhanh hơn người lớn.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '07:00', to: '17:00' }],
    redemption: 'đổi vé giấy',
    delivery: 'một QR cả đoàn',
    instant: true,
    validityDays: 1,
    visitHours: '2 – 3 giờ',
    childPolicy: bandsByAge({ freeTo: 6, childTo: 16, percent: 50 }),
    ageRule: 'Trẻ từ 7 đến 16 tuổi trả nửa vé; nhỏ hơn không mất tiền.',
    openWeekdays: everyDay,
    howToGetThere:
      'Xe buýt 13 từ công viên 23/9 đến bến Củ Chi, đổi sang tuyến 79 tới cổng. Xe riêng khoảng một giờ bốn mươi lăm phút.',
  },
  units: [
    ticket({
      code: 'dia-dao',
      title: 'Vé địa đạo và đền',
      summary: 'Vào theo lượt, mỗi lượt khoảng hai mươi phút.',
      quantity: 500,
      baseVnd: 35_000,
      includes: ['Khu địa đạo Bến Dược', 'Đền Bến Dược', 'Khoai mì và trà'],
    }),
    ticket({
      code: 'kem-vung-giai-phong',
      title: 'Vé địa đạo + vùng giải phóng tái dựng',
      summary: 'Đi thêm khoảng một giờ.',
      quantity: 250,
      baseVnd: 90_000,
      includes: ['Khu địa đạo', 'Khu tái dựng', 'Đền Bến Dược', 'Khoai mì và trà'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['heritage/tunnels/noon', 'heritage/tunnels', 'waterfall/trail/mist', 'waterfall/trail'],
    gallery: [
      'waterfall/trail',
      'road/rice-fields',
      'heritage/tunnels',
      'market/street-food',
      'waterfall/jungle',
      'island-sea/nipa',
    ],
  },
};
