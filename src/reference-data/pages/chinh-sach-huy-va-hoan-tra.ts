import type { Page } from './page.ts';

export const chinhSachHuyVaHoanTra: Page = {
  slug: 'chinh-sach-huy-va-hoan-tra',
  title: 'Chính sách hủy và hoàn trả',
  excerpt:
    'Mốc hủy của phòng, tour, du thuyền, vé và xe; cách tính tiền nhận lại và thời gian tiền về tài khoản.',
  effectiveOn: '2026-11-23',
  version: '1.1',
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

Muộn hơn mốc cuối cùng hoặc không đến thì không được hoàn. Combo theo chính sách ghi trên trang combo.

## Cách gửi yêu cầu

1. Vào [Chuyến đi của tôi](/chuyen-di), mở đơn. Trên thiết bị khác với lúc đặt, bạn nhập mã đặt chỗ, số điện thoại và mã 6 số gửi tới email của đơn.
2. Bấm “Hủy đặt chỗ”. Trang hiện số tiền nhận lại tại đúng lúc đó.
3. Xác nhận. Thời điểm bấm xác nhận là thời điểm tính mốc.

Không tự bấm được, bạn gọi số góp ý, hủy dịch vụ ở chân trang trong giờ {{adviceHours}}: nhân viên hướng dẫn bạn từng bước. Cuộc gọi hay thư chưa phải là hủy; mốc tính theo lúc bạn bấm xác nhận.

## Tiền về khi nào

Lệnh hoàn được gửi trong một ngày làm việc, về cách bạn đã trả. Cách nào không nhận tiền hoàn được thì chúng tôi chuyển khoản, và hỏi số tài khoản của bạn qua thư.

- Ví điện tử, chuyển khoản: 1–3 ngày làm việc.
- Thẻ nội địa: 3–7 ngày làm việc.
- Thẻ quốc tế: 7–20 ngày làm việc, tùy ngân hàng phát hành.

Trang Chuyến đi hiện từng bước và ngày chậm nhất. Quá ngày đó, bạn nhận thư xin lỗi kèm số để gọi, và nhân viên nhận thư báo trễ cùng lúc.

## Đổi ngày, đổi tên

Đã trả tiền mà muốn đi ngày khác hoặc đổi số khách, bạn mở chuyến đi, chọn “Đổi ngày hoặc số khách” và xem chênh lệch trước khi xác nhận. Giá tính theo ngày mới: đắt hơn thì bạn trả thêm, chưa trả thì đặt chỗ cũ giữ nguyên; rẻ hơn thì phần chênh được hoàn theo mốc ở trên. Phí hủy đã tới mốc lúc đổi vẫn còn nếu sau đó bạn hủy. Tên và giấy tờ của người đi tour, đi tàu sửa được trong danh sách hành khách, đến 24 giờ trước giờ khởi hành.

## Khi lỗi không thuộc về bạn

- **Nhà cung cấp hủy, cảng vụ cấm tàu, bão lũ, điểm tham quan đóng cửa:** bạn nhận thư và chọn dời ngày với giá đã trả, giữ tiền cho chuyến sau trong 12 tháng hoặc nhận lại 100% phần chưa dùng. Sau 72 giờ không chọn, tiền được hoàn.
- **Tour không đủ khách:** nhân viên được nhắc từ 5 ngày trước ngày đi để báo bạn chậm nhất 3 ngày trước, với ba lựa chọn như trên.
- **Thông tin trên trang sai:** bạn được hủy và nhận lại tiền theo luật bảo vệ người tiêu dùng.

Nếu chưa đồng ý với số tiền hoàn, bạn gửi khiếu nại theo [Quy chế hoạt động](/page/quy-che-hoat-dong).
`,
};
