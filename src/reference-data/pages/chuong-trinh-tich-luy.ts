import { faqGroup, type Page } from './page.ts';

export const chuongTrinhTichLuy: Page = {
  slug: 'chuong-trinh-tich-luy',
  title: 'Chương trình tích lũy',
  excerpt:
    'Hiện chưa có điểm thưởng. Đây là những cách trả ít hơn đang có thật: ưu đãi, mã giảm giá và tín dụng.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `{{name}} hiện chưa có điểm thưởng, hạng thành viên hay tài khoản khách hàng. Bạn đặt mà không phải đăng ký, và không có khoản nào bị mất vì chưa đăng ký. Dưới đây là những cách trả ít hơn đang có, mỗi cách kèm đúng điều kiện của nó.

## Ưu đãi trên trang sản phẩm

Một số sản phẩm có ưu đãi theo ngày: đặt sớm, ở nhiều đêm, đợt giảm giá có hạn. Ưu đãi hiện thành một dòng riêng trong phần chi tiết giá, ghi số tiền được trừ. Giá gạch trên thẻ sản phẩm không cao hơn giá thấp nhất của 30 ngày trước đợt ưu đãi.

## Mã giảm giá

Mã được gõ ở giỏ hàng. Mỗi mã có thời gian, số lượt, mức giảm và điều kiện về loại dịch vụ hoặc giá trị đơn; nhiều mã chỉ dùng một lần cho một số điện thoại. Mã không hợp thì trang nói lý do ngay tại ô nhập. Lượt của mã được trả lại khi đơn hết giờ giữ chỗ mà chưa thanh toán.

Mã giảm giá không đổi thành tiền mặt. Đơn hủy có hoàn thì số hoàn tính trên số tiền bạn đã trả.

## Tín dụng

Khi dịch vụ đã xác nhận không thực hiện được vì thời tiết hay nhà cung cấp, bạn có thể chọn giữ tiền cho chuyến sau thay vì nhận lại. Khi ấy:

- Bạn nhận một mã tín dụng đúng bằng số tiền của phần không thực hiện được.
- Mã dùng được trong 12 tháng, gõ ở bước thanh toán.
- Dùng từng phần được; phần còn lại vẫn ở trong mã.
- Mã chỉ dùng với số điện thoại hoặc email của đơn gốc.
- Đơn trả bằng tín dụng mà hủy có hoàn thì phần tín dụng quay về thành tín dụng.

## Mua combo trước, chọn ngày sau

Combo có ghi “mua trước, chọn ngày sau” cho bạn một mã dùng đến ngày ghi trên phiếu. Khi chọn ngày, số đã trả được trừ vào giá của ngày đó; ngày đắt hơn thì bạn trả thêm phần chênh.

## Nếu sau này có điểm

Điều kiện sẽ đăng ở trang này, có ngày hiệu lực, trước khi chương trình chạy. Muốn nhận tin khi có, bạn đăng ký [bản tin](/ban-tin). Câu hỏi về mã hay tín dụng, bạn gọi {{phone}} hoặc gửi qua [Liên hệ](/lien-he) kèm mã đặt chỗ.
`,
  faqs: faqGroup('Ưu đãi và tín dụng', [
    [
      'Dùng hai mã giảm giá trong một đơn được không?',
      'Không, mỗi đơn dùng một mã giảm giá. Mã tín dụng là tiền của bạn, gõ ở bước thanh toán.',
    ],
    [
      'Quên mã tín dụng thì tìm ở đâu?',
      'Mã nằm trong thư báo đã giữ tiền cho chuyến sau, và ở trang của đặt chỗ cũ trong Chuyến đi của tôi.',
    ],
  ]),
};
