import type { Page } from './page.ts';

export const affiliate: Page = {
  slug: 'affiliate',
  title: 'Tiếp thị liên kết',
  excerpt: 'Viết blog, làm video hay quản trị nhóm du lịch: hôm nay bạn hợp tác với {{name}} được đến đâu.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `Bạn viết blog, quay video hay quản trị một nhóm du lịch và muốn giới thiệu chỗ nghỉ, chuyến đi trên {{name}}? Trang này nói thẳng hôm nay có gì và chưa có gì, để bạn không mất công chờ.

## Hôm nay có gì

- **Đường dẫn.** Mọi trang sản phẩm, điểm đến và bài cẩm nang có địa chỉ riêng, mở được không cần đăng nhập. Bạn dẫn liên kết tới bất cứ trang nào, không cần xin phép.
- **Trang so sánh và danh sách.** Khi bạn chọn vài chỗ để so sánh hoặc chia sẻ danh sách đã lưu, địa chỉ của trang mang theo đúng những chỗ ấy. Bạn gửi địa chỉ đó cho người theo dõi.
- **Dữ liệu mở.** Danh mục, giá và lịch còn chỗ đọc được qua [API công khai](/api/docs); cẩm nang có [nguồn RSS](/cam-nang-du-lich/rss.xml).

## Hôm nay chưa có gì

Chưa có chương trình hoa hồng: chưa có mã giới thiệu cho từng người, chưa có bảng kê và chưa có khoản chi trả nào cho lượt giới thiệu. Khi chương trình mở, điều kiện sẽ đăng ở chính trang này, có ngày hiệu lực. Trước ngày đó, ai mời bạn đóng phí hay đặt cọc để làm cộng tác viên của {{name}} đều không phải người của chúng tôi.

## Nói chuyện với chúng tôi

1. Điền biểu mẫu ở cuối trang: đường dẫn kênh, chủ đề, số người theo dõi, điều bạn muốn làm.
2. Bạn nhận ngay một mã yêu cầu. Mã ấy cùng số điện thoại mở được trang xem yêu cầu đang ở bước nào.
3. Bộ phận chăm sóc khách hàng đọc và trả lời trong 72 giờ, qua điện thoại hoặc email bạn để lại.

Cần số liệu cho một bài viết, bạn ghi rõ câu hỏi và hạn bài. Nếu chúng tôi không có con số ấy, câu trả lời sẽ là không có.

## Khi bạn viết về {{name}}

- Giá đổi theo ngày, nên hãy dẫn tới trang thay vì chép giá.
- Đừng hứa ưu đãi mà trang không ghi.
- Đừng lập trang hay tài khoản khiến người khác tưởng là kênh chính thức. Danh sách kênh chính thức ở trang [Kiểm tra kênh chính thức](/kiem-tra-kenh-chinh-thuc).
- Tranh và bài viết trên trang có bản quyền. Muốn dùng lại, bạn hỏi trước qua biểu mẫu.

Viết thư thay cho biểu mẫu cũng được: {{email}}.
`,
};
