import type { HousePage } from './page.ts';

export const gioiThieu: HousePage = {
  slug: 'gioi-thieu',
  title: 'Giới thiệu {{name}}',
  excerpt:
    '{{name}} bán phòng, tour, du thuyền và combo trong nước theo một cách giản dị: nói đúng giá, giữ đúng chỗ, hủy đúng hẹn.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `{{name}} bắt đầu từ một câu hỏi quen: sao đặt một chuyến đi hai ngày lại phải hỏi ba nơi mới biết hết bao nhiêu tiền? Chúng tôi dựng trang này để bạn có câu trả lời ngay trên màn hình, rồi mới quyết định.

## Chúng tôi làm gì

Chúng tôi bán dịch vụ du lịch trong lãnh thổ Việt Nam: phòng khách sạn và nhà nghỉ, tour ghép đoàn và tour riêng, du thuyền trên các vịnh phía bắc, combo trọn gói cùng các dịch vụ đi kèm như vé tham quan, xe, ca nô, team building. Mỗi sản phẩm do một biên tập viên viết từ thông tin nơi cung cấp xác nhận, có ngày cập nhật và tên người cung cấp.

{{name}} là bên bán và chịu trách nhiệm về đơn hàng của bạn. Khi có việc ngoài ý muốn, bạn làm việc với chúng tôi, không phải tự gọi từng khách sạn hay nhà xe.

## Điều chúng tôi giữ

- **Giá thật.** Tổng tiền bạn thấy trên thẻ sản phẩm, trang chi tiết và lúc thanh toán là một con số, đã gồm thuế, phí và phụ thu của ngày đi.
- **Chỗ thật.** Số phòng, số ghế còn lại lấy từ kho đang bán. Hết là ghi hết, kèm những ngày gần nhất còn chỗ.
- **Lời hứa có mốc.** Hạn giữ chỗ, hạn hủy và ngày tiền về tài khoản đều ghi bằng ngày giờ.
- **Đánh giá thật.** Chỉ người đã dùng dịch vụ mới được chấm điểm; lời chê hợp lệ không bị gỡ.

## Đội ngũ

Nhóm sản phẩm đi khảo sát từng tuyến trước khi mở bán. Nhóm điều hành trực {{supportHours}} mỗi ngày, theo dõi các chuyến đang chạy và báo cho bạn khi thời tiết hay lịch tàu thay đổi. Nhóm chăm sóc khách hàng trả lời qua điện thoại, email và Zalo.

## Thông tin doanh nghiệp

- Đơn vị chủ quản: {{legalName}}
- Mã số thuế: {{taxCode}}
- Giấy phép lữ hành: {{lhLicence}}
- Trụ sở: {{address}}
- Điện thoại: {{phone}}
- Email: {{email}}

Bạn có góp ý, xin viết cho chúng tôi ở trang [Liên hệ](/lien-he). Muốn cùng bán sản phẩm, mời bạn xem [Trở thành đối tác](/page/doi-tac). Còn nếu chưa biết đi đâu, [Cẩm nang du lịch](/cam-nang-du-lich) có những bài viết theo mùa để bắt đầu.
`,
};
