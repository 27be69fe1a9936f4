import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const cachDocChinhSachHuy: DemoArticle = {
  slug: 'cach-doc-chinh-sach-huy',
  title: 'Cách đọc chính sách hủy: ba con số quyết định bạn được hoàn bao nhiêu',
  excerpt:
    'Mốc thời gian, phần trăm hoàn và ngày tính mốc. Hiểu ba con số này, bạn biết mức giá nào đáng chọn trước khi thanh toán, kèm ví dụ tính thử.',
  category: 'Cẩm nang đặt dịch vụ',
  tags: ['chính sách hủy', 'hoàn tiền', 'đặt phòng', 'tour', 'du thuyền'],
  author: authors.minhDang,
  publishedAt: '2026-07-10',
  content: `Mười năm làm điều hành, tôi nhận nhiều cuộc gọi bắt đầu bằng câu "em không đọc kỹ chỗ này". Chính sách hủy viết ngắn, nhưng mỗi chữ đều có tiền trong đó. Bài này chỉ cách đọc trong hai phút.

## Ba con số cần tìm

1. **Mốc**: trước ngày sử dụng bao nhiêu ngày. Ngày sử dụng là ngày nhận phòng, ngày khởi hành tour hoặc ngày lên tàu.
2. **Phần trăm**: bạn được hoàn, hay bạn bị trừ. Có nơi viết "phí hủy 30%", có nơi viết "hoàn 70%". Hai câu đó là một.
3. **Giờ chốt**: mốc tính đến mấy giờ. Trên Nẻo Việt, mốc chốt lúc 12:00 trưa theo giờ Việt Nam, và trang thanh toán đổi sẵn thành ngày giờ cụ thể cho đơn của bạn.

## Đọc từng loại

### Linh hoạt

Ngày thường, bạn hủy miễn phí đến 12:00 hai ngày trước khi nhận phòng; hủy trước một ngày hoàn một nửa, muộn hơn thì không hoàn. Giá cao hơn mức tiết kiệm chừng một phần mười. Hợp chuyến công tác, chuyến đi cùng trẻ nhỏ hoặc khi chưa chốt vé máy bay.

### Tiêu chuẩn

Trước bảy ngày hoàn đủ, trước ba ngày hoàn một nửa. Hay gặp ở khu nghỉ biển và combo.

### Không hoàn tiền

Rẻ nhất, đổi lại không hủy, không đổi ngày. Chỉ chọn khi vé đi lại đã chắc và cả nhóm đã đồng ý.

### Tour trọn gói

Mức hoàn giảm theo từng bậc, vì công ty phải giữ xe, phòng và vé trước. Hủy từ 15 ngày trở lên hoàn 90%, từ 10 ngày hoàn 70%, từ 5 ngày hoàn 50%, từ 2 ngày hoàn 25%, sau đó không hoàn. Nếu bận, bạn có thể nhường chỗ cho người khác khi báo tên mới đủ sớm.

### Du thuyền

Ba mốc chính là 15, 8 và 4 ngày, hoàn 90%, 70% và 50%. Riêng trường hợp cảng vụ không cho tàu rời bến thì bảng này không áp dụng: bạn dời ngày, bảo lưu hoặc nhận lại phần chưa dùng.

### Vé tham quan và xe

Vé điện tử đã xuất thường không hoàn. Xe đưa đón hủy trước 12:00 trưa ngày liền trước thì không mất phí.

## Ngày lễ có bảng riêng

Tết, 30/4, 2/9 và các kỳ lễ khác thường dùng bậc chặt hơn. Ví dụ, phòng theo mức Tiêu chuẩn ngày thường hoàn đủ khi báo trước bảy ngày, còn dịp lễ phải báo trước 21 ngày. Chỉ cần ngày sử dụng nằm trong kỳ lễ là bảng lễ có hiệu lực, nên hãy nhìn kỹ nếu chuyến đi vắt qua mép kỳ nghỉ.

## Tính thử

Bạn đặt combo theo mức Tiêu chuẩn, tổng 6.000.000 đồng, nhận phòng thứ Sáu 18/12.

- Hủy lúc 9:00 ngày 11/12: còn trước mốc 12:00 của ngày thứ bảy, hoàn 6.000.000 đồng.
- Hủy lúc 15:00 ngày 11/12: đã qua mốc, rơi vào bậc sau, hoàn 3.000.000 đồng.
- Hủy ngày 16/12: dưới ba ngày, không hoàn.

Sáu giờ đồng hồ đáng giá ba triệu. Vì thế nếu đang phân vân, hãy đặt nhắc trước mốc một ngày.

## Những chữ hay bị bỏ qua

- **Không đến** được tính như hủy trong ngày. Đến muộn thì chỉ cần nhắn chỗ nghỉ để họ giữ phòng.
- **Trả phòng sớm** thường không hoàn đêm còn lại.
- **Đổi ngày** không giống hủy: nhiều nơi cho đổi một lần nếu còn chỗ, bạn trả phần chênh giá.
- **Đặt cọc**: hoàn theo tổng giá trị đơn, không phải theo số tiền đã cọc. Hỏi lại khi cọc 30% mà phí hủy 50%.
- **Mã giảm giá**: khi hủy, mã có được trả lại hay không là điều khoản của từng chương trình.

## Khi nào được ngoại lệ

Bão, lệnh cấm biển, chuyến bay bị hãng hủy, dịch bệnh hoặc quyết định của cơ quan nhà nước là những tình huống hai bên ưu tiên đổi lịch hoặc bảo lưu. Khoản đối tác đã chi không thu lại được phải có chứng từ. Ốm đau cá nhân không tự động là bất khả kháng, nhưng giấy của bệnh viện giúp chúng tôi thương lượng với nơi cung cấp.

## Hoàn về đâu, bao lâu

Tiền trở về đúng cách bạn đã thanh toán, thường trong 7 đến 15 ngày làm việc, thẻ quốc tế có thể 15 đến 45 ngày tùy ngân hàng. Không ai cần mã OTP hay yêu cầu bạn chuyển thêm tiền để "kích hoạt hoàn". Gặp lời đề nghị như vậy, bạn gọi lại số trên trang liên hệ.

## Danh sách trước khi bấm thanh toán

1. Ngày sử dụng có nằm trong kỳ lễ không.
2. Mốc hoàn đủ là ngày giờ nào, đã đặt nhắc chưa.
3. Chênh giữa giá linh hoạt và giá không hoàn là bao nhiêu, có đáng không.
4. Cả nhóm đã chắc lịch chưa.
5. Vé đi lại có cùng mức linh hoạt với phòng không.

Chọn giá rẻ không sai. Chỉ nên chọn khi bạn biết rõ mình đã đổi điều gì lấy phần rẻ ấy.`,
  provinces: [],
  places: [],
  products: [],
  scenes: ['lobby/reception', 'lobby', 'hotel-room'],
  special: false,
};
