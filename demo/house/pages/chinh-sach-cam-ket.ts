import type { HousePage } from './page.ts';

export const chinhSachCamKet: HousePage = {
  slug: 'chinh-sach-cam-ket',
  title: 'Chính sách cam kết',
  excerpt: 'Tám điều {{name}} giữ với mỗi đơn hàng, và việc chúng tôi làm khi không giữ được.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Cam kết chỉ có nghĩa khi kèm cách đo và phần bù. Vì vậy mỗi mục dưới đây đều nói rõ nếu chúng tôi làm chưa đúng thì bạn được gì.

## Về giá

**Một con số từ đầu đến cuối.** Tổng tiền trên trang chi tiết bằng tổng tiền lúc trả, với cùng ngày và cùng số người. Nếu hệ thống tính dư, chúng tôi hoàn phần dư ngay trong ngày làm việc.

**Giá gạch có thật.** Giá cũ là giá niêm yết của chính ngày đó, không phải con số dựng lên để giảm. Lịch giá trên mỗi trang cho bạn tự so từng ngày.

## Về chỗ

**Đã thanh toán là có chỗ.** Kho chỉ bán số phòng, số ghế nhà cung cấp giao. Nếu vì bất kỳ lý do nào nơi cung cấp không đón được bạn, chúng tôi tìm chỗ cùng hạng hoặc cao hơn trong cùng khu vực và trả phần chênh. Bạn không muốn đổi thì nhận lại 100% tiền.

**Giữ phòng khi đến muộn.** Phòng trả trước được giữ đến giờ trả phòng của đêm đầu tiên. Bạn chỉ cần báo giờ đến trong mục Chuyến đi để lễ tân chờ.

## Về thông tin

**Không tạo sức ép.** Trang không có đồng hồ đếm ngược dựng lên, không có dòng người đang xem. Đồng hồ duy nhất là hạn giữ chỗ của chính bạn.

**Đánh giá không cắt ghép.** Chỉ khách có đơn hoàn thành mới viết được, trong vòng 90 ngày. Bài bị từ chối đều được báo lý do.

## Về hỗ trợ

**Có người trả lời.** Điện thoại và Zalo trong giờ {{supportHours}}; khách đang trên đường được ưu tiên. Email phản hồi trong một ngày làm việc.

**Hoàn tiền đúng hẹn.** Lệnh hoàn được gửi đi trong một ngày làm việc kể từ khi hai bên chốt số tiền. Trang đơn hàng hiện từng bước và ngày dự kiến tiền về. Quá ngày đó, chúng tôi tự liên hệ ngân hàng và báo bạn, bạn không phải gọi hỏi.

## Những điều chúng tôi không hứa

Thời tiết, mùa hoa, biển mây và việc tàu có được rời bến không thuộc quyền của ai. Chúng tôi hứa báo sớm, đưa lựa chọn rõ ràng và không giữ tiền của phần dịch vụ bạn chưa dùng, theo [Chính sách hủy và hoàn trả](/page/chinh-sach-huy-va-hoan-tra).

## Khi bạn thấy chúng tôi chưa giữ lời

Gọi {{phone}} hoặc viết về {{email}}, ghi mã đặt chỗ và cam kết liên quan. Một người phụ trách sẽ nhận việc và trả lời bạn trong 24 giờ, kèm hướng giải quyết.
`,
};
