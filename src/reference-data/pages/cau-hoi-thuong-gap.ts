import { orderQuestions } from './faqs/order-questions.ts';
import { productQuestions } from './faqs/product-questions.ts';
import type { Page } from './page.ts';

export const cauHoiThuongGap: Page = {
  slug: 'cau-hoi-thuong-gap',
  title: 'Câu hỏi thường gặp',
  excerpt:
    'Giải đáp về nhận phòng, tour, du thuyền, combo, vé, xe, thanh toán, hủy đơn, đoàn đông và dữ liệu của bạn.',
  effectiveOn: '2026-11-28',
  version: '1.2',
  content: `Câu trả lời áp dụng chung cho trang; mỗi sản phẩm có thể ghi điều kiện riêng và khi đó điều kiện trên trang sản phẩm được ưu tiên.

## Trước khi bạn gọi

Nếu đã đặt, hãy chuẩn bị mã đặt chỗ và số điện thoại trên đơn. Xem phiếu dịch vụ, trả nốt tiền cọc, điền danh sách hành khách hay hủy đơn, bạn tự làm được ở [Chuyến đi của tôi](/chuyen-di), cả ngoài giờ trực.

Nếu đang chọn nơi đi, ô tìm kiếm hiểu chữ không dấu, tên tỉnh cũ và tên điểm đến quen gọi. Gõ “phu quoc”, “Quảng Bình” hay “3n2d đà lạt” đều ra đúng kết quả.

## Khi cần nói chuyện với người thật

- Điện thoại {{phone}}: tư vấn và góp ý, {{adviceHours}} mỗi ngày.
- Thư {{email}} và yêu cầu gửi trên trang: {{supportHours}} mỗi ngày.
- Chat Facebook: {{chatHours}} mỗi ngày.
- Quầy tại trụ sở: {{officeHours}} mỗi ngày.

Không thấy câu mình cần, bạn gửi cho chúng tôi ở trang [Liên hệ](/lien-he), nhân viên trả lời trong {{messageHours}} giờ. Các trang [Hướng dẫn thanh toán](/page/huong-dan-thanh-toan), [Hủy và hoàn trả](/page/chinh-sach-huy-va-hoan-tra) và [Chính sách cam kết](/page/chinh-sach-cam-ket) nói kỹ hơn về từng việc, kèm bảng và mốc thời gian để bạn tra nhanh trước chuyến đi.
`,
  faqs: [...productQuestions, ...orderQuestions],
};
