import type { HousePage } from './page.ts';

export const doiTac: HousePage = {
  slug: 'doi-tac',
  title: 'Trở thành đối tác',
  excerpt: 'Dành cho đơn vị tổ chức tour, du thuyền, nhà xe, điểm tham quan muốn bán dịch vụ cùng {{name}}.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `{{name}} làm việc với những đơn vị nói đúng điều mình có. Nếu bạn vận hành tour, du thuyền, xe, ca nô, vé tham quan hay trải nghiệm địa phương, trang này cho biết chúng tôi hợp tác ra sao.

## Chúng tôi tìm ai

- Đơn vị lữ hành có giấy phép, hướng dẫn viên có thẻ.
- Chủ tàu, du thuyền có chứng nhận an toàn, áo phao và danh sách khách đầy đủ.
- Nhà xe có phù hiệu hợp đồng, xe dưới 10 năm tuổi.
- Điểm tham quan, khu vui chơi xuất được vé điện tử.
- Nhóm trải nghiệm nhỏ: lớp nấu ăn, chèo kayak, trekking có người dẫn bản địa.

## Bạn được gì

- Trang sản phẩm do biên tập viên viết, bạn duyệt trước khi đăng.
- Kho và giá do bạn nắm: cập nhật số chỗ, ngày nghỉ, phụ thu theo lịch.
- Đơn về kèm danh sách khách; khi khách đổi hay hủy, hệ thống báo ngay.
- Đối soát hai tuần một lần, chuyển khoản trong 5 ngày làm việc sau khi chốt số.
- Báo cáo lượt xem, lượt đặt và các câu khách hay hỏi để chỉnh dịch vụ.

## Chúng tôi cần ở bạn

1. Trả lời đơn cần xác nhận trong 2 giờ làm việc.
2. Giữ giá và chỗ đã xác nhận. Nếu không đón được khách, báo sớm và cùng thu xếp dịch vụ tương đương.
3. Không thu thêm tiền ngoài phần đã công bố.
4. Chỉ dùng thông tin khách cho chuyến đi đó, xóa sau khi kết thúc.
5. Giấy phép, bảo hiểm còn hạn; gửi bản mới trước khi hết hạn 30 ngày.

## Các bước bắt đầu

1. Gửi thông tin qua biểu mẫu ở cuối trang hoặc email {{email}}, kèm tên đơn vị, mã số thuế, dịch vụ và địa bàn.
2. Trong 3 ngày làm việc, người phụ trách gọi lại và hẹn xem dịch vụ thực tế.
3. Hai bên ký hợp đồng, thống nhất hoa hồng và chính sách hủy.
4. Chúng tôi dựng trang, bạn kiểm tra, rồi mở bán thử 30 ngày.

Hoa hồng thỏa thuận theo loại dịch vụ và ghi trong hợp đồng, không thu phí đăng ký hay phí duy trì. Nếu bạn có khách sạn, nhà nghỉ, mời xem riêng trang [Đối tác khách sạn](/page/doi-tac-khach-san).
`,
};
