import type { HousePage } from './page.ts';

export const quyCheHoatDong: HousePage = {
  slug: 'quy-che-hoat-dong',
  title: 'Quy chế hoạt động',
  excerpt:
    'Trang bán trực tiếp, tiêu chí sắp xếp sản phẩm, kiểm duyệt đánh giá, quy trình và thời hạn giải quyết khiếu nại.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Quy chế này công khai cách trang {{name}} vận hành, theo Luật Thương mại điện tử 122/2025/QH15 và Nghị định 248/2026/NĐ-CP.

## 1. Chủ quản và loại hình

{{legalName}}, mã số thuế {{taxCode}}, trụ sở {{address}}, điện thoại {{phone}}, email {{email}}. Giấy phép lữ hành: {{lhLicence}}. Trang là nền tảng kinh doanh trực tiếp: {{name}} bán dịch vụ do mình tổ chức hoặc mua từ nhà cung cấp, không phải chợ để bên khác tự đăng bán.

## 2. Sản phẩm và điều kiện cung cấp

Trang bán phòng lưu trú, tour, du thuyền, combo và dịch vụ đi kèm trong nước. Từng trang sản phẩm ghi rõ nơi, ngày, độ tuổi, số lượng và giấy tờ cần mang. Hạng sao chỉ ghi khi cơ sở được công nhận hoặc tự công bố, và nói rõ là loại nào.

## 3. Tiêu chí hiển thị

Thứ tự “Đề xuất” dựa trên bốn yếu tố: mức khớp với từ tìm và bộ lọc, lượng đặt gần đây, điểm đánh giá đã xác minh, tình trạng còn chỗ trong ngày bạn chọn. Bạn đổi sang sắp xếp theo giá hoặc điểm bất cứ lúc nào. Hiện không có vị trí nào được tài trợ; nếu có, chúng tôi ghi chữ “Tài trợ” ngay trên thẻ.

## 4. Khuyến mại

Mỗi ưu đãi có thời gian, điều kiện và số lượng. Giá gạch là giá niêm yết của chính ngày đó do nơi cung cấp đưa; chúng tôi không nâng giá lên rồi giảm. Mã giảm giá không quy đổi thành tiền mặt.

## 5. Đánh giá và bình luận

Chỉ đơn hoàn thành mới được đánh giá, trong 90 ngày. Bài được kiểm duyệt trong 2 ngày làm việc. Chúng tôi từ chối nội dung xúc phạm, lộ thông tin cá nhân, quảng cáo hoặc không liên quan, và gửi lý do. Bài chê đúng sự thật được giữ nguyên; nhà cung cấp có quyền trả lời công khai.

## 6. Quy trình giao dịch

Tìm và chọn; xem tổng tiền, điều kiện; rà soát và xác nhận; giữ chỗ; thanh toán; nhận xác nhận và phiếu dịch vụ; sử dụng; đánh giá. Hợp đồng và lịch sử thay đổi lưu trong đơn, tải về được.

## 7. Tiếp nhận và giải quyết khiếu nại

1. Gửi qua biểu mẫu [Liên hệ](/lien-he), email hoặc điện thoại, kèm mã đặt chỗ.
2. Trong 24 giờ, bạn nhận số hồ sơ và tên người phụ trách.
3. Trong 7 ngày làm việc, chúng tôi trả lời bằng văn bản; vụ cần xác minh với nhiều bên không quá 15 ngày làm việc và có báo tiến độ.
4. Chưa đồng ý, bạn yêu cầu xem xét lại một lần hoặc gửi đến cơ quan bảo vệ người tiêu dùng, tổ chức hòa giải, tòa án.

## 8. Quyền và nghĩa vụ

Quyền, nghĩa vụ của hai bên nêu tại [Điều khoản sử dụng](/page/dieu-khoan-su-dung); dữ liệu cá nhân theo [Chính sách bảo mật](/page/chinh-sach-bao-mat); thanh toán và hoàn tiền theo hai trang riêng.

## 9. Nội dung không áp dụng

Trang không giao hàng hóa nên không có chính sách vận chuyển, kiểm hàng, đổi trả hàng. Trang không bán qua phát trực tiếp (livestream).

## 10. Ngừng dịch vụ

Nếu trang tạm dừng hoặc đóng, chúng tôi báo trước 30 ngày, tiếp tục thực hiện các đơn đã xác nhận hoặc hoàn đủ tiền, và giữ kênh hỗ trợ đến khi xong đơn cuối cùng.
`,
};
