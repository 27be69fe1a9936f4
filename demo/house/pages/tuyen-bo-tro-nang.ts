import type { HousePage } from './page.ts';

export const tuyenBoTroNang: HousePage = {
  slug: 'tuyen-bo-tro-nang',
  title: 'Tuyên bố trợ năng',
  excerpt:
    'Trang này dùng được với bàn phím, trình đọc màn hình và chữ phóng to đến đâu, chỗ nào còn vướng, và gọi ai khi bạn gặp khó.',
  effectiveOn: '2026-11-21',
  version: '1.0',
  content: `Ai cũng nên tự đặt được chuyến đi của mình, kể cả khi nhìn không rõ, không dùng chuột hay chỉ có một tay rảnh. {{legalName}} làm trang này theo mức AA của bộ tiêu chuẩn WCAG 2.2 và theo tinh thần của Luật Người khuyết tật.

## Bạn làm được gì

- **Chỉ dùng bàn phím.** Phím Tab đi qua mọi nút, ô nhập và liên kết; chỗ đang đứng luôn có viền rõ. Liên kết đầu tiên của trang đưa thẳng tới nội dung. Phím Esc đóng hộp đang mở.
- **Dùng trình đọc màn hình.** Tiêu đề xếp theo cấp, hình có lời tả, ô nhập có nhãn, lỗi được đọc lên cùng cách sửa. Giá, số chỗ còn và giờ giữ chỗ đều là chữ, không nằm trong hình.
- **Phóng to chữ.** Phóng tới 200% không mất nội dung; màn hình rộng 320 điểm ảnh không phải kéo ngang.
- **Tắt chuyển động.** Khi máy của bạn đặt chế độ giảm chuyển động, trang bỏ các hiệu ứng trượt và mờ dần.
- **Không cần chạy mã lệnh.** Tìm, xem giá, giữ chỗ và thanh toán vẫn làm được khi trình duyệt tắt JavaScript.
- **Thong thả.** Hạn giữ chỗ ghi rõ bằng giờ trên đồng hồ, không chỉ là số đếm ngược. Cần thêm thời gian, bạn gọi để được giữ tiếp khi còn chỗ.

## Chúng tôi kiểm tra thế nào

Mỗi lần sửa trang, một bộ kiểm tra tự động đi qua các trang chính ở cỡ điện thoại và máy tính, dò các lỗi trợ năng nghiêm trọng; có lỗi thì bản sửa không được đưa lên. Người trong nhóm đi lại các bước đặt chỗ chỉ bằng bàn phím.

## Chỗ còn vướng

- Phiếu dịch vụ dạng PDF chưa gắn thẻ cấu trúc. Nội dung đó có đủ trên trang của chuyến đi, đọc được bằng trình đọc màn hình.
- Trang của cổng thanh toán và ngân hàng nằm ngoài quyền sửa của chúng tôi. Nếu bị kẹt ở đó, bạn chuyển khoản theo số tài khoản ghi bằng chữ, hoặc gọi để được giữ chỗ thêm.
- Quét mã QR cần máy ảnh. Mã đặt chỗ bằng chữ luôn đứng cạnh mã QR và có giá trị như nhau.
- Lời tả hình do biên tập viên viết; hình mới thêm có khi tả còn ngắn.

## Chuyến đi cho người cần hỗ trợ

Bộ lọc khách sạn có mục lối đi cho xe lăn và thang máy. Thông tin này do nơi cung cấp khai, nên trước khi đặt bạn hãy gọi {{phone}}: chúng tôi hỏi lại từng bậc thềm, độ rộng cửa phòng tắm, chỗ đỗ xe, và ghi câu trả lời vào đơn.

## Khi bạn gặp khó

Gọi {{phone}} hoặc viết tới {{email}}, nói trang nào, bạn đang dùng máy và phần mềm gì. Chúng tôi trả lời trong 2 ngày làm việc, và trong lúc chờ sửa thì đặt giúp bạn qua điện thoại với đúng giá trên trang.
`,
};
