import { faqGroup, type HousePage } from './page.ts';

export const chuongTrinhTichLuy: HousePage = {
  slug: 'chuong-trinh-tich-luy',
  title: 'Chương trình tích lũy',
  excerpt: 'Mỗi 10.000 ₫ chi tiêu được 1 điểm sau chuyến đi; điểm trừ thẳng vào đơn kế tiếp.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Chương trình dành cho khách có tài khoản {{name}}. Bạn đi xong chuyến nào, điểm của chuyến đó được cộng, không cần giữ thẻ hay nhớ mã.

## Tích điểm

Cứ 10.000 ₫ thực trả cho dịch vụ đã sử dụng được 1 điểm, làm tròn xuống. Phần vé máy bay, tiền cọc hoàn lại và khoản trả bằng điểm không được tính. Điểm cộng trong 3 ngày sau khi chuyến đi kết thúc.

## Hạng thành viên

| Hạng | Điểm tích trong 12 tháng | Hệ số điểm | Quyền lợi thêm |
|---|---|---|---|
| Lữ khách | Từ 0 | 1 | Nhắc mùa đẹp theo nơi bạn lưu |
| Bạn đường | 1.500 | 1,2 | Ưu tiên hỗ trợ khi đang trên đường |
| Tri kỷ | 4.000 | 1,5 | Một lần đổi ngày không phí mỗi năm, khi nhà cung cấp đồng ý |

Hạng xét lại mỗi quý theo điểm của 12 tháng gần nhất. Lên hạng được áp dụng ngay, xuống hạng báo trước 30 ngày.

## Dùng điểm

- 1 điểm đổi 100 ₫, tối thiểu 200 điểm mỗi lần.
- Điểm trả được tối đa 20% giá trị một đơn.
- Muốn dùng, bạn báo mã đơn cho bộ phận hỗ trợ trong lúc đang giữ chỗ; tổng tiền được trừ trước khi thanh toán.
- Đơn hủy có hoàn tiền thì điểm đã dùng được trả lại theo cùng tỷ lệ.

Ví dụ: một combo 6.000.000 ₫ cho bạn 600 điểm, tương đương 60.000 ₫ cho chuyến sau. Nếu ở hạng Bạn đường, con số đó là 720 điểm.

## Hạn điểm

Điểm có hạn 24 tháng kể từ ngày cộng. Chúng tôi gửi thư nhắc trước khi hết hạn 60 ngày nếu bạn đồng ý nhận tin. Điểm không đổi thành tiền mặt, không chuyển nhượng, trừ trường hợp gộp điểm vợ chồng, cha mẹ và con khi có yêu cầu.

## Thay đổi chương trình

Mọi thay đổi làm giảm quyền lợi được báo trước 60 ngày và không áp dụng cho điểm đã cộng. Nếu chương trình dừng, bạn có ít nhất 6 tháng để dùng hết điểm.

Xem lịch sử điểm hoặc khiếu nại phần chưa cộng, bạn gọi {{phone}} hoặc viết tới {{email}} kèm mã đặt chỗ.
`,
  faqs: faqGroup('Tích lũy', [
    [
      'Tôi đặt không đăng nhập, có được cộng điểm không?',
      'Được. Trong 60 ngày sau chuyến đi, bạn tạo tài khoản bằng đúng email đã đặt rồi báo mã đặt chỗ, điểm sẽ được bổ sung.',
    ],
    ['Đặt cho cả nhóm thì ai nhận điểm?', 'Người đứng tên đặt và thanh toán nhận toàn bộ điểm của đơn.'],
  ]),
};
