import type { HousePage } from './page.ts';

export const dieuKhoanSuDung: HousePage = {
  slug: 'dieu-khoan-su-dung',
  title: 'Điều khoản sử dụng',
  excerpt:
    'Các điều kiện giao dịch chung giữa bạn và {{name}}: cách đặt, giá, giữ chỗ, quyền và nghĩa vụ, trường hợp bất khả kháng.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Khi đặt dịch vụ trên {{name}}, bạn ký hợp đồng điện tử với {{legalName}}, mã số thuế {{taxCode}}. Điều khoản dưới đây là phần chung; điều kiện riêng của từng sản phẩm ghi trên trang sản phẩm và trong phiếu xác nhận.

## 1. Ai được đặt

Bạn từ 18 tuổi trở lên và có năng lực hành vi dân sự. Người dưới 18 tuổi đi cùng người lớn hoặc có văn bản đồng ý của người giám hộ. Dịch vụ cung cấp trong lãnh thổ Việt Nam, số lượng theo kho đang mở bán.

## 2. Hợp đồng được lập thế nào

1. Bạn chọn ngày, số người, dịch vụ; trang hiện từng dòng tiền và điều kiện hủy.
2. Bạn xem lại, sửa nếu cần, đánh dấu đồng ý điều khoản rồi gửi.
3. Hệ thống giữ chỗ đến giờ ghi trên màn hình.
4. Bạn thanh toán. Hợp đồng có hiệu lực khi chúng tôi gửi xác nhận qua email; bản đầy đủ tải được trong mục [Chuyến đi](/chuyen-di).

Sản phẩm ghi “Xác nhận trong n giờ” cần nhà cung cấp trả lời trước; nếu không còn chỗ, bạn chọn phương án thay thế hoặc nhận lại toàn bộ tiền.

## 3. Giá

Giá niêm yết bằng đồng Việt Nam, đã gồm thuế giá trị gia tăng và phí bắt buộc, trừ khoản ghi rõ “thanh toán tại nơi”. Giá có thể đổi theo ngày cho đến khi bạn giữ chỗ; sau đó giữ nguyên. Nếu trang hiện sai giá do lỗi rõ ràng, chúng tôi báo ngay và bạn được chọn tiếp tục theo giá đúng hoặc hủy không mất phí.

## 4. Trách nhiệm của {{name}}

Cung cấp đúng dịch vụ đã xác nhận, thông tin trung thực, hóa đơn hợp lệ, hỗ trợ suốt chuyến đi. Dịch vụ thiếu hoặc kém hạng thì chúng tôi đổi tương đương hoặc hoàn phần chênh lệch.

## 5. Trách nhiệm của bạn

Cung cấp tên và ngày sinh đúng giấy tờ, mang giấy tờ bản gốc, đến đúng giờ, tuân theo hướng dẫn an toàn và bồi thường hư hỏng do mình gây ra. Không mua để bán lại, không dùng công cụ tự động để giữ chỗ hàng loạt.

## 6. Thay đổi, hủy và chấm dứt

Theo [Chính sách hủy và hoàn trả](/page/chinh-sach-huy-va-hoan-tra). Nếu thông tin chúng tôi đưa sai hoặc thiếu khiến bạn quyết định nhầm, bạn có quyền chấm dứt hợp đồng và nhận lại tiền theo Luật Bảo vệ quyền lợi người tiêu dùng.

## 7. Bất khả kháng

Thiên tai, dịch bệnh, cấm biển, chuyến bay bị hủy hay lệnh của cơ quan nhà nước: hai bên ưu tiên dời ngày hoặc bảo lưu giá trị; phần không thực hiện được hoàn lại sau khi trừ chi phí có chứng từ mà nhà cung cấp không trả.

## 8. Nội dung và tài khoản

Bài viết, hình vẽ, nhãn hiệu trên trang thuộc {{name}} hoặc bên cho phép. Bạn giữ kín mật khẩu và chịu trách nhiệm về giao dịch từ tài khoản của mình, trừ khi lỗi thuộc hệ thống.

## 9. Giải quyết tranh chấp

Hai bên thương lượng trước, theo quy trình khiếu nại trong [Quy chế hoạt động](/page/quy-che-hoat-dong). Nếu không thành, tranh chấp được giải quyết tại tòa án có thẩm quyền của Việt Nam theo pháp luật Việt Nam.

## 10. Sửa đổi

Bản sửa được đăng trước ít nhất 7 ngày. Đơn đã đặt áp dụng phiên bản tại thời điểm đặt, lưu cùng hồ sơ đơn hàng.
`,
};
