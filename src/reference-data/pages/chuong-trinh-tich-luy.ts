import { faqGroup, type Page } from './page.ts';

export const chuongTrinhTichLuy: Page = {
  slug: 'chuong-trinh-tich-luy',
  title: 'Chương trình tích lũy',
  excerpt:
    'Điểm sau mỗi chuyến đi và cách dùng, hạng theo 12 tháng; cùng những cách trả ít hơn khác: ưu đãi, mã giảm giá, tín dụng.',
  effectiveOn: '2026-11-27',
  version: '1.3',
  content: `Chuyến đi nằm trong tài khoản của bạn ở {{name}} có điểm khi kết thúc, và điểm trả bớt cho chuyến sau. Bạn vẫn đặt mà không phải đăng ký: đơn cũ thêm vào tài khoản sau cũng có điểm, khi điểm của chuyến ấy còn hạn.

## Tích điểm

- Cứ {{pointPaid}} đã trả cho một đơn là một điểm; phần lẻ không tính.
- Điểm có sau ngày cuối của chuyến đi, cho đơn nằm trong tài khoản. Đơn cũ, bạn thêm vào ở [Chuyến đi của tôi](/chuyen-di).
- Tiền đã hoàn thì không có điểm. Hoàn sau khi chuyến đi đã có điểm, phần điểm của số tiền ấy được trừ lại.

## Dùng điểm

- Mỗi điểm trừ {{pointWorth}}. Ở bước thanh toán, bạn bấm “Dùng điểm”; số điểm và số tiền giảm hiện thành một dòng của giá.
- Điểm trả nhiều nhất {{pointMost}} giá của mỗi dịch vụ trong đơn, cùng lúc với mã giảm giá và tín dụng.
- Điểm sắp hết hạn được dùng trước. Điểm không đổi thành tiền mặt, không chuyển cho người khác.

## Khi đơn hủy hoặc hoàn

- Đơn hết giờ giữ chỗ hoặc hủy khi chưa trả tiền: mọi điểm của đơn được trả lại.
- Đơn hủy có phí: tiền giữ lại bao nhiêu phần giá thì điểm giữ lại bấy nhiêu phần, còn lại trả về tài khoản khi khoản hoàn được duyệt.
- Dịch vụ không thực hiện được và bạn chọn nhận lại tiền hoặc tín dụng: mọi điểm của dịch vụ ấy được trả lại.
- Điểm trả lại giữ hạn cũ; với đơn đã thanh toán thì còn dùng được ít nhất 30 ngày.
- Tiền tới sau giờ giữ chỗ mà đơn vẫn có chỗ với giá đã báo: điểm của đơn được dùng lại. Khi ấy, cũng như khi trừ lại điểm của tiền đã hoàn, tài khoản thiếu điểm thì điểm tích sau bù vào trước; bạn không phải trả tiền cho phần thiếu.

## Hạn của điểm

Điểm dùng được đến hết tháng, {{pointMonths}} tháng sau tháng của chuyến đi. Trước ngày cuối {{pointNotice}} ngày, một thư báo số điểm và ngày ấy tới email của tài khoản. Xóa tài khoản là bỏ điểm.

## Hạng

Hạng tính theo điểm tích trong 12 tháng vừa qua. Hạng của bạn khi chuyến đi kết thúc cho biết chuyến ấy cộng thêm bao nhiêu điểm.

{{pointTiers}}

## Mời bạn

{{referralTerms}}

- Điểm mời bạn có sau ngày cuối của chuyến ấy, dùng và hết hạn như điểm khác, không tính vào hạng. Chuyến ấy hoàn tiền đến dưới mức ấy thì điểm của cả hai được trừ lại.
- Không tính khi người mời và người được mời là một người (cùng số điện thoại, email hoặc tài khoản nhận tiền hoàn), và khi người được mời đã từng đi với {{name}}.
- Bạn chỉ thấy chữ cái đầu tên của người đã mời và điểm nhận được, không thấy họ đặt gì.

Các con số trên trang này có thể đổi. Điểm đã có vẫn còn nguyên; một điểm trừ bao nhiêu là theo ngày bạn dùng.

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

Câu hỏi về điểm, mã hay tín dụng, bạn gọi {{phone}} hoặc gửi qua [Liên hệ](/lien-he) kèm mã đặt chỗ.
`,
  faqs: faqGroup('Điểm, ưu đãi và tín dụng', [
    [
      'Xem điểm ở đâu?',
      'Ở trang Tài khoản, mục Điểm tích lũy. Sổ điểm ghi từng dòng: điểm từ đâu, dùng vào đơn nào, còn lại bao nhiêu.',
    ],
    [
      'Đặt khi chưa đăng nhập thì có điểm không?',
      'Có, khi bạn thêm đơn vào tài khoản ở Chuyến đi của tôi. Chuyến đã kết thúc thì điểm có ngay khi đơn vào tài khoản.',
    ],
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
