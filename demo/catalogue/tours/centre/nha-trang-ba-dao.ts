import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { smallGroupSeat, standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const nhaTrangBaDao: DemoProduct = {
  kind: 'tour',
  slug: 'nha-trang-ba-dao-hon-mun-lang-chai',
  code: 'TR015',
  title: 'Nha Trang ba đảo: Hòn Mun, làng chài và bãi tắm Hòn Tằm',
  nameAlias: ['Tour 3 đảo Nha Trang', 'Tour 4 đảo Nha Trang', 'Hòn Mun', 'Nha Trang 1 ngày'],
  summary:
    'Tàu gỗ ra vịnh Nha Trang: lặn ngắm san hô ở Hòn Mun, ăn trưa trên bè làng chài, chiều nằm ghế bãi tắm Hòn Tằm.',
  content: `## Ba điểm, không chạy đua

Vịnh Nha Trang có mười chín đảo, nhưng trong một ngày chỉ nên chọn ba. Tàu rời cảng Cầu Đá lúc chín giờ, mất bốn mươi phút tới vùng nước của Hòn Mun. Đây là khu bảo tồn biển, phần lõi được khoanh phao; đoàn chỉ xuống nước ở vùng ban quản lý cho phép trong ngày.

Bạn có chừng năm mươi phút lặn ống thở. Buổi sáng nước trong, nhìn rõ đến sáu, bảy mét. Ai không xuống nước thì đi thuyền đáy kính, trả thêm tại chỗ.

## Ăn trưa trên bè

Tàu sang làng chài gần Hòn Một. Bè nối bằng ván, lồng nuôi tôm hùm ở ngay dưới chân bàn. Suất ăn có cá hồng hấp, mực xào thập cẩm, rau muống, canh chua. Muốn ăn tôm hùm, sò điệp thì gọi thêm, giá ghi bảng theo ký.

## Chiều ở bãi

Phần còn lại dành cho Hòn Tằm: ghế nằm, hồ nước ngọt, bãi cát thoải hợp trẻ nhỏ. Không loa kéo, không nhảy nhót trên boong. Bốn giờ tàu về, nắng chiếu ngang, cả thành phố hiện ra sau dải cát dài.`,
  highlights: [
    'Lặn ống thở trong vùng được phép của Hòn Mun',
    'Bữa trưa trên bè làng chài',
    'Hai tiếng ở Hòn Tằm, ghế nằm và hồ nước ngọt đã gồm',
    'Tàu không mở nhạc lớn, hợp gia đình',
  ],
  inclusions: [
    'Xe đón khách sạn dọc đường Trần Phú, Hùng Vương',
    'Tàu gỗ có mái, áo phao, kính lặn',
    'Vé cảng, phí khu bảo tồn, vé bãi Hòn Tằm',
    'Suất trưa trên bè và trái cây buổi chiều',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [personalCosts, tips, 'Thuyền đáy kính, dù bay, mô tô nước'],
  notes: [
    'Mang đồ bơi mặc sẵn bên trong, túi chống nước cho điện thoại.',
    'Tháng 11 và tháng 12 biển hay động; chuyến dời ngày khi cảng treo cờ cấm.',
  ],
  provinces: ['khanh-hoa'],
  places: ['hon-mun', 'bai-bien-nha-trang'],
  location: { lat: 12.168, lng: 109.308, address: 'Hòn Mun, vịnh Nha Trang, Khánh Hòa' },
  terms: {
    theme: ['bien-dao', 'lan-bien', 'gia-dinh-co-tre-nho'],
    conform: ['gia-dinh', 'nhom-ban', 'cap-doi'],
  },
  supplier: 'thung-xanh',
  popularity: 640,
  faqs: [
    {
      question: 'Say sóng thì nên ngồi đâu?',
      answer: 'Ngồi giữa tàu, gần đuôi, nhìn về đường chân trời. Thủy thủ có sẵn thuốc và gừng lát.',
    },
    {
      question: 'Nếu hôm đó Hòn Mun đóng thì đi đâu?',
      answer: 'Tàu chuyển sang điểm lặn ven Hòn Một hoặc Hòn Rơm, thời lượng giữ nguyên.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Nha Trang',
    transport: ['Tàu gỗ', 'Xe 29 chỗ'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 10,
    groupMax: 40,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '08:30',
    pickups: [
      { place: 'Khách sạn trung tâm Nha Trang', time: '08:10', feeVnd: 0 },
      { place: 'Cảng Cầu Đá, tự đến', time: '08:45', feeVnd: 0 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 50_000_000,
  },
  units: [
    standardSeat({ quantity: 40, baseVnd: 620_000, summary: 'Chỗ trên tàu gỗ ghép.' }),
    smallGroupSeat({
      quantity: 12,
      baseVnd: 850_000,
      summary: 'Ca nô riêng cho mười hai khách, ra Hòn Mun trước tàu lớn bốn mươi phút.',
    }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Hòn Mun – làng chài – Hòn Tằm',
      meals: ['Trưa'],
      items: [
        { time: '08:30', text: 'Ra cảng Cầu Đá, điểm danh và mặc áo phao.' },
        { time: '09:00', text: 'Tàu chạy qua Hòn Miễu, nghe giới thiệu về khu bảo tồn.' },
        { time: '09:45', text: 'Lặn ống thở ở Hòn Mun.' },
        { time: '11:30', text: 'Lên bè làng chài, ăn trưa và xem lồng nuôi.' },
        { time: '13:30', text: 'Tắm biển, nghỉ ghế nằm ở Hòn Tằm.' },
        { time: '15:45', text: 'Tàu quay về, mời trái cây trên boong.' },
        { time: '16:45', text: 'Xe trả khách tại khách sạn.' },
      ],
    },
  ],
  scenes: {
    hero: ['island-sea/sandbar/noon', 'island-sea/sandbar'],
    gallery: [
      'island-sea/reef',
      'pier/wake',
      'beach/cove',
      'restaurant/seaside',
      'beach/parasol',
      'pier/harbour',
    ],
  },
};
