import { type DemoPage, faqGroup } from '../page.ts';

export const veMayBay: DemoPage = {
  slug: 've-may-bay',
  title: 'Vé máy bay',
  excerpt: 'Tìm giờ bay và hạng vé nội địa cùng nhân viên tư vấn, giá báo theo đúng thời điểm bạn hỏi.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Giá vé máy bay đổi theo giờ, nên chúng tôi không treo sẵn một con số. Bạn gọi hoặc nhắn chặng và ngày bay, nhân viên tra chỗ còn trống rồi gửi lại vài lựa chọn giờ bay kèm tổng tiền đã gồm thuế phí. Chọn xong, vé được giữ theo hạn của hãng, bạn trả qua liên kết thanh toán và nhận vé điện tử bằng email.

## Cần cho chúng tôi biết

- Chặng, ngày đi, ngày về; có thể xê dịch mấy ngày.
- Số người lớn, trẻ 2–11 tuổi và em bé dưới 2 tuổi.
- Họ tên đúng như giấy tờ, ngày sinh.
- Số ký hành lý gửi, chỗ ngồi, suất ăn nếu cần.

## Thời gian bay tham khảo

| Chặng thẳng | Khoảng |
|---|---|
| Hà Nội – TP. Hồ Chí Minh | 2 giờ 10 phút |
| Hà Nội – Đà Nẵng | 1 giờ 20 phút |
| Hà Nội – Phú Quốc | 2 giờ 15 phút |
| TP. Hồ Chí Minh – Phú Quốc | 1 giờ |
| TP. Hồ Chí Minh – Cam Ranh | 1 giờ 10 phút |

## Giấy tờ và điều kiện

Người lớn dùng căn cước, hộ chiếu hoặc tài khoản định danh điện tử mức 2. Trẻ dưới 14 tuổi dùng giấy khai sinh hoặc bản trích lục. Đổi ngày, đổi tên, hoàn vé theo điều kiện của hạng vé; nhân viên đọc rõ phần này trước khi bạn trả tiền.

Tổng đài {{phone}} nhận yêu cầu 08:00–20:00, tin nhắn được trả lời đến 21:00. Muốn vé đi cùng phòng, bạn xem thêm [Combo tiết kiệm](/combo-voucher).
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Giá báo qua điện thoại giữ được bao lâu?',
      'Tùy hãng và hạng vé: có vé giữ được vài giờ, có vé phải trả ngay. Nhân viên nói rõ hạn giữ cùng lúc báo giá, quá hạn thì tra lại giá mới.',
    ],
    [
      'Nên có mặt ở sân bay trước mấy tiếng?',
      'Chuyến nội địa nên đến trước 2 giờ, dịp lễ Tết trước 2 giờ 30 phút. Quầy thường đóng trước giờ bay 40 phút.',
    ],
    [
      'Đi theo nhóm từ 10 người thì khác gì?',
      'Đoàn từ 10 khách thường được báo giá riêng, đặt cọc trước và nộp danh sách tên sau. Bạn gọi sớm để còn nhiều giờ bay mà chọn.',
    ],
  ]),
};
