import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { transferCar, transferPlans, transferRoutes } from '../transfer-car.ts';
import { childSeat, nameBoard, waitingHour } from '../usual-extras.ts';

export const sanBayLienKhuong: DemoProduct = {
  kind: 'car',
  slug: 'xe-7-cho-san-bay-lien-khuong',
  code: 'XE006',
  title: 'Xe 7 chỗ sân bay Liên Khương: Đà Lạt, Tuyền Lâm, Langbiang, Mũi Né',
  nameAlias: ['Xe Liên Khương', 'DLI', 'Taxi sân bay Đà Lạt', 'Xe Đà Lạt Mũi Né', 'Đưa đón Đà Lạt'],
  summary:
    'Xe bảy chỗ lên đèo Prenn êm và chậm, đưa tới phố, hồ Tuyền Lâm, chân Langbiang hay xuống biển Mũi Né.',
  content: `## Lên đèo không say

Từ Đức Trọng lên phố là ba mươi cây số, nửa sau là đèo Prenn. Đường đã mở rộng bốn làn nhưng cua vẫn nhiều. Lái xe giữ đều ga, không phanh gấp, và luôn có gừng khô trong hộc cửa. Ai dễ say nên ngồi hàng giữa, mở kính khi qua thác.

## Trả khách theo dốc

Khách sạn Đà Lạt hay nằm trong hẻm dốc xe lớn không xoay được. Xe bảy chỗ gầm cao leo gần hết các hẻm; chỗ nào hẹp quá, lái xe gọi chủ nhà ra đón ở đầu dốc và xách giúp đồ.

## Xuống biển từ cao nguyên

Đường qua Đại Ninh và Lương Sơn nối rừng thông với đồi cát trong hơn ba tiếng. Đây là cách đi hai nơi trong một chuyến mà không phải quay lại Sài Gòn. Xe dừng ở dốc Đại Ninh, nơi nhìn thấy cả hồ thủy điện.`,
  highlights: [
    'Lái xe quen đèo Prenn, chạy êm cho người say xe',
    'Vào được hẻm dốc của phần lớn khách sạn nhỏ',
    'Có tuyến nối thẳng xuống Mũi Né',
    'Giá hồ Tuyền Lâm thấp hơn vì không vào phố',
  ],
  inclusions: ['Xe và lái xe riêng', 'Mọi loại phí đường', 'Chăn mỏng cho chuyến khuya'],
  exclusions: ['Ghé vườn hoa, quán cà phê trên 20 phút', 'Vé thác và vé khu du lịch'],
  notes: [
    'Sân bay có những đợt đóng để sửa đường băng. Bạn hãy chắc chắn hãng còn bay ngày đó trước khi đặt xe.',
    'Giá một tuyến dùng được cho cả lượt đón lẫn lượt tiễn.',
  ],
  provinces: ['lam-dong'],
  places: ['ho-xuan-huong', 'ho-tuyen-lam-thien-vien-truc-lam', 'nui-langbiang', 'mui-ne'],
  location: { lat: 11.751, lng: 108.367, address: 'Sân bay Liên Khương, xã Đức Trọng, Lâm Đồng' },
  supplier: 'khuc-cua-thong',
  popularity: 610,
  faqs: [
    {
      question: 'Nếu hãng dời chuyến sang sân bay Cam Ranh thì sao?',
      answer: 'Bạn hủy không mất phí, hoặc đổi sang tuyến Cam Ranh – Đà Lạt và trả phần chênh.',
    },
    {
      question: 'Xe có đón ở bến xe hay ga Đà Lạt để đi Mũi Né không?',
      answer: 'Có. Chọn tuyến Mũi Né, ghi điểm đón trong phố; lái xe đón sớm hơn 40 phút, giá giữ nguyên.',
    },
  ],
  details: transferCar({
    seats: 7,
    model: 'SUV bảy chỗ hai cầu',
    modelYear: 2023,
    transmission: 'số tự động',
    fuel: 'dầu',
    luggage: 2,
    fleet: fleetCodes('lien-khuong', 4),
    turnaroundMinutes: 45,
    nightPercent: 25,
    overtimeVnd: 80_000,
    insurance: 'Bảo hiểm hành khách và trách nhiệm dân sự; mức cho mỗi ghế tối đa 30 triệu đồng.',
    extras: [childSeat(70_000), nameBoard(), waitingHour(80_000)],
  }),
  units: transferRoutes({ guests: 6, cars: 4 }, [
    {
      code: 'da-lat',
      title: 'Liên Khương – trung tâm Đà Lạt',
      summary: 'Quanh hồ Xuân Hương, chợ và các phường kề bên.',
      from: 'Sân bay Liên Khương',
      to: 'Trung tâm Đà Lạt',
      km: 30,
      minutes: 38,
      baseVnd: 320_000,
    },
    {
      code: 'tuyen-lam',
      title: 'Liên Khương – hồ Tuyền Lâm',
      summary: 'Rẽ trước khi vào phố, tới cửa khu nghỉ ven hồ.',
      from: 'Sân bay Liên Khương',
      to: 'Hồ Tuyền Lâm',
      km: 27,
      minutes: 35,
      baseVnd: 300_000,
    },
    {
      code: 'langbiang',
      title: 'Liên Khương – Langbiang',
      summary: 'Qua Lạc Dương, tới chân núi hoặc homestay trong buôn.',
      from: 'Sân bay Liên Khương',
      to: 'Chân núi Langbiang',
      km: 42,
      minutes: 55,
      baseVnd: 430_000,
    },
    {
      code: 'mui-ne',
      title: 'Liên Khương – Mũi Né',
      summary: 'Đèo Đại Ninh, nghỉ một lần, tới biển trước tối nếu đi trước 14:00.',
      from: 'Sân bay Liên Khương',
      to: 'Mũi Né',
      km: 140,
      minutes: 195,
      baseVnd: 1_800_000,
    },
  ]),
  ratePlans: transferPlans,
  priceRules: roadHolidays(45, 25),
  scenes: {
    hero: ['road/mountain-van/mist', 'road/mountain-van'],
    gallery: [
      'road/airport',
      'pine-hills/villas',
      'pine-hills/lake',
      'waterfall/jungle',
      'pine-hills/path',
      'beach/boats',
    ],
  },
};
