import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { eventPlans, eventTerms } from '../event-terms.ts';
import { servicePackages } from '../service-packages.ts';

export const teamBuildingRungThong: DemoProduct = {
  kind: 'service',
  slug: 'team-building-rung-thong-ho-tuyen-lam',
  code: 'DV015',
  title: 'Team building trong rừng thông hồ Tuyền Lâm, Đà Lạt',
  nameAlias: ['Team building Đà Lạt', 'Team building hồ Tuyền Lâm', 'Cắm trại công ty Đà Lạt'],
  summary:
    'Nửa ngày dựng trại, chèo thuyền và thắp lửa bên hồ, dành cho đoàn 20–150 người muốn chậm lại và nói chuyện thật.',
  content: `## Ít loa, nhiều việc

Chương trình này gần như không dùng loa. Mỗi đội nhận một khoảnh rừng, một bộ dây, vài tấm bạt và đề bài: dựng nơi trú cho tám người trước bốn giờ. Muốn có lửa phải chèo sang bờ bên kia lấy củi khô. Muốn có bữa xế phải đổi bằng bài hát.

## Nhịp của buổi chiều

Đoàn tới lúc 13:30, đi bộ mười phút dưới thông. Dựng trại, chèo thuyền, nướng khoai đến bốn rưỡi. Sau đó là một tiếng yên tĩnh: mỗi người viết một tấm thẻ cho đồng nghiệp bên trái. Thẻ được đọc bên đống lửa khi trời sụp tối, lúc sương xuống thấp.

## Rừng phải nguyên vẹn

Lửa chỉ đốt trong chảo sắt, ở bãi được phép. Không dán, không buộc vào thân cây non. Khi về, đội nào cũng đi nhặt một vòng; người dẫn cân rác và tính vào điểm.`,
  highlights: [
    'Không dùng loa lớn, hợp đoàn muốn trò chuyện',
    'Chèo thuyền có cứu hộ và áo phao',
    'Đốt lửa trong chảo ở bãi được phép',
    'Đêm lạnh có chăn và trà gừng',
  ],
  inclusions: [
    'Người dẫn và cứu hộ hồ',
    'Bạt, dây, dụng cụ dựng trại',
    'Thuyền, áo phao',
    'Khoai nướng, trà gừng',
  ],
  exclusions: ['Xe tới hồ', 'Phòng nghỉ', 'Bữa tối nếu không chọn gói lửa trại'],
  notes: [
    'Mùa mưa tháng 5–10 dễ mưa lúc ba giờ chiều; chương trình chuyển sang buổi sáng.',
    'Đêm có thể xuống 12 độ, mang áo dày.',
  ],
  provinces: ['lam-dong'],
  places: ['ho-tuyen-lam-thien-vien-truc-lam'],
  location: {
    lat: 11.8921,
    lng: 108.4288,
    address: 'Bờ tây hồ Tuyền Lâm, phường Xuân Hương – Đà Lạt, Lâm Đồng',
  },
  terms: { 'service-type': ['to-chuc-team-building'] },
  supplier: 'tui-cat-do',
  popularity: 390,
  faqs: [
    {
      question: 'Đoàn có người sợ nước thì sao?',
      answer: 'Mỗi đội chỉ cần ba người chèo. Người còn lại giữ lửa, nấu nước, dựng bạt.',
    },
    {
      question: 'Có ngủ lại trại được không?',
      answer: 'Có, gói qua đêm báo giá riêng vì tùy số lều và giấy phép; bạn gửi yêu cầu ở cuối trang.',
    },
  ],
  details: eventTerms({
    capacity: 'Từ 20 đến 150 khách',
    steps: [
      { title: 'Trao đổi mục đích', text: 'Đoàn đang vui hay đang mệt, muốn thi đua hay muốn nghe nhau.' },
      { title: 'Khảo sát bãi', text: 'Gửi ảnh bãi theo số khách và dự báo mưa của tuần đó.' },
      { title: 'Cọc và xin phép', text: 'Sau khi nhận cọc, chúng tôi đăng ký với ban quản lý rừng.' },
      { title: 'Vào rừng', text: 'Đón đoàn ở bến, phát vật dụng, kết thúc trước 20:00.' },
    ],
    cases: [
      {
        title: 'Hai công ty vừa sáp nhập',
        text: 'Ba mươi tám người từng ngồi ở hai tòa nhà. Các đội trộn đều, đề bài là dựng một mái chung không ai phải đứng ngoài. Lúc đọc thẻ, nhiều người lần đầu biết tên con của nhau.',
        guests: 38,
      },
    ],
    documents: ['Danh sách đoàn để đăng ký vào rừng'],
    extras: [
      { code: 'dan-guitar', label: 'Người đàn hát bên lửa', priceVnd: 2_000_000, per: 'booking' },
      { code: 'chup-anh', label: 'Người chụp ảnh suốt buổi', priceVnd: 3_500_000, per: 'booking' },
      { code: 'ao-khoac', label: 'Áo khoác gió in tên đoàn', priceVnd: 180_000, per: 'person' },
    ],
  }),
  units: servicePackages(1, [
    {
      code: 'dung-trai',
      title: 'Buổi chiều dựng trại',
      summary: 'Bốn tiếng, kết thúc lúc 17:30.',
      quantity: 150,
      baseVnd: 280_000,
      fleets: [{ fleet: 'to-tro-choi-tuyen-lam', per: 'booking', startsAt: '12:00', minutes: 540 }],
      includes: ['Dựng trại và chèo thuyền', 'Khoai nướng, trà', 'Thẻ viết cho nhau'],
      fewest: 20,
      most: 150,
    },
    {
      code: 'lua-trai',
      title: 'Dựng trại và lửa trại, có bữa tối',
      summary: 'Tới 20:00, lẩu gà lá é bên hồ.',
      quantity: 100,
      baseVnd: 590_000,
      fleets: [{ fleet: 'to-tro-choi-tuyen-lam', per: 'booking', startsAt: '12:00', minutes: 540 }],
      includes: ['Toàn bộ buổi chiều', 'Bữa tối năm món', 'Lửa trong chảo sắt, chăn mỏng'],
      fewest: 20,
      most: 100,
    },
  ]),
  ratePlans: eventPlans,
  priceRules: busyDays(40, 20),
  scenes: {
    hero: ['team-building/tents/golden', 'team-building/tents', 'team-building/campfire'],
    gallery: [
      'team-building/race',
      'pine-hills/lake',
      'team-building/campfire',
      'pine-hills/path',
      'team-building/tents',
      'waterfall/trail',
    ],
  },
};
