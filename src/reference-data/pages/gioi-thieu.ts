import type { Page } from './page.ts';

export const gioiThieu: Page = {
  slug: 'gioi-thieu',
  title: 'Giới thiệu {{name}}',
  excerpt:
    '{{name}} bán phòng, tour, du thuyền và combo trong nước theo một cách giản dị: nói đúng giá, giữ đúng chỗ, hủy theo mốc đã ghi.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `{{name}} bắt đầu từ một câu hỏi quen: sao đặt một chuyến đi hai ngày lại phải hỏi ba nơi mới biết hết bao nhiêu tiền? Chúng tôi dựng trang này để bạn có câu trả lời ngay trên màn hình, rồi mới quyết định.

## Chúng tôi làm gì

Chúng tôi bán dịch vụ du lịch trong lãnh thổ Việt Nam: phòng khách sạn và nhà nghỉ, tour ghép đoàn và tour riêng, du thuyền trên các vịnh phía bắc, combo trọn gói cùng các dịch vụ đi kèm như vé tham quan, xe, ca nô, team building. Trang của mỗi sản phẩm ghi tên nơi cung cấp, những gì đã gồm và chưa gồm, và điều kiện hủy.

{{name}} là bên bán và chịu trách nhiệm về đơn hàng của bạn. Khi có việc ngoài ý muốn, bạn làm việc với chúng tôi, không phải tự gọi từng khách sạn hay nhà xe.

## Điều chúng tôi giữ

- **Giá thật.** Chọn ngày và số khách, bạn thấy từng dòng tiền và tổng cộng, đã gồm thuế, phí và phụ thu bắt buộc của ngày đó. Giữ chỗ rồi thì giá ấy không đổi.
- **Chỗ thật.** Số phòng, số ghế lấy từ kho đang bán, và một chỗ chỉ bán một lần. Hết chỗ, trang gợi ý những ngày gần nhất còn chỗ.
- **Mốc rõ ràng.** Hạn giữ chỗ, hạn hủy và ngày tiền về chậm nhất đều ghi bằng ngày hoặc giờ.
- **Đánh giá có gốc.** Thư mời đánh giá chỉ gửi tới khách đã đi xong; điểm thấp hay lời chê không phải lý do từ chối. Cách kiểm duyệt ghi ở [Quy chế đánh giá](/quy-che-danh-gia).

## Khi nào có người trả lời

- Điện thoại tư vấn và góp ý: {{adviceHours}} mỗi ngày.
- Thư và yêu cầu gửi trên trang: {{supportHours}} mỗi ngày.
- Chat Facebook: {{chatHours}} mỗi ngày.
- Quầy tại trụ sở: {{officeHours}} mỗi ngày.

Khi một ngày đi phải dừng vì thời tiết, bến cảng hay nhà cung cấp, mọi khách của ngày đó nhận thư ngay khi ngày được đóng trên hệ thống, kèm các lựa chọn và hạn chọn.

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
