import type { Page } from './page.ts';

export const tuyenBoTroNang: Page = {
  slug: 'tuyen-bo-tro-nang',
  title: 'Tuyên bố trợ năng',
  excerpt:
    'Trang này dùng được với bàn phím, trình đọc màn hình và chữ phóng to đến đâu, chỗ nào còn vướng, và gọi ai khi bạn gặp khó.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `Ai cũng nên tự đặt được chuyến đi của mình, kể cả khi nhìn không rõ, không dùng chuột hay chỉ có một tay rảnh. {{legalName}} lấy mức AA của bộ tiêu chuẩn WCAG 2.2 làm đích. Trang này ghi những gì đã đo được, và những gì chưa.

## Bạn làm được gì

- **Chỉ dùng bàn phím.** Phím Tab đi qua mọi nút, ô nhập và liên kết; chỗ đang đứng luôn có viền rõ. Liên kết đầu tiên của trang đưa thẳng tới nội dung. Phím Esc đóng hộp đang mở.
- **Dùng trình đọc màn hình.** Tiêu đề xếp theo cấp, hình có lời tả, ô nhập có nhãn, lỗi được đọc lên cùng cách sửa. Giá, số chỗ còn và giờ giữ chỗ đều là chữ, không nằm trong hình.
- **Phóng to chữ.** Phóng tới 200% không mất nội dung; màn hình rộng 320 điểm ảnh không phải kéo ngang.
- **Tắt chuyển động.** Khi máy của bạn đặt chế độ giảm chuyển động, trang bỏ các hiệu ứng trượt và mờ dần.
- **Không cần chạy mã lệnh.** Tìm, xem giá, giữ chỗ và thanh toán vẫn làm được khi trình duyệt tắt JavaScript.
- **Thong thả.** Hạn giữ chỗ ghi rõ bằng giờ trên đồng hồ, không chỉ là số đếm ngược. Hết giờ mà chưa kịp trả, bạn không mất tiền và đặt lại được khi còn chỗ.

## Chúng tôi kiểm tra thế nào

Mỗi lần sửa trang, một bộ kiểm tra tự động (axe) đi qua trang chủ, các danh sách, một trang của mỗi loại sản phẩm, trang đặt chỗ, thanh toán và chuyến đi, ở cỡ điện thoại và máy tính. Bộ kiểm tra ấy cũng đặt một vé và lọc một danh sách chỉ bằng bàn phím, và đặt chỗ khi tắt JavaScript. Có lỗi thì bản sửa không được đưa lên. Máy chỉ dò được một phần các tiêu chí; chưa có bên ngoài nào đánh giá trang này.

## Chỗ còn vướng

- Phiếu dịch vụ dạng PDF chưa gắn thẻ cấu trúc. Nội dung đó có đủ trên trang của chuyến đi, đọc được bằng trình đọc màn hình.
- Trang của cổng thanh toán và ngân hàng nằm ngoài quyền sửa của chúng tôi. Nếu bị kẹt ở đó, bạn chuyển khoản theo số tài khoản ghi bằng chữ, hoặc chọn trả tại quầy.
- Quét mã QR cần máy ảnh. Mã phiếu bằng chữ đứng cạnh mã QR, nhân viên ở cổng kiểm tra được bằng cách gõ mã.
- Lời tả hình do biên tập viên viết; hình mới thêm có khi tả còn ngắn.

## Chuyến đi cho người cần hỗ trợ

Bộ lọc khách sạn có mục lối đi cho xe lăn và thang máy. Thông tin này do nơi cung cấp khai. Cần biết từng bậc thềm, độ rộng cửa phòng tắm hay chỗ đỗ xe, bạn hỏi trước khi đặt qua {{phone}} hoặc trang [Liên hệ](/lien-he), và ghi nhu cầu vào ô Yêu cầu thêm để dòng ấy in trên phiếu.

## Khi bạn gặp khó

Gửi qua trang [Liên hệ](/lien-he), chọn Góp ý, hoặc gọi {{phone}} trong giờ {{adviceHours}}: nói trang nào, bạn đang dùng máy và phần mềm gì. Góp ý được trả lời trong {{complaintDays}} ngày.
`,
};
