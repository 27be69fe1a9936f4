import type { Page } from './page.ts';

export const quyCheHoatDong: Page = {
  slug: 'quy-che-hoat-dong',
  title: 'Quy chế hoạt động',
  excerpt:
    'Trang bán trực tiếp, tiêu chí sắp xếp sản phẩm, kiểm duyệt đánh giá, quy trình và thời hạn giải quyết khiếu nại.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `Quy chế này công khai cách trang {{name}} vận hành, theo Luật Thương mại điện tử 122/2025/QH15 và Nghị định 248/2026/NĐ-CP.

## 1. Chủ quản và loại hình

{{legalName}}, mã số thuế {{taxCode}}, trụ sở {{address}}, điện thoại {{phone}}, email {{email}}. Giấy phép lữ hành: {{lhLicence}}. Trang là nền tảng kinh doanh trực tiếp: {{name}} bán dịch vụ do mình tổ chức hoặc mua từ nhà cung cấp, không phải chợ để bên khác tự đăng bán.

## 2. Sản phẩm và điều kiện cung cấp

Trang bán phòng lưu trú, tour, du thuyền, combo và dịch vụ đi kèm trong nước. Từng trang sản phẩm ghi rõ nơi, ngày, độ tuổi, số lượng và giấy tờ cần mang. Hạng sao chỉ ghi khi cơ sở được công nhận hoặc tự công bố, và nói rõ là loại nào.

## 3. Tiêu chí hiển thị

Thứ tự “Đề xuất” của danh sách là một điểm số, tính lại mỗi giờ từ ba con số:

- **Lượt đặt** đã thanh toán trong 30 ngày qua: nhiều nhất 500 điểm, đạt mức này từ 30 lượt.
- **Điểm đánh giá** của các bài đang đăng: nhiều nhất 300 điểm. Ít bài thì tính dè dặt, như thể có thêm năm bài chấm 7.
- **Ngày còn chỗ** trong 30 ngày tới, so với số ngày mở bán: nhiều nhất 200 điểm.

Bằng điểm nhau thì theo thứ tự biên tập viên đặt. Khi bạn gõ từ tìm kiếm, mức khớp với từ ấy đứng trước. Mỗi danh sách ghi một dòng nó đang xếp theo gì; bạn đổi sang giá, điểm hoặc tên bất cứ lúc nào.

Trang chủ và các mục ghi “biên tập viên gợi ý” hay “nổi bật” do biên tập viên chọn, không theo lượt đặt. Không vị trí nào trên trang được bán hay tài trợ.

## 4. Khuyến mại

Mỗi ưu đãi có thời gian và điều kiện; mã giảm giá có thêm số lượt. Giá gạch trên thẻ sản phẩm không cao hơn giá thấp nhất của 30 ngày trước đợt ưu đãi. Mã giảm giá không quy đổi thành tiền mặt.

## 5. Đánh giá và bình luận

Chỉ đơn hoàn thành mới được đánh giá, trong 90 ngày. Nhân viên đọc trước khi đăng, bài đến trước đọc trước. Chúng tôi từ chối nội dung xúc phạm, lộ thông tin cá nhân, quảng cáo, trùng lặp, trái luật hoặc không liên quan; người viết nhận thư ghi lý do và cách phản hồi. Điểm thấp hay lời chê không phải lý do từ chối. Nhà cung cấp có quyền trả lời công khai. Số bài bị từ chối, theo từng lý do, ở [Quy chế đánh giá](/quy-che-danh-gia).

## 6. Quy trình giao dịch

Tìm và chọn; xem tổng tiền, điều kiện; rà soát và xác nhận; giữ chỗ; thanh toán; nhận xác nhận và phiếu dịch vụ; sử dụng; đánh giá. Từng dòng tiền, điều kiện hủy và các khoản hoàn xem lại được ở Chuyến đi; phiếu dịch vụ tải về được dạng PDF.

## 7. Tiếp nhận và giải quyết khiếu nại

1. Gửi qua biểu mẫu [Liên hệ](/lien-he), chọn Khiếu nại, kèm mã đặt chỗ. Bạn nhận ngay mã hồ sơ; mã ấy cùng số điện thoại mở được trang xem hồ sơ đang ở bước nào.
2. Nhân viên chăm sóc khách hàng nhận thư báo cùng lúc và trả lời trong {{complaintDays}} ngày. Hồ sơ quá hạn được nhắc lại mỗi sáng cho đến khi xong.
3. Không dùng được biểu mẫu, bạn gọi {{phone}} trong giờ {{adviceHours}} hoặc viết tới {{email}}.
4. Chưa đồng ý với câu trả lời, bạn gửi lại để xem xét lần nữa, hoặc gửi đến cơ quan bảo vệ người tiêu dùng, tổ chức hòa giải, tòa án.

## 8. Quyền và nghĩa vụ

Quyền, nghĩa vụ của hai bên nêu tại [Điều khoản sử dụng](/page/dieu-khoan-su-dung); dữ liệu cá nhân theo [Chính sách bảo mật](/page/chinh-sach-bao-mat); thanh toán và hoàn tiền theo hai trang riêng.

## 9. Nội dung không áp dụng

Trang không giao hàng hóa nên không có chính sách vận chuyển, kiểm hàng, đổi trả hàng. Trang không bán qua phát trực tiếp (livestream).

## 10. Ngừng dịch vụ

Nếu trang tạm dừng hoặc đóng, đơn đã xác nhận vẫn được thực hiện; ngày nào không thực hiện được thì khách của ngày đó nhận lại đủ tiền phần chưa dùng.
`,
};
