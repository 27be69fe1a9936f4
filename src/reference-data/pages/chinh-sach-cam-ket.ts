import type { Page } from './page.ts';

export const chinhSachCamKet: Page = {
  slug: 'chinh-sach-cam-ket',
  title: 'Chính sách cam kết',
  excerpt:
    'Những điều {{name}} giữ với mỗi đơn hàng, cách bạn tự kiểm tra, và việc chúng tôi làm khi có sai sót.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `Trang này chỉ ghi những điều hệ thống đang làm thật. Điều nào do con người làm thì ghi rõ ai làm và trong bao lâu.

## Về giá

**Một con số từ đầu đến cuối.** Tổng tiền bạn thấy sau khi chọn ngày và số khách bằng tổng tiền lúc trả. Giá đã hiện được giữ đến giờ ghi cạnh nó; quá giờ ấy mà giá đổi, trang hiện giá mới và hỏi lại bạn, không tự thu thêm. Bạn thấy mình bị tính dư, gọi {{phone}}: khoản dư được hoàn như mọi khoản hoàn khác.

**Giá gạch có thật.** Giá gạch trên thẻ sản phẩm không cao hơn giá thấp nhất của 30 ngày trước đợt ưu đãi. Không có số liệu ấy thì không có giá gạch.

## Về chỗ

**Đã xác nhận là có chỗ.** Trang chỉ bán số phòng, số ghế đang có trong kho, và một chỗ chỉ bán một lần. Tiền đến muộn khi chỗ đã hết, bạn chọn ngày khác, giữ tiền cho chuyến sau hoặc nhận lại đủ; sau 24 giờ không chọn, tiền được hoàn.

**Nơi cung cấp không đón được bạn.** Bạn nhận thư ngay khi ngày ấy được đóng, và chọn một trong ba: dời sang ngày còn chỗ với giá đã trả, giữ tiền cho chuyến sau trong 12 tháng, hoặc nhận lại 100% phần chưa dùng. Sau 72 giờ không chọn, tiền được hoàn. Các lựa chọn này không mất phí.

## Về thông tin

**Không tạo sức ép.** Trang không có dòng “người đang xem”, không có đồng hồ dựng lên. Đồng hồ duy nhất là hạn giữ chỗ của chính bạn.

**Đánh giá không cắt ghép.** Chỉ khách có đặt chỗ đã đi xong mới viết được, trong 90 ngày. Bài không được đăng thì người viết nhận thư ghi lý do và cách phản hồi. Số bài đã nhận, đã đăng và bị từ chối vì lý do gì công bố ở [Quy chế đánh giá](/quy-che-danh-gia).

## Về hỗ trợ

**Yêu cầu nào cũng có mã và có hạn.** Thư gửi qua [Liên hệ](/lien-he), yêu cầu gọi lại và hỏi vé máy bay: trả lời trong {{messageHours}} giờ. Báo giá đoàn: {{groupHours}} giờ. Khiếu nại: {{complaintDays}} ngày. Nhân viên nhận thư báo ngay khi bạn gửi; yêu cầu nào quá hạn được nhắc lại mỗi sáng cho đến khi xong.

**Hoàn tiền có ngày.** Mỗi khoản hoàn ghi ngày tiền về chậm nhất, và trang Chuyến đi hiện từng bước. Quá ngày đó, bạn nhận thư xin lỗi kèm số để gọi, nhân viên cũng nhận thư báo trễ cùng lúc.

## Những điều chúng tôi không hứa

Thời tiết, mùa hoa, biển mây và việc tàu có được rời bến không thuộc quyền của ai. Mức hoàn trong những trường hợp ấy ghi ở [Chính sách hủy và hoàn trả](/page/chinh-sach-huy-va-hoan-tra).

## Khi bạn thấy chúng tôi chưa giữ lời

Gửi qua [Liên hệ](/lien-he), chọn Khiếu nại, ghi mã đặt chỗ và cam kết liên quan. Bạn nhận ngay mã hồ sơ; nhân viên trả lời trong {{complaintDays}} ngày, kèm hướng giải quyết. Cần nói chuyện ngay, bạn gọi {{phone}} trong giờ {{adviceHours}}.
`,
};
