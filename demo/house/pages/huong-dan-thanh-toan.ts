import type { HousePage } from './page.ts';

export const huongDanThanhToan: HousePage = {
  slug: 'huong-dan-thanh-toan',
  title: 'Hướng dẫn thanh toán',
  excerpt: 'Năm cách trả tiền, thời gian giữ chỗ của từng cách, hóa đơn và những dấu hiệu lừa đảo cần tránh.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Bạn chọn cách trả ở bước 2 của đơn hàng. Chỗ được giữ trong lúc bạn thanh toán và giờ hết hạn luôn hiện trên màn hình. Mọi khoản thu bằng đồng Việt Nam, chúng tôi không cộng phí theo phương thức.

## Các cách thanh toán

| Cách | Hợp với | Giữ chỗ |
|---|---|---|
| VietQR (chuyển khoản bằng mã) | Có ứng dụng ngân hàng | 30 phút |
| VNPay | Thẻ nội địa, thẻ quốc tế, quét VNPAY-QR | 20 phút |
| Ví MoMo | Có ví MoMo | 20 phút |
| ZaloPay | Có ví ZaloPay | 20 phút |
| Tại văn phòng | Muốn trả tiền mặt hoặc quẹt thẻ | Đến 24 giờ |

Khi ngày đi còn dưới 72 giờ, thời gian giữ của cách trả tại văn phòng rút còn tối đa 4 giờ.

## VietQR từng bước

1. Mở ứng dụng ngân hàng, chọn quét mã.
2. Kiểm tra tên người nhận đúng như trang hiện, số tiền và nội dung đã điền sẵn.
3. Bấm chuyển và giữ trang mở. Khi ngân hàng báo có, đơn tự chuyển sang “Đã thanh toán”, thường dưới một phút.

Bạn không cần gửi ảnh biên lai. Nếu chuyển thiếu, trang tạo mã mới cho đúng phần còn thiếu. Nếu chuyển thừa, phần thừa được hoàn lại.

## Đặt cọc

Một số tour cho trả trước một phần; tỷ lệ ghi ở bảng giá. Phần còn lại được nhắc trước hạn 7 ngày, 3 ngày và 1 ngày. Quá hạn mà chưa trả, chúng tôi gọi cho bạn trước khi áp dụng điều kiện hủy.

## Khi gặp trục trặc

- **Bị trừ tiền mà đơn chưa đổi trạng thái:** hệ thống tự hỏi lại cổng thanh toán nhiều lần. Sau 15 phút vẫn chưa thấy, gọi {{phone}} và đọc mã đặt chỗ.
- **Trả hai lần:** khoản thứ hai được hoàn trong ngày làm việc.
- **Tiền đến sau khi hết giờ giữ:** còn chỗ thì đơn vẫn thành công; hết chỗ thì bạn chọn ngày khác, dịch vụ khác hoặc nhận lại đủ tiền.

## Hóa đơn điện tử

Mỗi đơn đều có hóa đơn. Cần hóa đơn công ty, bạn điền tên đơn vị, mã số thuế, địa chỉ và email khi đặt, hoặc bổ sung trước ngày dùng dịch vụ. Thuế suất áp dụng theo quy định tại thời điểm đó. Doanh nghiệp mua từ 5 triệu đồng nên trả không dùng tiền mặt để được khấu trừ.

## Tránh lừa đảo

Tài khoản nhận tiền của {{name}} luôn mang tên công ty {{legalName}}. Nhân viên không bao giờ gửi số tài khoản cá nhân, không xin mã OTP và không yêu cầu “chuyển lại vì sai nội dung”. Nghi ngờ một số điện thoại hay tài khoản, bạn hãy gọi {{phone}} để kiểm tra trước khi chuyển.
`,
};
