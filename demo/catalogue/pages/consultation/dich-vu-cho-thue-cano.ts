import { type DemoPage, faqGroup } from '../page.ts';

export const choThueCano: DemoPage = {
  slug: 'dich-vu-cho-thue-cano',
  title: 'Cho thuê ca nô',
  excerpt: 'Ca nô riêng đi các đảo Nha Trang, Phú Quốc hoặc ghế ghép Cửa Đại – Cù Lao Chàm, có người lái.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Ca nô nhỏ, chạy nhanh, ghé được bãi cạn mà tàu lớn không vào. Nhóm bạn tự quyết giờ xuống biển và bãi nào nán lại lâu. Nhắn cho chúng tôi số người và những đảo muốn đến; chúng tôi hỏi bến, gửi giá kèm sức chứa rồi giữ ca nô. Bạn thanh toán bằng liên kết, sáng hôm đó người lái gọi hẹn ở cầu tàu.

## Giá tham khảo

- **Ca nô riêng Nha Trang hoặc Phú Quốc**, 10–20 khách, khoảng 4 giờ: 4–9 triệu đồng một chuyến.
- **Cửa Đại – Cù Lao Chàm**, ghế ghép khứ hồi: 250.000–400.000 ₫ mỗi khách.
- **Kính lặn, ống thở và người dẫn**: 250.000–500.000 ₫ mỗi khách nếu lấy thêm.

Phí vào bãi tắm, vé đảo và bữa trưa trên bè thường tính riêng; báo giá nêu từng khoản.

## Cho chúng tôi biết

Bến bạn gần nhất, giờ muốn đi, đảo muốn ghé, số người lớn và trẻ, tổng cân nặng nếu đoàn mang thiết bị, có cần đồ lặn hay cần câu không.

## Lên ca nô cần gì

Mỗi khách có tên và số giấy tờ trong danh sách gửi bến, kể cả em bé. Mặc áo phao suốt lúc chạy, ngồi đúng số ghế. Người mang thai, đau lưng và trẻ dưới 3 tuổi nên đi tàu lớn vì ca nô dằn sóng.

Biển động, bến đóng thì hoàn tiền hoặc dời ngày. Cù Lao Chàm đẹp từ tháng 3 đến tháng 8, cuối năm hay có gió lớn. Tổng đài {{phone}} nghe máy 08:00–20:00.
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Tôi có được tự lái ca nô không?',
      'Không. Phương tiện do người có bằng lái của bến điều khiển. Bạn vẫn là người chọn điểm dừng, trong vùng được phép.',
    ],
    [
      'Nên đi giờ nào cho êm sóng?',
      'Buổi sáng từ 8 giờ đến 11 giờ thường lặng gió nhất. Chiều mát hơn nhưng sóng cao dần, nhất là sau 14 giờ.',
    ],
    [
      'Đi bốn người có phải trả cả ca nô không?',
      'Thuê riêng thì tính theo chuyến. Nhóm ít người, chúng tôi hỏi ca nô nhỏ hơn hoặc ghép ghế nếu bến có tuyến ghép trong ngày.',
    ],
  ]),
};
