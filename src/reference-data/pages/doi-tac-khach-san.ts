import type { Page } from './page.ts';

export const doiTacKhachSan: Page = {
  slug: 'doi-tac-khach-san',
  title: 'Đối tác khách sạn',
  excerpt:
    'Khách sạn, homestay, villa đưa phòng lên {{name}} hôm nay bằng cách nào, và phòng được bán ra sao.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `Một homestay năm phòng và một khu nghỉ ba trăm phòng có nỗi lo giống nhau: phòng trống ngày thường, bán trùng ngày lễ, khách đến mới biết hiểu sai điều kiện. Đây là cách trang xử lý ba việc đó hôm nay.

## Hồ sơ cần có

- Đăng ký kinh doanh ngành lưu trú, mã số thuế.
- Giấy chứng nhận đủ điều kiện an ninh trật tự, hồ sơ phòng cháy.
- Quyết định công nhận hạng sao, nếu muốn hiển thị sao.
- Ảnh chụp đúng thực trạng từng hạng phòng, kèm diện tích, loại giường, tầng và hướng nhìn.

## Phòng và giá

Bạn giao số phòng cho từng ngày, giá theo mùa, phụ thu lễ và những ngày đóng. Nhân viên nhập vào hệ thống; hiện chưa có trang để khách sạn tự nhập. Hệ thống không bán vượt con số đã giao, kể cả khi nhiều khách đặt cùng lúc, hay khi một combo lấy cùng phòng ấy.

Nếu bán cùng lúc ở kênh khác, bạn nên giao riêng cho {{name}} một số phòng, hoặc để chế độ chờ xác nhận: khách chỉ trả tiền sau khi bạn báo còn chỗ.

Ngày cần đóng phòng, bạn gọi hoặc viết cho nhân viên phụ trách. Nếu ngày đó đã có khách, họ nhận thư để chọn ngày khác, giữ tiền cho chuyến sau hoặc nhận lại tiền.

## Điều kiện hủy và trẻ em

Bạn chọn một trong các bậc hủy có sẵn: linh hoạt, tiêu chuẩn hoặc không hoàn tiền; dịp lễ có bậc riêng. Chính sách trẻ em nhập theo độ tuổi và mức phí, khách thấy số tiền của gia đình họ thay vì một đoạn chữ dài.

## Xác nhận và đón khách

Khách đã thanh toán có phiếu với tên người đặt, ngày, hạng phòng, yêu cầu thêm và mã QR. Mã đặt phòng nội bộ của bạn, khi bạn báo lại, được nhân viên ghi vào phiếu của khách. Tại quầy, bạn kiểm tra mã ở trang [Quét phiếu](/doi-tac/quet-phieu).

## Đối soát

Kỳ đối soát, hoa hồng và cách chia phần phí hủy ghi trong hợp đồng giữa hai bên. Hệ thống chưa lập bảng kê cho đối tác; kế toán làm việc trực tiếp với bạn.

## Bắt đầu

Gửi tên cơ sở, địa chỉ, số phòng và số điện thoại quản lý qua biểu mẫu bên dưới, hoặc viết tới {{email}}. Bạn nhận ngay một mã yêu cầu; nhân viên đọc và trả lời trong {{partnerHours}} giờ, qua điện thoại hoặc email bạn để lại. Gửi thông tin không mất phí.
`,
};
