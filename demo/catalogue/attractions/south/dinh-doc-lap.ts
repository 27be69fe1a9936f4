import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const dinhDocLap: DemoProduct = {
  kind: 'attraction',
  slug: 've-dinh-doc-lap',
  code: 'VE024',
  title: 'Vé Dinh Độc Lập, Thành phố Hồ Chí Minh',
  nameAlias: ['Dinh Độc Lập', 'Dinh Thống Nhất', 'Independence Palace', 'Hội trường Thống Nhất'],
  summary:
    'Kiến trúc những năm 1960 còn nguyên nội thất, từ phòng khánh tiết, rạp chiếu phim nhỏ đến căn hầm có bản đồ và máy bộ đàm.',
  content: `## Ngôi nhà của kiến trúc sư Ngô Viết Thụ

Mặt tiền là những rèm đá hình đốt trúc, vừa che nắng vừa lấy gió. Bạn bước lên sảnh, cầu thang đôi dẫn qua phòng nội các, phòng đại yến rồi phòng trình quốc thư với bức tranh sơn mài bốn mươi mảnh. Thảm, ghế, điện thoại quay số đều để đúng chỗ cũ, sau dây chắn.

Tầng hai là nơi ở, có vườn nhỏ hứng nước mưa và bộ sưu tập chân voi, đầu thú đúng thị hiếu thời ấy. Tầng ba có thư viện, bàn mạt chược, quầy rượu hình cái thùng tròn; sân trên đặt chiếc trực thăng.

## Xuống hầm

Hầm dài hơn bảy mươi mét, tường bê tông, cửa thép. Máy phát tin, bản đồ treo tường, chiếc giường đơn. Không khí khô và lạnh hơn phía trên.

## Khuôn viên

Ra sân, hai chiếc xe tăng đặt dưới tán cây là bản cùng loại với xe đã húc cổng. Ghế đá dưới hàng me phía Nguyễn Du là chỗ ngồi nghỉ mát nhất.`,
  highlights: [
    'Nội thất những năm 1960 giữ nguyên vị trí',
    'Hầm chỉ huy dài hơn bảy mươi mét',
    'Vé gộp nhà trưng bày chuyên đề trong khuôn viên',
  ],
  inclusions: ['Tòa nhà chính và hầm', 'Khuôn viên cây xanh'],
  exclusions: ['Nhà trưng bày chuyên đề nếu vé không ghi', 'Máy thuyết minh'],
  notes: [
    'Không mang vali, ba lô lớn vào tòa nhà.',
    'Có hôm đóng cửa đột xuất vì sự kiện của nhà nước; vé được dời ngày.',
  ],
  provinces: ['ho-chi-minh'],
  places: ['dinh-doc-lap'],
  location: {
    lat: 10.777,
    lng: 106.695,
    address: '135 Nam Kỳ Khởi Nghĩa, phường Bến Thành, Thành phố Hồ Chí Minh',
  },
  terms: {
    'attraction-category': ['di-tich', 'bao-tang'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi', 'cap-doi'],
  },
  supplier: 'vom-me',
  special: true,
  popularity: 710,
  faqs: [
    {
      question: 'Giờ nhận khách cuối là mấy giờ?',
      answer: 'Quầy ngừng soát vé lúc 15:30, khách trong dinh được ở lại đến 16:30.',
    },
    {
      question: 'Có lối cho xe lăn không?',
      answer: 'Có thang máy từ tầng trệt lên tầng ba. Hầm chỉ có cầu thang bộ.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '08:00', to: '16:30' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '1,5 – 2 giờ',
    childPolicy: bandsByAge({ freeTo: 5, childTo: 16, percent: 23 }),
    ageRule: 'Từ 6 đến 16 tuổi trả 23% giá người lớn, nhỏ hơn thì miễn phí.',
    openWeekdays: everyDay,
    howToGetThere:
      'Cách ga metro Bến Thành khoảng 900 m. Cổng khách trên đường Nam Kỳ Khởi Nghĩa, gửi xe máy ở Nguyễn Du.',
  },
  units: [
    ticket({
      code: 'dinh',
      title: 'Vé tham quan dinh',
      summary: 'Tòa nhà và hầm.',
      quantity: 700,
      baseVnd: 40_000,
      includes: ['Tòa nhà chính', 'Hầm chỉ huy', 'Khuôn viên'],
    }),
    ticket({
      code: 'dinh-va-trung-bay',
      title: 'Vé dinh + nhà trưng bày',
      summary: 'Thêm chuyên đề Từ dinh Norodom đến dinh Độc Lập.',
      quantity: 400,
      baseVnd: 65_000,
      includes: ['Tòa nhà chính', 'Hầm chỉ huy', 'Nhà trưng bày chuyên đề'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['heritage/palace/noon', 'heritage/palace'],
    gallery: [
      'heritage/palace',
      'night-city/cable-bridge',
      'market/flowers',
      'road/city-bridge',
      'heritage/church',
      'market/street-food',
    ],
  },
};
