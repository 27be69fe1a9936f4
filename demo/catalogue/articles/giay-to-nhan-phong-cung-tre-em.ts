import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const giayToNhanPhongCungTreEm: DemoArticle = {
  slug: 'giay-to-nhan-phong-cung-tre-em',
  title: 'Giấy tờ khi nhận phòng và đi máy bay cùng trẻ em',
  excerpt:
    'Căn cước, giấy khai sinh, ảnh chụp có được không, đi cùng ông bà thì cần gì thêm. Danh sách ngắn để không phải quay về nhà lấy giấy.',
  category: 'Cẩm nang đặt dịch vụ',
  tags: ['giấy tờ', 'trẻ em', 'nhận phòng', 'máy bay', 'gia đình'],
  author: authors.minhDang,
  publishedAt: '2026-05-29',
  content: `Chuyện thường gặp ở quầy lễ tân: bố mẹ đủ giấy, con thì không. Phần lớn nơi nghỉ vẫn tìm cách giúp, nhưng bạn sẽ mất nửa giờ ngay lúc cả nhà mệt nhất. Chuẩn bị một túi giấy tờ cố định cho mọi chuyến đi là cách giải quyết gọn nhất.

## Vì sao lễ tân hỏi giấy của trẻ

Cơ sở lưu trú phải thông báo việc lưu trú với công an, cho mọi người ngủ lại chứ không chỉ người đứng tên đơn. Họ cần họ tên, ngày sinh, số giấy tờ. Ngày sinh của trẻ còn quyết định cách tính phí ngủ chung và bữa sáng, nên tuổi trên giấy là căn cứ cuối cùng.

## Giấy tờ khi nhận phòng

### Người lớn

Căn cước còn hạn hoặc hộ chiếu. Nhiều nơi nhận căn cước điện tử trên ứng dụng định danh quốc gia, mức 2. Dù vậy, vùng đảo, vùng cao sóng yếu, bạn nên mang bản cứng.

### Trẻ dưới 14 tuổi

Một trong các giấy sau:

- Giấy khai sinh, bản chính hoặc bản sao có chứng thực.
- Thẻ căn cước của trẻ, nếu gia đình đã làm.
- Hộ chiếu của trẻ.

Ảnh chụp giấy khai sinh rõ nét thường đủ để lễ tân nhập thông tin, nhưng đó là sự linh hoạt của nơi nghỉ, không phải quyền của khách. Hỏi trước nếu bạn chỉ có ảnh.

### Từ 14 tuổi

Cần căn cước hoặc hộ chiếu như người lớn.

### Khách nước ngoài

Hộ chiếu và thị thực hoặc dấu nhập cảnh còn hạn cho từng người, kể cả em bé. Nơi nghỉ khai báo tạm trú giúp bạn, bạn chỉ cần đưa giấy ngay lúc nhận phòng.

## Giấy tờ khi bay trong nước

Mỗi hãng có quy định riêng và có thay đổi, bạn xem lại trang của hãng vài ngày trước khi bay. Nguyên tắc chung:

1. Trẻ dưới 14 tuổi: giấy khai sinh hoặc hộ chiếu, căn cước. Tên trên vé phải trùng từng chữ.
2. Trẻ sơ sinh chưa có khai sinh: giấy chứng sinh, và hãng có thể hỏi giấy xác nhận sức khỏe với bé còn rất nhỏ.
3. Trẻ bay một mình: phải mua dịch vụ kèm theo của hãng và điền giấy trước.
4. Em bé dưới 2 tuổi ngồi chung ghế: mỗi người lớn kèm một bé.

Bản chụp trong điện thoại không thay được bản giấy ở quầy thủ tục. Đến sớm 90 đến 120 phút để còn xoay xở nếu thiếu.

## Khi bố mẹ không đi cùng

Ông bà, cô chú đưa trẻ đi chơi nên mang thêm:

- Giấy đồng ý của bố hoặc mẹ, ghi họ tên người đi cùng, ngày, điểm đến, số điện thoại. Bản có xác nhận của nơi cư trú thì yên tâm hơn.
- Bản chụp căn cước của bố mẹ.
- Số điện thoại gọi được ngay khi nhận phòng.

Học sinh đi theo đoàn trường cần danh sách có dấu, do trường gửi cho đơn vị tổ chức.

## Tuổi tính phí

Khi đặt, hệ thống hỏi tuổi của trẻ vào ngày nhận phòng, không phải tuổi hôm nay. Bé sắp sinh nhật thì tính theo ngày đi.

Mỗi nơi chia tuổi khác nhau. Mốc hay gặp ở khách sạn là dưới 6 tuổi ngủ chung miễn phí, 6 đến 11 tuổi phụ thu bữa sáng, từ 12 tuổi tính như người lớn. Du thuyền và tour chia nhỏ hơn. Công viên lại tính theo chiều cao, dưới 1 m thường miễn vé. Đừng lấy mốc của nơi này áp cho nơi kia.

Khai bớt tuổi để được giá thấp ít khi có lợi: phí vẫn thu tại quầy, còn phòng có thể thiếu chỗ ngủ thật cho con.

## Ai được đứng tên nhận phòng

Người nhận phòng thường phải từ 18 tuổi. Nhóm bạn dưới 18 tuổi cần người lớn đứng tên và ở cùng. Nếu bạn đặt hộ người khác, hãy ghi đúng tên người sẽ đến, không ghi tên mình.

## Túi giấy tờ nên có

- Căn cước của bố mẹ, giấy khai sinh bản sao chứng thực của từng bé.
- Thẻ bảo hiểm y tế hoặc ảnh thẻ trong ứng dụng.
- Sổ tiêm của bé nhỏ, đơn thuốc đang dùng.
- Phiếu dịch vụ đã xác nhận, lưu sẵn để xem khi không có mạng.
- Một ảnh chụp tất cả, gửi vào thư của chính bạn.

## Bảo vệ giấy tờ của con

Gửi ảnh giấy khai sinh cho nơi nghỉ qua kênh họ dùng chính thức, xóa khỏi cuộc trò chuyện sau chuyến đi. Khi đặt trên trang này, bạn chỉ cần nhập tuổi của trẻ; giấy tờ được xem tại quầy, chúng tôi không thu ảnh giấy khai sinh ở bước tìm kiếm.

Chuẩn bị một lần, để túi ở ngăn tủ gần cửa. Lần sau chỉ việc cầm đi.`,
  provinces: [],
  places: [],
  products: [],
  scenes: ['road/airport', 'lobby/reception', 'lobby'],
  special: false,
};
