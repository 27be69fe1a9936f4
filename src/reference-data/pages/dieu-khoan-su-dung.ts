import type { Page } from './page.ts';

export const dieuKhoanSuDung: Page = {
  slug: 'dieu-khoan-su-dung',
  title: 'Điều khoản sử dụng',
  excerpt:
    'Các điều kiện giao dịch chung giữa bạn và {{name}}: cách đặt, giá, giữ chỗ, quyền và nghĩa vụ, trường hợp bất khả kháng.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `Khi đặt dịch vụ trên {{name}}, bạn ký hợp đồng điện tử với {{legalName}}, mã số thuế {{taxCode}}. Điều khoản dưới đây là phần chung; điều kiện riêng của từng sản phẩm ghi trên trang sản phẩm và trong đơn của bạn.

## 1. Ai được đặt

Bạn từ 18 tuổi trở lên và có năng lực hành vi dân sự. Người dưới 18 tuổi đi cùng người lớn hoặc có văn bản đồng ý của người giám hộ. Dịch vụ cung cấp trong lãnh thổ Việt Nam, số lượng theo kho đang mở bán.

## 2. Hợp đồng được lập thế nào

1. Bạn chọn ngày, số người, dịch vụ; trang hiện từng dòng tiền và điều kiện hủy.
2. Bạn xem lại, sửa nếu cần rồi bấm thanh toán; bấm nút ấy là đồng ý với các điều khoản này.
3. Hệ thống giữ chỗ đến giờ ghi trên màn hình.
4. Bạn thanh toán. Hợp đồng có hiệu lực khi chúng tôi gửi xác nhận qua email; từng dòng tiền, điều kiện hủy và phiếu dịch vụ xem lại được trong mục [Chuyến đi](/chuyen-di).

Dịch vụ được xác nhận sau khi trả tiền thì trang ghi trước khi bạn đặt, và thư ghi nhà cung cấp xác nhận trước mấy giờ. Dịch vụ phải hỏi còn chỗ thì bạn chưa trả tiền: có câu trả lời, chúng tôi giữ chỗ và gửi thư mời thanh toán; không còn chỗ hoặc quá hạn trả lời, yêu cầu khép lại và bạn không mất gì.

## 3. Giá

Giá niêm yết bằng đồng Việt Nam, đã gồm thuế giá trị gia tăng và phí bắt buộc, trừ khoản ghi rõ “thanh toán tại nơi”. Giá có thể đổi theo ngày cho đến khi bạn giữ chỗ, sau đó giữ nguyên; giá hiện ở bước đặt chỗ được giữ đến giờ ghi cạnh nó.

## 4. Trách nhiệm của {{name}}

Cung cấp đúng dịch vụ đã xác nhận, thông tin trung thực, hóa đơn hợp lệ. Dịch vụ thiếu hoặc kém hạng, bạn gửi khiếu nại kèm mã đặt chỗ; phần chênh lệch được hoàn như mọi khoản hoàn khác.

## 5. Trách nhiệm của bạn

Cung cấp tên và ngày sinh đúng giấy tờ, mang giấy tờ bản gốc, đến đúng giờ, tuân theo hướng dẫn an toàn và bồi thường hư hỏng do mình gây ra. Không mua để bán lại, không dùng công cụ tự động để giữ chỗ hàng loạt.

## 6. Thay đổi, hủy và chấm dứt

Theo [Chính sách hủy và hoàn trả](/page/chinh-sach-huy-va-hoan-tra). Nếu thông tin chúng tôi đưa sai hoặc thiếu khiến bạn quyết định nhầm, bạn có quyền chấm dứt hợp đồng và nhận lại tiền theo Luật Bảo vệ quyền lợi người tiêu dùng.

## 7. Bất khả kháng

Thiên tai, dịch bệnh, cấm biển hay lệnh của cơ quan nhà nước khiến dịch vụ không thực hiện được: bạn chọn dời ngày, giữ tiền cho chuyến sau hoặc nhận lại phần chưa dùng, như ghi ở chính sách trên.

## 8. Nội dung

Bài viết, hình vẽ, nhãn hiệu trên trang thuộc {{name}} hoặc bên cho phép. Đơn mở được khi không có tài khoản: mã đặt chỗ cùng số điện thoại mở bản rút gọn của đơn, còn tiền và giấy tờ cần thêm mã gửi tới email của bạn. Bạn đừng đưa các mã ấy cho người không đi cùng.

## 9. Giải quyết tranh chấp

Hai bên thương lượng trước, theo quy trình khiếu nại trong [Quy chế hoạt động](/page/quy-che-hoat-dong). Nếu không thành, tranh chấp được giải quyết tại tòa án có thẩm quyền của Việt Nam theo pháp luật Việt Nam.

## 10. Sửa đổi

Mỗi bản ghi ngày hiệu lực và số phiên bản ở đầu trang. Giá và điều kiện hủy của đơn đã đặt được lưu theo đơn, về sau trang có đổi cũng không ảnh hưởng.
`,
};
