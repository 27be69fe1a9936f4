import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const thapBaPonagar: DemoProduct = {
  kind: 'attraction',
  slug: 've-thap-ba-ponagar-nha-trang',
  code: 'VE023',
  title: 'Vé Tháp Bà Ponagar: tháp Chăm trên đồi Cù Lao, Nha Trang',
  nameAlias: ['Tháp Bà', 'Ponagar', 'Tháp Bà Nha Trang', 'Tháp Chăm Nha Trang'],
  summary: 'Bốn ngôi tháp gạch nhìn ra cửa sông Cái, nơi người Chăm và người Việt cùng thờ bà mẹ xứ sở.',
  content: `## Leo lên từ hàng cột

Dưới chân đồi còn hai mươi hai cột gạch bát giác, dấu tích nhà hành lễ xưa. Bậc cũ dốc đứng giờ rào lại, khách đi lối bên hông, chừng tám mươi bậc có bóng bồ đề. Lên tới sân tháp, gió sông thổi mạnh và bạn nhìn thấy cầu Xóm Bóng với những thuyền cá mắt vẽ đỏ.

Tháp chính cao hai mươi ba mét, dựng quanh thế kỷ XI. Bên trong tối, khói trầm ám đen vách, tượng nữ thần mười tay khoác áo gấm. Muốn vào phải mặc áo dài tay; ban quản lý cho mượn áo choàng xám ở bậc cửa.

## Người tới lễ

Buổi sáng thường có phụ nữ Chăm ngồi dệt dưới mái lá và một tốp múa theo tiếng trống ghi-năng, mỗi lượt hai mươi phút. Lễ hội Tháp Bà từ ngày 20 đến 23 tháng Ba âm lịch, người đội mâm quả nối dài xuống tận cầu.

## Đi lúc nào

Sáu giờ rưỡi sáng mát và vắng. Năm giờ chiều, nắng cuối ngày nhuộm gạch thành màu cam.`,
  highlights: [
    'Tháp chính cao 23 m, dựng quanh thế kỷ XI',
    'Múa Chăm và khung dệt ngay sân tháp',
    'Nhìn cửa sông Cái và thuyền cá Xóm Bóng',
  ],
  inclusions: ['Vào khu tháp và nhà trưng bày', 'Xem múa và dệt'],
  exclusions: ['Hương, lễ vật', 'Xem bói, chụp ảnh thuê'],
  notes: ['Bỏ giày dép trước cửa tháp.', 'Không chụp ảnh tượng trong lòng tháp.'],
  provinces: ['khanh-hoa'],
  places: ['thap-ba-ponagar'],
  location: { lat: 12.2653, lng: 109.1955, address: 'Đường 2/4, phường Bắc Nha Trang, Khánh Hòa' },
  terms: {
    'attraction-category': ['di-tich', 'bieu-dien'],
    conform: ['nguoi-cao-tuoi', 'cap-doi', 'gia-dinh'],
  },
  supplier: 'tram-xanh',
  popularity: 520,
  faqs: [
    {
      question: 'Tham quan có lâu không?',
      answer: 'Khoảng bốn mươi lăm phút, thêm nửa giờ nếu ngồi xem múa và nhà trưng bày.',
    },
    {
      question: 'Có lối cho người đi lại khó không?',
      answer: 'Có dốc ngắn phía sau vào sân tháp, bạn báo bảo vệ ở cổng xe để được mở.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '06:00', to: '18:00' }],
    redemption: 'đổi vé giấy',
    delivery: 'một QR cả đoàn',
    instant: true,
    validityDays: 1,
    visitHours: '1 giờ',
    childPolicy: bandsByAge({ freeTo: 9 }),
    ageRule: 'Trẻ dưới 10 tuổi vào cùng gia đình không mất vé.',
    openWeekdays: everyDay,
    howToGetThere: 'Cách chợ Đầm 2 km về phía bắc, qua cầu Xóm Bóng là đến. Xe buýt số 4 dừng ngay chân đồi.',
  },
  units: [
    ticket({
      code: 'vao-cong',
      title: 'Vé vào khu tháp',
      summary: 'Một lượt.',
      quantity: 600,
      baseVnd: 30_000,
      includes: ['Khu tháp', 'Nhà trưng bày', 'Múa Chăm theo lượt'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['heritage/cham-hill/noon', 'heritage/cham-hill'],
    gallery: [
      'beach/headland',
      'heritage/cham-hill',
      'pier/yacht',
      'market/street-food',
      'beach/pair',
      'island-sea/reef',
    ],
  },
};
