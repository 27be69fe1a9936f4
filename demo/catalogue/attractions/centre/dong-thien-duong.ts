import type { DemoProduct } from '../../demo-product.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const dongThienDuong: DemoProduct = {
  kind: 'attraction',
  slug: 've-dong-thien-duong-quang-tri',
  code: 'VE015',
  title: 'Vé động Thiên Đường: hang khô dài nhất mở cho khách bộ',
  nameAlias: ['Động Thiên Đường', 'Thiên Đường', 'Paradise Cave'],
  summary:
    'Xe điện qua rừng, leo hơn năm trăm bậc hoặc đi dốc thoải, rồi một cây số cầu gỗ giữa những cột đá cao bằng tòa nhà.',
  content: `## Bậc thang trước, cầu gỗ sau

Cửa động nằm lưng chừng núi. Từ bến xe điện bạn chọn đường bậc, ngắn và dốc, hoặc đường dốc lát gạch quanh co hơn, hợp với xe đẩy. Cửa vào nhỏ như một vết nứt, bước qua là gió lạnh phả lên và cầu thang gỗ đưa xuống lòng hang.

Đoạn mở cho khách dài một cây số, toàn bộ đi trên sàn gỗ có lan can. Trần cao nhất chừng bảy mươi mét. Các khối đá được đặt tên theo hình: cung Quần Tiên, cột ruộng bậc thang, nhà sàn; bạn cứ tự đặt tên khác cũng vui.

## Ánh sáng và nhịp đi

Đèn gắn thấp, màu ấm, không nhấp nháy. Đi chậm và dừng ở ba điểm quay đầu sẽ mất khoảng một giờ rưỡi. Cuối cầu có ghế; ngồi vài phút, đợi đoàn đi qua, tiếng nước rơi nghe rất rõ.

## Thời điểm

Quanh năm 20 độ nên giữa hè vào là mát nhất. Động khô, hiếm khi đóng vì mưa, trừ khi đường rừng ngập.`,
  highlights: [
    'Một cây số cầu gỗ có lan can',
    'Có đường dốc thoải thay cho bậc thang',
    'Hang khô, mùa mưa vẫn vào được',
  ],
  inclusions: ['Vé vào động', 'Bảo hiểm tham quan'],
  exclusions: ['Xe điện, trừ loại vé có ghi', 'Tuyến sâu bảy cây số có hướng dẫn'],
  notes: ['Không sờ nhũ đá: dầu từ tay làm đá ngừng lớn.', 'Nhà vệ sinh chỉ có ở bãi xe và bến xe điện.'],
  provinces: ['quang-tri'],
  places: ['dong-thien-duong', 'vuon-quoc-gia-phong-nha-ke-bang'],
  location: {
    lat: 17.52,
    lng: 106.223,
    address: 'Km 16 đường Hồ Chí Minh nhánh Tây, xã Phong Nha, Quảng Trị',
  },
  terms: { 'attraction-category': ['hang-dong'], conform: ['gia-dinh', 'nhom-ban', 'cap-doi'] },
  supplier: 'nhu-da',
  popularity: 670,
  faqs: [
    {
      question: 'Đi Phong Nha rồi có cần đi Thiên Đường nữa không?',
      answer:
        'Hai động khác hẳn: một bên ngồi thuyền trên sông ngầm, một bên đi bộ trong hang khô rất cao. Ghép chung một ngày là vừa.',
    },
    {
      question: 'Có chỗ ăn trưa gần đó không?',
      answer: 'Cạnh bãi xe có nhà ăn phục vụ gà đồi, cá suối. Ngày lễ nên đặt bàn trước khi vào động.',
    },
  ],
  details: {
    openHours: [
      { days: 'Tháng 4 – tháng 9', from: '06:30', to: '17:00' },
      { days: 'Tháng 10 – tháng 3', from: '07:00', to: '16:30' },
    ],
    redemption: 'đổi vé giấy',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '2 – 3 giờ',
    childPolicy: bandsByHeight({ percent: 50, freeBelowCm: 110, adultFromCm: 130 }),
    ageRule: 'Thước đo đặt ở bàn soát vé: dưới 1,1 m vào không mất tiền, từ 1,1 m đến dưới 1,3 m nửa giá.',
    openWeekdays: everyDay,
    howToGetThere:
      'Cách trung tâm Phong Nha 22 km, đường đèo trong rừng quốc gia. Không có xe buýt; đi xe máy, taxi hoặc tour ghép.',
  },
  units: [
    ticket({
      code: 'vao-dong',
      title: 'Vé vào động',
      summary: 'Đi bộ 1,6 km từ bãi xe đến chân dốc.',
      quantity: 500,
      baseVnd: 250_000,
      includes: ['Vé vào động', 'Bảo hiểm tham quan'],
    }),
    ticket({
      code: 'kem-xe-dien',
      title: 'Vé vào động + xe điện hai chiều',
      summary: 'Xe điện bốn hoặc sáu chỗ, chạy liên tục.',
      quantity: 300,
      baseVnd: 300_000,
      includes: ['Vé vào động', 'Xe điện hai chiều', 'Bảo hiểm tham quan'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['cave/hall/dawn', 'cave/hall'],
    gallery: [
      'cave/skylight',
      'waterfall/trail',
      'cave/hall',
      'cave/mouth',
      'road/rice-fields',
      'waterfall/bridge',
    ],
  },
};
