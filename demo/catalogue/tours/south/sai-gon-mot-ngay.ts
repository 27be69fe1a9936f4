import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const saiGonMotNgay: DemoProduct = {
  kind: 'tour',
  slug: 'sai-gon-mot-ngay-di-bo-va-xe-buyt-song',
  code: 'TR036',
  title: 'Sài Gòn một ngày: đi bộ khu trung tâm, Chợ Lớn và buýt sông',
  nameAlias: ['Tour Sài Gòn', 'City tour Sài Gòn', 'Chợ Lớn', 'Dinh Độc Lập'],
  summary:
    'Sáng Dinh Độc Lập và những con hẻm cà phê, trưa cơm tấm, chiều hội quán Chợ Lớn, kết bằng buýt sông lúc đèn lên.',
  content: `## Thành phố theo nhịp đi bộ

Sáu cây số đi bộ chia bốn chặng, giữa các chặng có xe chờ. Buổi sáng vào Dinh Độc Lập từ lúc mở cửa, phòng họp dưới hầm còn nguyên điện đài cũ. Sau đó rẽ vào hẻm 14 Tôn Thất Đạm uống cà phê vợt, chủ quán pha bốn mươi năm.

## Chợ Lớn

Chiều sang quận cũ của người Hoa: hội quán Nghĩa An, tiệm thuốc bắc, lò mì. Nếm há cảo và chè mè đen, phần ăn nhỏ để còn bụng.

## Lúc đèn lên

Năm rưỡi lên buýt sông ở bến Bạch Đằng, ngồi boong sau, chạy tới Thanh Đa rồi quay lại. Trời tối dần, các cây cầu sáng từng nhịp. Kết thúc ở phố đi bộ, bạn tự do hoặc theo xe về.`,
  highlights: [
    'Dinh Độc Lập lúc vừa mở cửa',
    'Sáu món nếm suốt ngày',
    'Buýt sông hoàng hôn',
    'Nhóm tối đa mười khách',
  ],
  inclusions: [
    'Xe 16 chỗ giữa các chặng',
    'Vé Dinh Độc Lập, vé buýt sông',
    'Bữa trưa cơm tấm và các món nếm',
    guide,
    insurance(20_000_000),
  ],
  exclusions: [personalCosts, tips],
  notes: [
    'Mang giày êm, ô hoặc áo mưa mỏng.',
    'Hội quán đóng cửa sớm ngày rằm, khi đó đổi sang chùa Bà Thiên Hậu.',
  ],
  provinces: ['ho-chi-minh'],
  places: ['dinh-doc-lap', 'cho-ben-thanh', 'pho-di-bo-nguyen-hue'],
  location: { lat: 10.7772, lng: 106.6953, address: 'Dinh Độc Lập, phường Bến Thành, Thành phố Hồ Chí Minh' },
  terms: {
    theme: ['van-hoa-di-san', 'am-thuc', 'du-lich-dem'],
    conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
  },
  supplier: 'den-bien',
  popularity: 480,
  faqs: [
    {
      question: 'Xe đẩy em bé đi được không?',
      answer:
        'Được trên phần lớn đường. Hẻm cà phê và cầu thang hội quán có bậc, hướng dẫn viên phụ bạn nhấc.',
    },
    {
      question: 'Mưa thì sao?',
      answer: 'Mưa rào thường ngắn, đoàn đổi thứ tự điểm. Buýt sông dừng chạy thì hoàn 30.000 đồng vé.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'TP. Hồ Chí Minh',
    transport: ['Xe 16 chỗ', 'Buýt sông'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 2,
    groupMax: 10,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '07:45',
    pickups: [
      { place: 'Cổng chính Dinh Độc Lập', time: '07:45', feeVnd: 0 },
      { place: 'Khách sạn khu Bến Thành', time: '07:15', feeVnd: 40_000 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 0,
    guaranteed: true,
    hotelStandard: '',
    insuranceMaxVnd: 20_000_000,
  },
  units: [standardSeat({ quantity: 10, baseVnd: 890_000, summary: 'Một chỗ trong nhóm mười người.' })],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Trung tâm – Chợ Lớn – sông Sài Gòn',
      meals: ['Trưa'],
      items: [
        { time: '08:00', text: 'Dinh Độc Lập, công viên 30/4, Bưu điện.' },
        { time: '10:00', text: 'Hẻm cà phê, phố sách.' },
        { time: '12:00', text: 'Cơm tấm, nghỉ trưa trên xe mát.' },
        { time: '14:00', text: 'Hội quán và những con phố nghề Chợ Lớn.' },
        { time: '17:30', text: 'Buýt sông, kết thúc ở phố đi bộ.' },
      ],
    },
  ],
  scenes: {
    hero: ['heritage/church/golden', 'heritage/church', 'heritage/palace'],
    gallery: [
      'market/street-food',
      'heritage/palace',
      'market/flowers',
      'market/night-stalls',
      'heritage/church',
      'cooking/table',
    ],
  },
};
