import type { HousePage } from './page.ts';

export const chinhSachHuyVaHoanTra: HousePage = {
  slug: 'chinh-sach-huy-va-hoan-tra',
  title: 'Chính sách hủy và hoàn trả',
  excerpt:
    'Mốc hủy của phòng, tour, du thuyền, vé và xe; cách tính tiền nhận lại và thời gian tiền về tài khoản.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Mỗi sản phẩm gắn một chính sách hủy. Trước khi trả tiền, bạn thấy các mốc bằng ngày giờ cụ thể và số tiền nhận lại ở từng mốc. Chính sách lúc đặt được lưu theo đơn, về sau trang có đổi cũng không ảnh hưởng.

## Cách tính

Mốc là 12:00 trưa, giờ Việt Nam, lùi số ngày so với ngày nhận phòng, ngày khởi hành hoặc ngày dùng vé. Báo hủy trước mốc nào thì hưởng mức của mốc đó.

| Chính sách | Trước bao nhiêu ngày thì hoàn bao nhiêu | Ngày lễ, Tết |
|---|---|---|
| Linh hoạt | 2 ngày: 100% · 1 ngày: 50% | 7 ngày: 100% · 3 ngày: 50% |
| Tiêu chuẩn | 7 ngày: 100% · 3 ngày: 50% | 21 ngày: 100% · 10 ngày: 50% |
| Không hoàn tiền | Không hoàn | Không hoàn |
| Tour trọn gói | 15 ngày: 90% · 10 ngày: 70% · 5 ngày: 50% · 2 ngày: 25% | 30 ngày: 70% · 15 ngày: 50% |
| Du thuyền | 15 ngày: 90% · 8 ngày: 70% · 4 ngày: 50% | 30 ngày: 90% · 15 ngày: 50% |
| Vé tham quan | Không hoàn sau khi xuất vé | Như ngày thường |
| Xe đưa đón, thuê xe | 1 ngày: 100%, sau đó 50% | Như ngày thường |

Muộn hơn mốc cuối cùng hoặc không đến thì không được hoàn. Riêng với xe, quá 60 phút sau giờ hẹn mà không liên lạc được thì không hoàn. Combo theo chính sách ghi trên trang combo; phần vé máy bay theo điều kiện của hãng.

## Cách gửi yêu cầu

1. Vào [Chuyến đi của tôi](/chuyen-di), mở đơn bằng mã đặt chỗ và số điện thoại.
2. Bấm “Hủy đơn”. Trang hiện số tiền nhận lại tại đúng lúc đó.
3. Xác nhận. Thời điểm bấm xác nhận là thời điểm tính mốc.

Bạn cũng có thể gọi số góp ý, hủy dịch vụ ở chân trang trong giờ {{adviceHours}}, hoặc viết về {{email}}.

## Tiền về khi nào

Lệnh hoàn được gửi trong một ngày làm việc, về đúng cách bạn đã trả.

- Ví điện tử, chuyển khoản: thường 1–3 ngày.
- Thẻ nội địa: 3–7 ngày làm việc.
- Thẻ quốc tế: 7–20 ngày làm việc, tùy ngân hàng phát hành.

Trang đơn hàng hiện từng bước. Quá ngày dự kiến, chúng tôi chủ động tra soát và báo bạn.

## Đổi ngày, đổi tên

Đổi ngày được coi như hủy rồi đặt lại, trừ khi nhà cung cấp đồng ý dời miễn phí; chúng tôi luôn hỏi giúp trước khi tính phí. Đổi tên người đi tour không mất phí nếu báo trước 2 ngày và dịch vụ kèm theo cho phép.

## Khi lỗi không thuộc về bạn

- **Nhà cung cấp hủy hoặc không đón được:** đổi dịch vụ tương đương, hoặc hoàn 100%.
- **Cảng vụ cấm tàu, bão lũ, điểm tham quan đóng cửa:** bạn chọn dời ngày, bảo lưu hoặc nhận lại phần chưa dùng. Sau 72 giờ không chọn, chúng tôi hoàn tiền.
- **Tour không đủ khách:** báo trước ít nhất 3 ngày, đổi ngày hoặc hoàn 100%.
- **Thông tin trên trang sai:** bạn được hủy và nhận lại tiền theo luật bảo vệ người tiêu dùng.

Nếu chưa đồng ý với số tiền hoàn, bạn gửi khiếu nại theo [Quy chế hoạt động](/page/quy-che-hoat-dong).
`,
};
