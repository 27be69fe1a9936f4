import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const dieuPhoiDonDoan: DemoProduct = {
  kind: 'service',
  slug: 'dieu-phoi-don-doan-tan-son-nhat',
  code: 'DV003',
  title: 'Điều phối đón đoàn nhiều chuyến bay ở Tân Sơn Nhất',
  nameAlias: [
    'Đón đoàn Tân Sơn Nhất',
    'Đón khách dự cưới',
    'Đón khách hội nghị Sài Gòn',
    'Điều phối xe sân bay',
  ],
  summary:
    'Khách cưới hay hội nghị bay về từ nhiều nơi, một bàn điều phối ở sân bay gom theo giờ, xếp xe và báo cho bạn từng người.',
  content: `## Bài toán của người mời khách

Tám mươi khách, mười bốn chuyến bay, hai nhà ga. Gọi từng người thì không kịp, thuê một xe lớn thì người đến sớm phải ngồi ba tiếng. Bàn điều phối chia khách thành các đợt cách nhau không quá bốn mươi phút, mỗi đợt một xe vừa cỡ.

## Bảng theo dõi chung

Bạn đưa danh sách, chúng tôi dựng một bảng: ai hạ cánh lúc mấy giờ, đang ở băng chuyền nào, đã lên xe số mấy. Gia đình cô dâu mở xem trên điện thoại. Chuyến nào trễ, bảng tự chuyển khách sang đợt sau.

## Người ở sân bay

Hai đến bốn điều phối viên mặc áo vàng nghệ đứng ở cửa ra, có danh sách in và bộ đàm. Khách không biết tiếng Việt được dẫn tận xe. Hành lý thất lạc, điều phối viên ở lại làm biên bản cùng khách.`,
  highlights: [
    'Chờ không quá 40 phút ở mỗi đợt',
    'Bảng theo dõi xem trên điện thoại',
    'Ở lại cùng khách khi thất lạc hành lý',
  ],
  inclusions: [
    'Điều phối viên tại ga',
    'Xe 16 và 29 chỗ về một khách sạn trong nội đô',
    'Biển đón in tên sự kiện',
  ],
  exclusions: ['Điểm trả thứ hai trở đi', 'Tiệc nhẹ đón khách'],
  notes: [
    'Danh sách chuyến bay chốt trước 48 giờ, sau đó vẫn thêm được mười phần trăm số khách.',
    'Gói tính cho một ngày, từ 6:00 đến 23:00.',
  ],
  provinces: ['ho-chi-minh'],
  places: ['cho-ben-thanh', 'pho-di-bo-nguyen-hue'],
  location: {
    lat: 10.8142,
    lng: 106.6656,
    address: 'Ga quốc nội, sân bay quốc tế Tân Sơn Nhất, Thành phố Hồ Chí Minh',
  },
  terms: { 'service-type': ['xe-dua-don-san-bay'] },
  supplier: 'cong-den',
  popularity: 300,
  faqs: [
    {
      question: 'Khách bay đến từ hôm trước thì tính sao?',
      answer: 'Mỗi ngày một gói. Khách lẻ đến sớm, bạn đặt xe bốn chỗ riêng và vẫn đưa tên vào bảng chung.',
    },
    {
      question: 'Có đón ở ga T3 cùng lúc được không?',
      answer: 'Có, mỗi nhà ga một điều phối viên. Gói 60 khách trở lên mặc định hai ga.',
    },
  ],
  details: {
    per: 'gói',
    capacity: 'Từ 20 đến 120 khách một ngày',
    isQuoteLed: false,
    steps: [
      {
        title: 'Gửi danh sách',
        text: 'Tên, số điện thoại, số hiệu chuyến bay của từng khách, theo tệp mẫu.',
      },
      { title: 'Duyệt bảng chia đợt', text: 'Trong một ngày làm việc bạn nhận bảng giờ và cỡ xe để góp ý.' },
      { title: 'Nhắn khách', text: 'Mỗi khách nhận tin báo cửa ra, màu áo điều phối viên và số xe.' },
      { title: 'Đón và báo cáo', text: 'Cuối ngày có bản tổng kết ai đến lúc nào, đồ gì còn gửi lại.' },
    ],
    cases: [
      {
        title: 'Đám cưới có khách từ ba châu lục',
        text: 'Bảy mươi sáu khách đến trong một ngày tháng Chạp. Một chuyến từ châu Âu trễ năm tiếng, chín người được chuyển sang đợt cuối lúc 22:30. Cô dâu nói cả ngày hôm ấy cô không phải nghe cuộc gọi nào.',
        guests: 76,
      },
    ],
    documents: ['Danh sách khách có sự đồng ý dùng số điện thoại'],
    extras: [
      { code: 'diem-tra-hai', label: 'Thêm một khách sạn trả khách', priceVnd: 1_500_000, per: 'booking' },
      { code: 'khan-nuoc', label: 'Khăn lạnh và nước dừa cho đoàn', priceVnd: 900_000, per: 'booking' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(120, [
    {
      code: 'duoi-30',
      title: 'Đến 30 khách',
      summary: 'Một ga, hai điều phối viên, ba đợt xe.',
      quantity: 3,
      baseVnd: 6_500_000,
      fleets: [{ fleet: 'dieu-phoi-tan-son-nhat', quantity: 2, startsAt: '06:00', minutes: 1080 }],
      includes: ['Hai điều phối viên', 'Ba lượt xe 16 chỗ', 'Bảng theo dõi'],
      most: 2,
    },
    {
      code: 'duoi-60',
      title: 'Đến 60 khách',
      summary: 'Một ga, năm đợt, có xe lớn giờ đông.',
      quantity: 2,
      baseVnd: 11_800_000,
      fleets: [{ fleet: 'dieu-phoi-tan-son-nhat', quantity: 3, startsAt: '06:00', minutes: 1080 }],
      includes: ['Ba điều phối viên', 'Ba lượt 16 chỗ và hai lượt 29 chỗ', 'Biển in tên sự kiện'],
      most: 1,
    },
    {
      code: 'duoi-120',
      title: 'Đến 120 khách, hai nhà ga',
      summary: 'Trọn ngày, bốn điều phối viên và tổ lái dự phòng.',
      quantity: 1,
      baseVnd: 21_500_000,
      fleets: [{ fleet: 'dieu-phoi-tan-son-nhat', quantity: 4, startsAt: '06:00', minutes: 1080 }],
      includes: ['Bốn điều phối viên, hai ga', 'Tám lượt xe', 'Xe bốn chỗ trực cho khách lẻ'],
      most: 1,
    },
  ]),
  ratePlans: [
    {
      code: 'tron-ngay',
      title: 'Trọn gói một ngày',
      cancellationPolicy: 'tieu-chuan',
      confirmation: 'after_payment',
      answerMinutes: 480,
    },
  ],
  priceRules: busyDays(35, 20),
  scenes: {
    hero: ['journey/coach/dawn', 'journey/coach', 'lobby/atrium'],
    gallery: [
      'road/airport',
      'lobby/reception',
      'journey/coach',
      'road/city-bridge',
      'lobby/lounge',
      'night-city/cable-bridge',
    ],
  },
};
