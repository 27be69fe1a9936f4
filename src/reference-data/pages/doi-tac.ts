import type { Page } from './page.ts';

export const doiTac: Page = {
  slug: 'doi-tac',
  title: 'Trở thành đối tác',
  excerpt: 'Dành cho đơn vị tour, du thuyền, nhà xe, điểm tham quan muốn bán dịch vụ cùng {{name}}.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `Bạn vận hành tour, du thuyền, xe, ca nô, vé tham quan hay trải nghiệm địa phương? Đây là các bước để hợp tác với {{name}} và những điều hai bên giữ với nhau.

## Chúng tôi tìm ai

- Đơn vị lữ hành có giấy phép, hướng dẫn viên có thẻ.
- Chủ tàu, du thuyền có chứng nhận an toàn, áo phao và danh sách khách đầy đủ.
- Nhà xe có phù hiệu hợp đồng.
- Điểm tham quan, khu vui chơi nhận được mã QR ở cổng.
- Nhóm trải nghiệm nhỏ: lớp nấu ăn, chèo kayak, trekking có người dẫn bản địa.

## Các bước hợp tác

1. **Gửi thông tin** qua biểu mẫu ở cuối trang hoặc email {{email}}: tên đơn vị, mã số thuế, dịch vụ và địa bàn. Bạn nhận ngay một mã yêu cầu.
2. **Nhân viên đọc và trả lời trong {{partnerHours}} giờ**, qua điện thoại hoặc email bạn để lại.
3. **Hai bên ký hợp đồng**, thống nhất hoa hồng, chính sách hủy và cách đối soát. Các mức cụ thể ghi trong hợp đồng.
4. **Nhân viên nhập dịch vụ lên trang**: mô tả, giá theo ngày, số chỗ mỗi ngày. Trang không bán quá số chỗ bạn giao.

Khi giá hay số chỗ thay đổi, bạn báo nhân viên phụ trách để nhập giúp.

## Khi có khách

- Dịch vụ đặt ở chế độ “chờ xác nhận”: khách chỉ trả tiền sau khi bạn nói còn chỗ. Không có câu trả lời đúng hạn, yêu cầu tự khép lại và khách không mất tiền.
- Mỗi dịch vụ đã thanh toán có một phiếu với mã QR. Bạn quét bằng điện thoại ở trang [Quét phiếu](/doi-tac/quet-phieu), kể cả khi mất mạng; quét lần hai, trang báo phiếu đã dùng.
- Ngày phải dừng vì thời tiết hay sự cố, bạn báo nhân viên: hệ thống đóng ngày và gửi thư cho mọi khách của ngày đó để họ chọn dời ngày, giữ tiền cho chuyến sau hoặc nhận lại tiền.
- Khách viết đánh giá sau chuyến đi; bạn có thể gửi câu trả lời để đăng công khai bên dưới.

## Chúng tôi cần ở bạn

1. Giữ giá và chỗ đã xác nhận. Nếu không đón được khách, báo sớm.
2. Không thu thêm tiền ngoài phần đã công bố trên trang.
3. Chỉ dùng thông tin khách cho chuyến đi đó, xóa sau khi kết thúc.
4. Giấy phép, bảo hiểm còn hạn.

Gửi thông tin không mất phí. Nếu bạn có khách sạn, nhà nghỉ, mời xem riêng trang [Đối tác khách sạn](/page/doi-tac-khach-san).
`,
};
