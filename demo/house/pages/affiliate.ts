import type { HousePage } from './page.ts';

export const affiliate: HousePage = {
  slug: 'affiliate',
  title: 'Tiếp thị liên kết',
  excerpt: 'Giới thiệu {{name}} trên blog, kênh video hay nhóm du lịch và nhận hoa hồng cho đơn hoàn thành.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Bạn viết blog, quay video hay quản trị một nhóm du lịch? Chương trình tiếp thị liên kết trả hoa hồng cho những đơn hàng đến từ lời giới thiệu thật của bạn.

## Cách hoạt động

1. Đăng ký qua [Liên hệ](/lien-he), chọn mục Đối tác, gửi đường dẫn kênh và vài dòng về người xem của bạn.
2. Được duyệt, bạn nhận một mã giới thiệu riêng, ví dụ TENBAN10.
3. Người theo dõi nhập mã ở bước thanh toán. Họ được ưu đãi ghi cùng mã, còn đơn được ghi cho bạn.

Chúng tôi ghi nhận bằng mã, không gắn trình theo dõi lên thiết bị của người đọc.

## Mức hoa hồng

| Nhóm dịch vụ | Hoa hồng trên giá trị đơn |
|---|---|
| Combo | 4% |
| Khách sạn | 4% |
| Tour trong nước | 3% |
| Du thuyền | 3% |
| Vé tham quan, xe, dịch vụ khác | 2% |

Phần vé máy bay trong combo không tính hoa hồng. Giá trị đơn là số tiền khách trả sau khi trừ mã giảm giá.

## Ghi nhận và thanh toán

- Đơn được tính khi khách đã sử dụng xong dịch vụ. Đơn hủy hoặc hoàn toàn phần thì không tính, hoàn một phần thì tính theo phần còn lại.
- Bảng kê gửi ngày 5 hằng tháng, bạn phản hồi trong 5 ngày.
- Thanh toán trước ngày 20, khi số dư từ 500.000 ₫; chưa đủ thì cộng dồn.
- Thu nhập cá nhân được khấu trừ thuế theo quy định, có chứng từ.

## Quy tắc chung

- Ghi rõ trên bài là nội dung có mã giới thiệu.
- Không chạy quảng cáo bằng tên {{name}}, không lập trang hay tài khoản khiến người khác tưởng là kênh chính thức.
- Không gửi tin hàng loạt cho người chưa đồng ý nhận.
- Không hứa giá hay ưu đãi mà trang không có.
- Không dùng mã cho đơn của chính mình.

Vi phạm lần đầu được nhắc và sửa trong 3 ngày; tái phạm thì mã bị khóa, hoa hồng của các đơn vi phạm không được trả.

## Tài nguyên cho bạn

Người tham gia được dùng tranh điểm đến, mô tả sản phẩm và bảng giá theo mùa khi dẫn nguồn. Cần số liệu cho một bài viết cụ thể, bạn gửi yêu cầu tới {{email}}, chúng tôi trả lời trong 2 ngày làm việc.
`,
};
