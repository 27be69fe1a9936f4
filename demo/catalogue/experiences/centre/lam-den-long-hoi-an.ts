import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { everyDay, slotPlans } from '../slot-prices.ts';

export const lamDenLongHoiAn: DemoProduct = {
  kind: 'experience',
  slug: 'lam-den-long-hoi-an',
  code: 'TN009',
  title: 'Tự làm lồng đèn trong nhà cổ Hội An',
  nameAlias: ['Làm đèn lồng Hội An', 'Lantern making', 'Lồng đèn phố Hội'],
  summary:
    'Chín mươi phút vót nan, căng lụa, gắn tua cùng người thợ đời thứ ba; đèn xếp lại như cây dù để mang lên máy bay.',
  content: `## Mười sáu nan tre

Tre đã ngâm nước muối và phơi, cầm lên nhẹ như que kem. Anh thợ chỉ cách luồn dây qua mười sáu nan để khung mở ra thành hình củ tỏi, khép lại thành một cái ống. Đó là bí quyết khiến đèn Hội An gấp được.

Căng lụa là phần khó. Phết hồ mỏng, dán từng múi, kéo vừa tay: chùng thì nhăn, căng quá thì rách ở mép. Cửa hàng để sẵn hơn hai mươi màu, nhiều người chọn đỏ rồi đổi sang xanh ngọc khi thấy ánh đèn bật thử.

## Trong gian nhà có giếng trời

Lớp học ở gian giữa một ngôi nhà trăm tuổi, mùa lụt nào nước cũng vào; vạch nước từng năm kẻ trên cột. Trong lúc chờ hồ khô, bạn được mời trà lá và xem bộ khuôn của ông nội anh thợ.

## Ca tối

Ca 19:00 kết thúc bằng việc treo đèn của bạn lên hiên, chụp một tấm giữa phố sáng.`,
  highlights: [
    'Khung gấp gọn, mang được lên máy bay',
    'Hơn hai mươi màu lụa để chọn',
    'Học trong nhà cổ có vạch nước lụt',
  ],
  inclusions: ['Khung, lụa, tua và hồ dán', 'Thợ kèm, trà và mứt gừng', 'Túi đựng đèn'],
  exclusions: ['Bóng đèn và dây điện'],
  notes: ['Mỗi khách làm một đèn cao 25 cm.', 'Kéo nhọn, bé dưới 6 tuổi dùng phần dán sẵn.'],
  provinces: ['da-nang'],
  places: ['pho-co-hoi-an'],
  location: { lat: 15.8789, lng: 108.3283, address: '41 Phan Châu Trinh, phường Hội An, Đà Nẵng' },
  terms: { 'experience-category': ['thu-cong'], conform: ['gia-dinh', 'cap-doi', 'nhom-ban'] },
  supplier: 'nan-den',
  popularity: 540,
  faqs: [
    {
      question: 'Không khéo tay có làm xong trong chín mươi phút không?',
      answer: 'Xong. Nan đã vót sẵn, thợ phụ bạn ở đoạn dán hai múi cuối.',
    },
    {
      question: 'Có nhận nhóm hai mươi người không?',
      answer: 'Một ca ngồi vừa mười sáu khách. Nhóm đông hơn nên chia hai ca liền nhau.',
    },
  ],
  details: {
    durationMinutes: 90,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Nhà 41 Phan Châu Trinh, trước hiên treo đèn xanh',
    difficulty: 'nhẹ nhàng',
    ageMin: 5,
    groupMin: 1,
    groupMax: 16,
    whatToBring: ['Áo tay ngắn hoặc xắn được tay'],
    childPolicy: childFrom({ age: 5, to: 10, percent: 80 }),
    weekdays: everyDay,
    extras: [{ code: 'den-lon', label: 'Đổi sang khung đèn cao 40 cm', priceVnd: 120_000, per: 'person' }],
    weatherPolicy: 'Học trong nhà. Khi phố ngập, lớp chuyển lên gác hoặc hoàn tiền theo ý bạn.',
  },
  units: [
    slot({
      code: 'ca-1000',
      title: 'Ca sáng 10:00',
      summary: 'Ánh giếng trời đẹp nhất.',
      startsAt: '10:00',
      quantity: 16,
      baseVnd: 220_000,
    }),
    slot({
      code: 'ca-1500',
      title: 'Ca chiều 15:00',
      summary: 'Tránh nắng phố.',
      startsAt: '15:00',
      quantity: 16,
      baseVnd: 220_000,
    }),
    slot({
      code: 'ca-1900',
      title: 'Ca tối 19:00',
      summary: 'Treo đèn lên hiên giữa phố sáng.',
      startsAt: '19:00',
      quantity: 12,
      baseVnd: 260_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  itinerary: hours('Chín mươi phút làm đèn (ca tối)', [
    ['19:00', 'Chọn kiểu, chọn màu lụa.'],
    ['19:15', 'Luồn dây, dựng khung mười sáu nan.'],
    ['19:40', 'Dán lụa từng múi.'],
    ['20:05', 'Uống trà chờ hồ khô, xem bộ khuôn cũ.'],
    ['20:20', 'Gắn tua, treo thử lên hiên.'],
  ]),
  scenes: {
    hero: ['craft/lanterns/dusk', 'craft/lanterns'],
    gallery: [
      'festival/star-lanterns',
      'old-town/quay/night',
      'old-town/bridge',
      'market/night-stalls',
      'craft/lanterns',
      'old-town/street',
    ],
  },
};
