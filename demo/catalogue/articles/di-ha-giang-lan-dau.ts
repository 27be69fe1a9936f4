import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const diHaGiangLanDau: DemoArticle = {
  slug: 'di-ha-giang-lan-dau',
  title: 'Đi Hà Giang lần đầu: cung đường, xe cộ và những điều nên biết trước',
  excerpt:
    'Bốn ngày cho một vòng cao nguyên đá, nên tự lái hay ngồi sau, ngủ ở đâu, mùa nào có tam giác mạch và vì sao đừng vội ở Mã Pí Lèng.',
  category: 'Kinh nghiệm',
  tags: ['Hà Giang', 'Đồng Văn', 'Mã Pí Lèng', 'xe máy', 'tam giác mạch'],
  author: authors.thaoChi,
  publishedAt: '2026-09-04',
  content: `Từ tháng 7/2025, Hà Giang nhập với Tuyên Quang và mang tên tỉnh Tuyên Quang. Con đường lên cao nguyên đá thì vẫn thế: quốc lộ 4C, những khúc cua tay áo, và gió. Nếu đây là lần đầu bạn đi, bài này giúp bạn tránh vài lỗi mà tôi từng mắc.

## Cần bao nhiêu ngày

Từ Hà Nội lên phố Hà Giang mất 6 đến 7 giờ xe. Riêng đi và về đã gần hai buổi, nên lịch ba ngày chỉ vừa đủ nếu bạn chịu ngồi xe nhiều. Bốn ngày là con số dễ chịu.

- **Đêm 0**: xe giường nằm từ Hà Nội, đến phố Hà Giang rạng sáng.
- **Ngày 1**: dốc Bắc Sum, cổng trời và núi đôi Quản Bạ, rừng thông Yên Minh. Ngủ Yên Minh hoặc Đồng Văn.
- **Ngày 2**: Sà Phìn với dinh thự họ Vương, cột cờ Lũng Cú, bản Lô Lô Chải. Ngủ Đồng Văn.
- **Ngày 3**: đèo Mã Pí Lèng, xuống thuyền trên sông Nho Quế qua hẻm Tu Sản. Ngủ Mèo Vạc hoặc Du Già.
- **Ngày 4**: về phố Hà Giang, chiều lên xe về Hà Nội.

## Tự lái, ngồi sau hay đi ô tô

### Tự lái xe máy

Chỉ nên nếu bạn đã quen xe số và đường đèo. Bạn cần giấy phép lái xe phù hợp với dung tích xe, mũ bảo hiểm đạt chuẩn và bảo hiểm còn hạn. Xe côn tay hay cào cào ở Hà Giang thuê khoảng 350.000–700.000 đồng một ngày, xe số rẻ hơn (tham khảo). Kiểm tra phanh, lốp, đèn trước khi nhận và chụp ảnh xe.

### Ngồi sau xe có người lái

Người lái là dân địa phương, biết khúc nào gió, quán nào ăn được. Bạn rảnh tay ngắm cảnh. Với người đi một mình hoặc chưa vững tay lái, đây là lựa chọn tôi khuyên trước tiên.

### Ô tô

Hợp gia đình, người lớn tuổi và mùa mưa rét. Xe nhỏ 7 chỗ linh hoạt hơn xe lớn ở các đoạn hẹp. Ai hay say nên uống thuốc trước khi rời phố Hà Giang nửa giờ.

## Mùa nào đi

- **Tháng 1 đến tháng 3**: đào, mận trắng triền núi, trời rét và mù.
- **Tháng 5 và tháng 6**: nước đổ ở Hoàng Su Phì, nắng gắt và có mưa rào.
- **Tháng 7 và tháng 8**: mưa nhiều, nguy cơ sạt lở. Nếu đi, hãy linh hoạt ngày.
- **Tháng 9 đến đầu tháng 10**: lúa chín Hoàng Su Phì.
- **Tháng 10 và tháng 11**: hoa tam giác mạch, trời khô, đẹp và đông nhất năm.
- **Tháng 12**: lạnh, vắng, đường khô.

Ruộng tam giác mạch ven đường do người dân trồng cho khách chụp thường thu một khoản nhỏ. Bạn trả tiền và đi đúng lối, đừng giẫm luống.

## Ở Mã Pí Lèng, chậm lại

Đoạn đèo đẹp nhất chỉ dài khoảng 20 km, nhưng nên dành cả buổi sáng. Đỗ xe ở điểm dừng rộng, không dừng ở cua khuất. Bến thuyền sông Nho Quế nằm dưới sâu, đường xuống dốc và hẹp; nhiều người gửi xe ở trên rồi đi xe ôm địa phương. Thuyền chạy trong hẻm chừng một giờ, trưa nắng chiếu thẳng, sáng và xế chiều dịu hơn.

## Ăn gì

1. Bánh cuốn Đồng Văn ăn với bát nước xương nóng, sáng lạnh càng ngon.
2. Cháo ấu tẩu bán buổi tối ở phố Hà Giang, vị đắng nhẹ, chỉ ăn ở quán quen tay nghề vì củ ấu tẩu phải nấu đúng cách.
3. Thắng dền, viên bột nếp trong nước đường gừng, ăn lúc trời lạnh.
4. Thắng cố ở chợ phiên, thử một bát nhỏ trước đã.

Chợ phiên Đồng Văn và Mèo Vạc họp sáng Chủ nhật. Nếu xếp được lịch, hãy ngủ ở một trong hai nơi vào tối thứ Bảy.

## Phòng nghỉ

Có ba kiểu: khách sạn nhỏ ở phố Đồng Văn, nhà trình tường của người Mông, người Lô Lô ở bản, và phòng tập thể cho người đi xe máy. Nhà trình tường ấm vào mùa đông và mát vào mùa hè, nhưng phòng tắm đôi khi dùng chung; đọc kỹ mô tả trước khi đặt. Cuối tuần tháng 10 và tháng 11, phòng ở Đồng Văn nên giữ trước ít nhất ba tuần.

## Ít lời dặn

- Đổ xăng khi còn nửa bình, các trạm cách nhau khá xa.
- Mang căn cước, khu vực biên giới có thể kiểm tra giấy tờ.
- Không uống rượu nếu còn lái xe, kể cả khi chủ nhà mời rất nhiệt tình.
- Xin phép trước khi bước vào nhà và trước khi chụp ảnh.

Cao nguyên đá đẹp vì có người sống trên đó. Mỗi hốc đá tra một hạt ngô là công của cả nhà. Đi chậm, bạn sẽ thấy điều ấy rõ hơn mọi điểm ngắm cảnh.`,
  provinces: ['tuyen-quang'],
  places: [
    'cao-nguyen-da-dong-van',
    'deo-ma-pi-leng',
    'song-nho-que-hem-tu-san',
    'cot-co-lung-cu',
    'dinh-thu-ho-vuong',
    'pho-co-dong-van',
    'nui-doi-quan-ba',
    'ruong-bac-thang-hoang-su-phi',
  ],
  products: [],
  scenes: ['motorbike/pass', 'road/mountain-van', 'waterfall/canyon', 'motorbike'],
  special: false,
};
