import type { Page } from './page.ts';

export const huongDanThanhToan: Page = {
  slug: 'huong-dan-thanh-toan',
  title: 'Hướng dẫn thanh toán',
  excerpt: 'Năm cách trả tiền, thời gian giữ chỗ của từng cách, hóa đơn và những dấu hiệu lừa đảo cần tránh.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `Bạn chọn cách trả ở bước 2 của đơn hàng. Chỗ được giữ trong lúc bạn thanh toán và giờ hết hạn luôn hiện trên màn hình. Mọi khoản thu bằng đồng Việt Nam, chúng tôi không cộng phí theo phương thức.

## Các cách thanh toán

| Cách | Hợp với | Giữ chỗ |
|---|---|---|
| VietQR (chuyển khoản bằng mã) | Có ứng dụng ngân hàng | 30 phút |
| VNPay | Thẻ nội địa, thẻ quốc tế, quét VNPAY-QR | 20 phút |
| Ví MoMo | Có ví MoMo | 20 phút |
| ZaloPay | Có ví ZaloPay | 20 phút |
| Tại văn phòng | Muốn trả tại quầy, mở cửa {{officeHours}} | 30 phút, đến 24 giờ sau khi bạn xác nhận |

Chọn trả tại văn phòng, bạn nhận một thư có nút xác nhận. Bấm nút đó trong lúc chỗ còn giữ, chỗ được giữ tiếp 24 giờ; khi ngày đi còn dưới 72 giờ thì tối đa 4 giờ. Không nhận được thư, bạn gọi {{phone}} để nhân viên xác nhận giúp.

## VietQR từng bước

1. Mở ứng dụng ngân hàng, chọn quét mã.
2. Kiểm tra tên người nhận đúng như trang hiện, số tiền và nội dung đã điền sẵn.
3. Bấm chuyển và giữ trang mở. Khi ngân hàng báo có, đơn tự chuyển sang “Đã thanh toán”, thường dưới một phút.

Bạn không cần gửi ảnh biên lai. Nếu chuyển thiếu, trang tạo mã mới cho đúng phần còn thiếu. Nếu chuyển thừa, phần thừa được hoàn lại.

## Đặt cọc

Một số tour cho trả trước một phần; tỷ lệ ghi ở bảng giá. Phần còn lại được nhắc qua thư trước hạn 7 ngày, 3 ngày và 1 ngày. Quá hạn một ngày, đơn được chuyển cho nhân viên xem; đơn không tự hủy.

## Khi gặp trục trặc

- **Bị trừ tiền mà đơn chưa đổi trạng thái:** hệ thống tự hỏi lại cổng thanh toán nhiều lần. Sau 15 phút vẫn chưa thấy, gọi {{phone}} và đọc mã đặt chỗ.
- **Trả hai lần:** khoản thứ hai được ghi hoàn, lệnh hoàn gửi trong một ngày làm việc.
- **Tiền đến sau khi hết giờ giữ:** còn chỗ thì đơn vẫn thành công; hết chỗ thì bạn chọn ngày khác, giữ tiền cho chuyến sau hoặc nhận lại đủ.

## Hóa đơn điện tử

Mọi đơn đã dùng xong đều vào bảng kê hóa đơn của kế toán, theo thuế suất của ngày dùng dịch vụ. Cần hóa đơn công ty, bạn điền tên đơn vị, mã số thuế và địa chỉ khi đặt. Doanh nghiệp mua từ 5 triệu đồng nên trả không dùng tiền mặt để được khấu trừ.

## Tránh lừa đảo

Tài khoản nhận tiền, số điện thoại và kênh chính thức của {{name}} đều tra được ở trang [Kiểm tra kênh chính thức](/kiem-tra-kenh-chinh-thuc). Nhân viên không bao giờ gửi số tài khoản cá nhân, không xin mã OTP và không yêu cầu “chuyển lại vì sai nội dung”. Nghi ngờ điều gì, bạn gọi {{phone}} trước khi chuyển.
`,
};
