import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { eventPlans, eventTerms } from '../event-terms.ts';
import { servicePackages } from '../service-packages.ts';

export const teamBuildingMyKhe: DemoProduct = {
  kind: 'service',
  slug: 'team-building-bai-bien-my-khe',
  code: 'DV013',
  title: 'Team building trên bãi biển Mỹ Khê, Đà Nẵng',
  nameAlias: [
    'Team building Đà Nẵng',
    'Team building Mỹ Khê',
    'Trò chơi bãi biển công ty',
    'Teambuilding Đà Nẵng',
  ],
  summary:
    'Chiều bãi biển cho đoàn từ 20 người: bốn trạm trò chơi, bè tre tự ghép, có phương án trong nhà khi mưa.',
  content: `## Kịch bản viết theo đoàn

Phòng bán hàng thích thắng, phòng kế toán thích đúng luật, ban giám đốc thích được ngồi ghế dù. Buổi gọi đầu tiên, người viết kịch bản hỏi về từng nhóm ấy rồi mới chọn trò. Mức vận động có ba nấc; người đau gối làm trọng tài, thủ quỹ hay quay phim, không ai đứng ngoài.

## Chiều cát

Xe đưa đoàn ra bãi lúc 14:30, khi nắng đã xiên. Bốn trạm kéo dài hai tiếng: dẫn nước bằng ống tre, vẽ tranh cát khổng lồ, ghép bè chở đội trưởng ra phao, kéo dây mười hai nhánh. Kết thúc bằng vòng tròn và một bài hát ai cũng thuộc.

## Nếu trời mưa

Chúng tôi giữ sẵn một nhà thi đấu cách bãi ba cây số. Quyết định lúc 11:00 trưa theo ảnh ra đa. Trò chơi đổi sang phiên bản trong nhà, thời lượng giữ nguyên, giá không đổi.`,
  highlights: [
    'Ba nấc vận động, người lớn tuổi cũng có vai',
    'Nhà thi đấu dự phòng không tính thêm',
    'Cứu hộ biển đứng suốt buổi',
    'Phim ngắn gửi sau ba ngày',
  ],
  inclusions: [
    'Người dẫn, trọng tài theo đội',
    'Đạo cụ, áo số, loa kéo',
    'Xin phép dùng bãi biển',
    'Nước và dưa hấu',
  ],
  exclusions: ['Xe đưa đón đoàn', 'Bữa ăn', 'Bảo hiểm đoàn nếu chưa có'],
  notes: [
    'Số khách chốt trước năm ngày, thay đổi trong mười phần trăm vẫn được.',
    'Bãi đông nhất cuối tuần tháng 6–7; đoàn trên 150 người nên đi ngày thường.',
  ],
  provinces: ['da-nang'],
  places: ['bai-bien-my-khe'],
  location: { lat: 16.0601, lng: 108.2463, address: 'Bãi biển Mỹ Khê, đường Võ Nguyên Giáp, Đà Nẵng' },
  terms: { 'service-type': ['to-chuc-team-building'] },
  supplier: 'tram-nguoi-mot-nhip',
  special: true,
  popularity: 540,
  faqs: [
    {
      question: 'Công ty có người khuyết tật vận động thì sao?',
      answer:
        'Bạn cho biết trước. Chúng tôi trải tấm lót cho xe lăn tới sát mép nước và thiết kế vai chơi bằng trí nhớ.',
    },
    {
      question: 'Có làm riêng theo thông điệp công ty không?',
      answer: 'Có. Ba từ khóa của công ty được đưa vào tên trạm, luật chơi và lời kết.',
    },
    {
      question: 'Nhận hợp đồng và hóa đơn thế nào?',
      answer: 'Hợp đồng ký sau khi duyệt kịch bản, hóa đơn điện tử gửi trong ba ngày sau chương trình.',
    },
  ],
  details: eventTerms({
    capacity: 'Từ 20 đến 300 khách',
    steps: [
      {
        title: 'Nghe về đoàn',
        text: 'Hai mươi phút gọi điện: tuổi, công việc, điều muốn đoàn nhớ sau chuyến đi.',
      },
      { title: 'Nhận kịch bản và giá', text: 'Trong hai ngày làm việc, kèm sơ đồ bãi và phương án mưa.' },
      {
        title: 'Đặt cọc, chốt số',
        text: 'Cọc 30%, phần còn lại trước bảy ngày, số khách chốt trước năm ngày.',
      },
      { title: 'Chơi và nhận phim', text: 'Tổ chức đúng giờ, dọn bãi sạch, gửi phim ngắn và ảnh.' },
    ],
    cases: [
      {
        title: 'Xưởng may nghỉ hè, một trăm hai mươi người',
        text: 'Hai phần ba đoàn là chị em trên bốn mươi tuổi, ngại chạy. Trò ghép bè đổi thành chợ nổi: các đội mặc cả bằng vỏ sò. Tiếng cười to nhất là khi phó giám đốc bán không hết hàng.',
        guests: 120,
      },
      {
        title: 'Buổi chiều đổi vào nhà thi đấu',
        text: 'Mười một giờ mưa to. Đoàn bốn mươi lăm kỹ sư được đưa vào nhà thi đấu, bè tre thành cầu giấy chịu lực. Không ai nhắc tới chuyện mất biển.',
        guests: 45,
      },
    ],
    documents: ['Tên, mã số thuế công ty để làm hợp đồng'],
    extras: [
      { code: 'flycam', label: 'Quay flycam và dựng phim 3 phút', priceVnd: 6_000_000, per: 'booking' },
      { code: 'bang-ron', label: 'Cổng chào và băng rôn in tên đoàn', priceVnd: 3_200_000, per: 'booking' },
      { code: 'ao-doi', label: 'Áo đội in số', priceVnd: 85_000, per: 'person' },
    ],
  }),
  units: servicePackages(1, [
    {
      code: 'nua-ngay',
      title: 'Nửa ngày, bốn trạm',
      summary: 'Hai tiếng rưỡi trên cát, kết thúc trước hoàng hôn.',
      quantity: 300,
      baseVnd: 240_000,
      fleets: [{ fleet: 'to-tro-choi-my-khe', per: 'booking', startsAt: '07:00', minutes: 840 }],
      includes: ['Bốn trạm trò chơi', 'Một trọng tài mỗi 15 khách', 'Quà cho đội nhất'],
      fewest: 20,
      most: 300,
    },
    {
      code: 'nua-ngay-tiec-nuong',
      title: 'Nửa ngày kèm tiệc nướng',
      summary: 'Chơi xong ăn nướng bên biển tới 20:30.',
      quantity: 200,
      baseVnd: 590_000,
      fleets: [{ fleet: 'to-tro-choi-my-khe', per: 'booking', startsAt: '07:00', minutes: 840 }],
      includes: ['Bốn trạm trò chơi', 'Tiệc nướng tám món', 'Âm thanh và đèn dây'],
      fewest: 30,
      most: 200,
    },
    {
      code: 'ca-ngay',
      title: 'Cả ngày, biển và bán đảo Sơn Trà',
      summary: 'Sáng giải mật thư ở Sơn Trà, chiều trò chơi trên cát.',
      quantity: 120,
      baseVnd: 490_000,
      fleets: [{ fleet: 'to-tro-choi-my-khe', per: 'booking', startsAt: '07:00', minutes: 840 }],
      includes: ['Sáu chặng mật thư', 'Bốn trạm bãi biển', 'Cơm trưa hộp gỗ'],
      fewest: 20,
      most: 120,
    },
  ]),
  ratePlans: eventPlans,
  priceRules: [
    ...busyDays(30, 20),
    { kind: 'weekday', label: 'Thứ Sáu, thứ Bảy', weekdays: [5, 6], percent: 8 },
  ],
  scenes: {
    hero: ['team-building/beach-games/golden', 'team-building/beach-games'],
    gallery: [
      'beach/parasol',
      'team-building/beach-games',
      'gala/beach-dinner',
      'restaurant/seaside',
      'night-city/dragon-bridge',
      'beach/single',
    ],
  },
};
