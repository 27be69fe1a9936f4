import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const capTreoHaLong: DemoProduct = {
  kind: 'attraction',
  slug: 've-cap-treo-buom-ngang-troi-ha-long',
  code: 'VE008',
  title: 'Vé cáp treo Buồm Ngang Trời và công viên biển Hạ Long',
  nameAlias: ['Cáp treo Hạ Long', 'Vòng quay Hạ Long', 'Công viên Bãi Cháy'],
  summary:
    'Cabin hai tầng vượt eo Cửa Lục lên đồi Ba Đèo, vòng quay nhìn trọn vịnh và khu trượt nước ven bãi tắm Bãi Cháy.',
  content: `## Qua eo biển trong mười phút

Cáp rời ga Bãi Cháy, lướt trên mái chợ đêm rồi vượt eo nước nơi tàu than và tàu khách đi ngược nhau. Cabin đủ chỗ cho cả lớp học, kính bốn phía, sàn vững, người sợ độ cao vẫn đứng được giữa toa.

Lên đồi Ba Đèo, bạn có vườn Nhật với cầu gỗ đỏ, hồ cá chép và nhà trưng bày tượng sáp nhỏ. Điểm chính là vòng quay: một vòng hai mươi phút, lúc lên cao nhất đảo đá xếp lớp ra tận chân trời.

## Chiều hay tối

Trước hoàng hôn bốn mươi phút là giờ đẹp. Mặt trời lặn phía Tuần Châu, cầu Bãi Cháy lên đèn, rồi những du thuyền neo ngoài vịnh sáng dần. Mùa xuân hay mù; bạn nên xem trời trước khi chọn ngày.

## Khu trượt nước

Nằm sát bãi tắm, mở từ tháng 4 đến hết tháng 10, có bể sóng, sông lười và khu riêng cho bé dưới sáu tuổi. Tủ đồ và khăn thuê ngay cổng.`,
  highlights: [
    'Cabin hai tầng vượt eo Cửa Lục',
    'Vòng quay hai mươi phút trên đồi Ba Đèo',
    'Khu trượt nước ven biển vào mùa hè',
  ],
  inclusions: ['Cáp treo khứ hồi', 'Vòng quay và vườn Nhật'],
  exclusions: ['Khu trượt nước nếu vé không ghi', 'Tượng sáp, thuê khăn và tủ đồ'],
  notes: [
    'Gió trên cấp sáu cáp ngừng chạy, vé được dùng lại trong ba mươi ngày.',
    'Khu trượt nước nghỉ từ tháng 11 đến tháng 3.',
  ],
  provinces: ['quang-ninh'],
  places: ['bai-bien-bai-chay', 'vinh-ha-long'],
  location: { lat: 20.9553, lng: 107.0476, address: '9 Hạ Long, phường Bãi Cháy, Quảng Ninh' },
  terms: {
    'attraction-category': ['cap-treo', 'cong-vien-giai-tri', 'cong-vien-nuoc'],
    conform: ['gia-dinh', 'nhom-ban', 'cap-doi'],
  },
  supplier: 'buom-ngang-troi',
  special: true,
  popularity: 700,
  faqs: [
    {
      question: 'Vòng quay có tính riêng không?',
      answer: 'Không, vé nào cũng gồm một lượt. Muốn đi lượt hai bạn mua thêm ở ga trên.',
    },
    {
      question: 'Mùa đông nên mua loại nào?',
      answer: 'Chọn vé cáp, vì khu trượt nước đóng. Buổi tối gió lạnh, bạn mang áo dày khi lên đồi.',
    },
  ],
  details: {
    openHours: [
      { days: 'Thứ Hai – thứ Sáu', from: '14:00', to: '21:00' },
      { days: 'Thứ Bảy, Chủ nhật, ngày lễ', from: '09:00', to: '22:00' },
    ],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '3 – 5 giờ',
    childPolicy: bandsByHeight({ percent: 70 }),
    ageRule: 'Đo chiều cao cạnh cửa soát vé; bé chưa tới 1 m không cần vé, từ 1,4 m trả như người lớn.',
    openWeekdays: everyDay,
    howToGetThere: 'Ga Bãi Cháy nằm trên đường Hạ Long, cạnh quảng trường biển, cách cảng Tuần Châu 8 km.',
  },
  units: [
    ticket({
      code: 'cap-vong-quay',
      title: 'Cáp treo khứ hồi + vòng quay',
      summary: 'Mở quanh năm.',
      quantity: 600,
      baseVnd: 400_000,
      includes: ['Cáp treo khứ hồi', 'Một lượt vòng quay', 'Vườn Nhật'],
    }),
    ticket({
      code: 'cap-va-nuoc',
      title: 'Cáp treo + khu trượt nước',
      summary: 'Từ tháng 4 đến tháng 10.',
      quantity: 300,
      baseVnd: 620_000,
      includes: ['Cáp treo khứ hồi', 'Một lượt vòng quay', 'Khu trượt nước cả ngày'],
    }),
    ticket({
      code: 'nguoi-cao-tuoi',
      title: 'Cáp treo cho người từ 60 tuổi',
      summary: 'Gồm vòng quay.',
      quantity: 150,
      baseVnd: 280_000,
      includes: ['Cáp treo khứ hồi', 'Một lượt vòng quay'],
      ageMin: 60,
    }),
  ],
  ratePlans: ticketPlans.refundable,
  priceRules: [
    ...parkPrices({ weekend: 12, holiday: 20 }),
    deal('Giá mùa vắng khách', 15, '2026-11-01', '2027-03-31'),
  ],
  scenes: {
    hero: ['cable-park/seaside/noon', 'cable-park/seaside', 'cable-park/ridges'],
    gallery: [
      'cable-park/ridges',
      'karst-bay/open',
      'beach/parasol',
      'karst-bay/fleet',
      'pool/infinity-sea',
      'night-city/promenade',
    ],
  },
};
