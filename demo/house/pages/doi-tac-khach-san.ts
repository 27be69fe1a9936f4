import type { HousePage } from './page.ts';

export const doiTacKhachSan: HousePage = {
  slug: 'doi-tac-khach-san',
  title: 'Đối tác khách sạn',
  excerpt:
    'Cách khách sạn, homestay, villa đưa phòng lên {{name}}: hồ sơ cần có, quản lý phòng, đối soát và hỗ trợ.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Một homestay năm phòng và một khu nghỉ ba trăm phòng có nỗi lo giống nhau: phòng trống ngày thường, bán trùng ngày lễ, khách đến mới biết hiểu sai điều kiện. Chúng tôi xây quy trình hợp tác quanh ba việc đó.

## Hồ sơ cần có

- Đăng ký kinh doanh ngành lưu trú, mã số thuế.
- Giấy chứng nhận đủ điều kiện an ninh trật tự, hồ sơ phòng cháy.
- Quyết định công nhận hạng sao, nếu muốn hiển thị sao.
- Ảnh chụp đúng thực trạng từng hạng phòng, kèm diện tích, loại giường, tầng và hướng nhìn.

## Quản lý phòng

Bạn khai số phòng giao bán cho từng ngày, giá theo mùa và phụ thu lễ. Hệ thống không bán vượt con số đó. Nếu bán cùng lúc ở kênh khác, bạn nên giao riêng cho {{name}} một số phòng, hoặc để chế độ cần xác nhận: khách chỉ trả tiền sau khi bạn báo còn chỗ.

Ngày cần đóng phòng, bạn bấm dừng bán một chạm. Khách đã đặt được giữ nguyên.

## Điều kiện hủy và trẻ em

Chọn một trong các bậc hủy có sẵn: linh hoạt, tiêu chuẩn hoặc không hoàn tiền, đặt bậc riêng cho dịp lễ. Chính sách trẻ em nhập theo độ tuổi và mức phí, khách thấy đúng số tiền của gia đình họ thay vì một đoạn chữ dài. Nhờ vậy quầy lễ tân không phải giải thích lại.

## Xác nhận và đón khách

Đơn mới gửi qua email, kèm tên, ngày sinh trẻ em, giờ đến dự kiến. Bạn bấm xác nhận kèm mã đặt phòng nội bộ; mã đó hiện trên phiếu của khách. Một ngày trước khi đến, nhân viên điều hành hỏi lại lần nữa. Phòng trả trước phải giữ đến giờ trả phòng của đêm đầu, kể cả khách đến khuya.

## Đối soát

Bảng kê lập ngày 1 và 16 hằng tháng, tiền chuyển trong 5 ngày làm việc. Hóa đơn hai bên xuất điện tử. Phần khách hủy có phí được ghi rõ tỷ lệ chia trong hợp đồng.

## Bắt đầu

Gửi tên cơ sở, địa chỉ, số phòng và số điện thoại quản lý tới {{email}} hoặc gọi {{phone}}. Nhân viên vùng sẽ hẹn đến xem, chụp bổ sung ảnh nếu cần và giúp nhập dữ liệu lần đầu, miễn phí. Từ lúc đủ hồ sơ đến lúc mở bán thường mất khoảng một tuần.
`,
};
