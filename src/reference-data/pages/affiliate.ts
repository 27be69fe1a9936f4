import type { Page } from './page.ts';

export const affiliate: Page = {
  slug: 'affiliate',
  title: 'Tiếp thị liên kết',
  excerpt:
    'Viết blog, làm video hay quản trị nhóm du lịch: dẫn khách tới {{name}} bằng liên kết của bạn và nhận hoa hồng.',
  effectiveOn: '2026-11-26',
  version: '2.0',
  content: `Bạn viết blog, quay video hay quản trị một nhóm du lịch và muốn giới thiệu chỗ nghỉ, chuyến đi trên {{name}}? Cộng tác viên có mã riêng, dẫn khách bằng liên kết và nhận hoa hồng khi khách đi xong. Tham gia không mất phí, không đặt cọc.

## Cách làm

1. **Gửi lời giới thiệu kênh.** Điền biểu mẫu ở cuối trang: đường dẫn kênh, chủ đề, số người theo dõi.
2. **Nhận trả lời.** Bạn nhận ngay một mã yêu cầu. Bộ phận chăm sóc khách hàng đọc và trả lời trong {{partnerHours}} giờ, qua điện thoại hoặc email bạn để lại.
3. **Nhận mã.** Thư báo mã, mức hoa hồng có trong tài khoản của bạn: đăng nhập bằng đúng email đã cho, rồi mở mục Tiếp thị liên kết.
4. **Dẫn liên kết.** Thêm **?ctv=MÃ** vào sau địa chỉ của bất cứ trang nào, hoặc tạo liên kết ngay trong tài khoản.

## Khi nào tính cho bạn

- Khách bấm liên kết rồi đặt trên trang trong số ngày ghi ở mã của bạn, thường là 30 ngày. Khách bấm liên kết của nhiều người thì lần bấm cuối được tính.
- Đặt chỗ của chính bạn không tính: cùng email, số điện thoại, tài khoản hay tài khoản ngân hàng nhận tiền hoàn.
- Đặt qua nhân viên, qua API của đối tác hay mua phiếu quà tặng thì không tính.

## Hoa hồng

- Hoa hồng là phần trăm của số khách trả cho dịch vụ, sau mã giảm giá và điểm; mỗi loại dịch vụ một mức, làm tròn xuống đến đồng.
- Hoa hồng được tính khi khách đi xong. Khách hủy thì không có; khách được hoàn một phần thì hoa hồng giảm theo phần ấy, kể cả khi hoàn sau chuyến đi.
- Đổi mức hoa hồng thì chỉ áp dụng cho đặt chỗ từ lúc đổi. Đặt chỗ đã có giữ mức lúc đặt.

## Bảng kê và tiền trả

- Hết tháng, kế toán chốt bảng kê và gửi thư báo kèm hạn trả. Bảng kê đã chốt không đổi nữa; khoản phải sửa nằm ở bảng kê sau.
- Tiền chuyển về tài khoản ngân hàng bạn cho biết. Thuế thu nhập cá nhân khấu trừ theo luật, nếu có, ghi rõ ở từng lần trả.
- Trang của bạn cho thấy lượt bấm, đặt chỗ, hoa hồng theo trạng thái và từng lần trả; không có tên, số điện thoại hay mã đặt chỗ của khách.

## Khi bạn viết về {{name}}

- Nói rõ với người đọc rằng liên kết có hoa hồng.
- Giá đổi theo ngày, nên hãy dẫn tới trang thay vì chép giá.
- Đừng hứa ưu đãi mà trang không ghi.
- Đừng lập trang hay tài khoản khiến người khác tưởng là kênh chính thức. Danh sách kênh chính thức ở trang [Kiểm tra kênh chính thức](/kiem-tra-kenh-chinh-thuc).
- Tranh và bài viết trên trang có bản quyền. Muốn dùng lại, bạn hỏi trước qua biểu mẫu.

Chúng tôi tạm dừng mã của ai làm trái những điều này; đặt chỗ đã có trước đó vẫn được trả. Ai mời bạn đóng phí hay đặt cọc để làm cộng tác viên của {{name}} đều không phải người của chúng tôi.

Không cần hoa hồng? Mọi trang vẫn mở được không cần đăng nhập, và danh mục, giá, lịch còn chỗ đọc được qua [API công khai](/api/docs). Viết thư thay cho biểu mẫu cũng được: {{email}}.
`,
};
