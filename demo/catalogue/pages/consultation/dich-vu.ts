import { type DemoPage, faqGroup } from '../page.ts';

export const dichVu: DemoPage = {
  slug: 'dich-vu',
  title: 'Dịch vụ du lịch',
  excerpt:
    'Xe sân bay, tàu, ca nô, xe máy, team building và gala dinner: sáu dịch vụ có người tư vấn từng chuyến.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Phòng và tour bạn đặt thẳng trên trang. Còn xe, tàu hay một đêm gala thì mỗi đoàn một khác: giờ đón, số ghế, món ăn, con sóng hôm đó. Vì vậy sáu dịch vụ này có người nghe bạn kể rồi mới tính giá.

## Từ cuộc gọi đến ngày đi

1. Bạn gọi {{phone}} (08:00–20:00) hoặc nhắn tin, cho biết nơi, ngày và số khách.
2. Nhân viên hỏi nhà cung cấp rồi gửi báo giá, ghi phần gồm, phần chưa gồm và mốc hủy. Yêu cầu gửi đến trước 21:00 được xử lý trong ngày.
3. Bạn đồng ý, chúng tôi giữ chỗ và gửi liên kết thanh toán. Cần trả tại văn phòng hoặc ký hợp đồng, nhân viên sắp xếp cùng bạn.
4. Phiếu dịch vụ về email, có số điện thoại của người đón.

## Giá khởi điểm tham khảo

| Dịch vụ | Từ khoảng |
|---|---|
| Xe sân bay 4 chỗ | 120.000 ₫ một chiều |
| Vé tàu cao tốc ra đảo | 180.000 ₫ một chiều |
| Ca nô riêng nửa ngày | 4.000.000 ₫ |
| Xe máy số | 100.000 ₫ một ngày |
| Team building nửa ngày | 150.000 ₫ mỗi khách |
| Tiệc gala, phần ăn | 450.000 ₫ mỗi khách |

## Giấy tờ và tiền cọc

Xe và tàu cần họ tên, số giấy tờ của khách; thuê xe máy cần giấy phép lái xe. Đoàn đông đặt cọc theo hợp đồng, công ty gửi mã số thuế để nhận hóa đơn. Tiền chỉ chuyển vào tài khoản mang tên {{legalName}}, như trang [Hướng dẫn thanh toán](/page/huong-dan-thanh-toan) đã ghi.
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Hỏi giá rồi không đặt có mất phí không?',
      'Không. Tư vấn và báo giá miễn phí. Bạn chỉ trả tiền khi đã đọc điều kiện và đồng ý giữ dịch vụ.',
    ],
    [
      'Có thể gộp xe, tàu và phòng vào một báo giá không?',
      'Được. Bạn nói cả lịch trình, nhân viên gộp thành một báo giá có từng dòng, bạn bỏ dòng nào cũng được.',
    ],
    [
      'Đã trả tiền, muốn đổi ngày thì làm thế nào?',
      'Gọi tổng đài kèm mã trên phiếu dịch vụ. Đổi trước mốc ghi trong báo giá thường không mất phí, sau mốc đó tính theo phí thật của nhà cung cấp.',
    ],
  ]),
};
