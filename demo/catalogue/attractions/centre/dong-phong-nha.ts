import type { DemoProduct } from '../../demo-product.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const dongPhongNha: DemoProduct = {
  kind: 'attraction',
  slug: 've-dong-phong-nha-thuyen-song-son',
  code: 'VE014',
  title: 'Vé động Phong Nha và thuyền sông Son',
  nameAlias: ['Động Phong Nha', 'Phong Nha', 'Thuyền sông Son', 'Động nước Phong Nha'],
  summary:
    'Ngược sông Son bằng thuyền gỗ, tắt máy ở cửa hang rồi chèo tay một cây rưỡi vào lòng núi, khi về đi bộ qua bãi Cát.',
  content: `## Khi người lái tắt máy

Thuyền rời bến Xuân Sơn, chạy ba mươi phút giữa nương ngô và nhà thờ soi bóng nước. Tới cửa động, mái che thuyền được gỡ xuống, máy tắt, chỉ còn tiếng chèo và tiếng nước nhỏ từ trần. Trong ánh đèn vàng, nhũ đá rủ thành rèm, có chỗ vách ghi chữ Chăm cổ chưa ai đọc hết.

Thuyền vào sâu khoảng 1.500 mét thì quay đầu. Lúc ra, bạn lên bãi Cát, đi bộ chừng ba trăm mét theo lối lát trong hang Bi Ký, nhìn thuyền mình chờ ngoài cửa sáng.

## Nước cao, nước thấp

Mùa khô từ tháng 2 đến tháng 8 nước xanh ngọc. Từ giữa tháng 9 đến tháng 11 lũ có thể bịt cửa động; ngày đó thuyền không chạy và vé được hoàn.

## Ghép thuyền thế nào

Một thuyền chở mười hai khách. Vé ghép trên trang này đã tính phần thuyền của bạn, đến bến là được xếp chỗ, chờ lâu nhất khoảng nửa giờ.`,
  highlights: [
    'Chèo tay trong lòng hang, không tiếng máy',
    'Bãi Cát và hang Bi Ký đi bộ',
    'Vé gồm cả phần thuyền, khỏi tự tìm người ghép',
  ],
  inclusions: ['Vé thắng cảnh động Phong Nha', 'Chỗ trên thuyền khứ hồi, áo phao'],
  exclusions: ['Động Tiên Sơn (vé riêng)', 'Chụp ảnh dịch vụ trên thuyền'],
  notes: ['Trong hang khoảng 20 đến 22 độ, mang áo mỏng.', 'Lối bộ trong hang ẩm trơn, nên đi giày.'],
  provinces: ['quang-tri'],
  places: ['dong-phong-nha', 'vuon-quoc-gia-phong-nha-ke-bang'],
  location: { lat: 17.606, lng: 106.309, address: 'Bến thuyền Xuân Sơn, xã Phong Nha, Quảng Trị' },
  terms: {
    'attraction-category': ['hang-dong', 'tau-va-thuyen'],
    conform: ['gia-dinh', 'nhom-ban', 'nguoi-cao-tuoi'],
  },
  supplier: 'nhu-da',
  special: true,
  popularity: 740,
  faqs: [
    {
      question: 'Người lớn tuổi đi có vất vả không?',
      answer:
        'Ngồi thuyền gần như suốt tuyến, phần đi bộ bằng phẳng. Chỉ có vài bậc lên xuống ở bến và bãi Cát.',
    },
    {
      question: 'Nên đi sáng hay chiều?',
      answer: 'Chuyến trước 09:00 vắng nhất. Sau 15:00 bến ngừng nhận khách vào sâu trong động.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '07:00', to: '16:00' }],
    redemption: 'đổi vé giấy',
    delivery: 'một QR cả đoàn',
    instant: false,
    validityDays: 1,
    visitHours: '2,5 – 3 giờ',
    childPolicy: bandsByHeight({ percent: 50, freeBelowCm: 110, adultFromCm: 130 }),
    ageRule: 'Bé chưa tới 1,1 m miễn phí; đến dưới 1,3 m trả một nửa, tính cả phần thuyền.',
    openWeekdays: everyDay,
    howToGetThere:
      'Từ Đồng Hới 45 km theo đường Hồ Chí Minh, có xe buýt B4. Bến ở ngay trung tâm xã Phong Nha.',
  },
  units: [
    ticket({
      code: 'thuyen-ghep',
      title: 'Vé động + thuyền ghép',
      summary: 'Mười hai khách một thuyền.',
      quantity: 500,
      baseVnd: 210_000,
      includes: ['Vé động Phong Nha', 'Chỗ trên thuyền khứ hồi', 'Áo phao'],
    }),
    ticket({
      code: 'thuyen-nho',
      title: 'Vé động + thuyền tối đa sáu khách',
      summary: 'Ít người, dừng lâu hơn ở bãi Cát.',
      quantity: 150,
      baseVnd: 330_000,
      includes: ['Vé động Phong Nha', 'Thuyền không quá sáu khách', 'Áo phao'],
    }),
  ],
  ratePlans: ticketPlans.refundable,
  scenes: {
    hero: ['cave/river/golden', 'cave/river'],
    gallery: [
      'cave/mouth',
      'karst-river/valley',
      'cave/river',
      'pier/harbour',
      'cave/hall',
      'karst-river/cave',
    ],
  },
};
