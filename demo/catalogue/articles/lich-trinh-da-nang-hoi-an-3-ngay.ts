import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const lichTrinhDaNangHoiAn3Ngay: DemoArticle = {
  slug: 'lich-trinh-da-nang-hoi-an-3-ngay',
  title: 'Ba ngày ở Đà Nẵng – Hội An: đi thong thả mà không bỏ sót',
  excerpt:
    'Một lịch 3N2Đ đã đi thử: biển và Sơn Trà ngày đầu, Ngũ Hành Sơn rồi vào phố cổ ngày hai, Mỹ Sơn hoặc Bà Nà ngày ba, kèm giờ và quãng đường thật.',
  category: 'Lịch trình',
  tags: ['Đà Nẵng', 'Hội An', '3N2Đ', 'phố cổ', 'biển'],
  author: authors.quocKhai,
  publishedAt: '2026-03-06',
  content: `Đà Nẵng và Hội An cách nhau chừng 30 km, nay cùng thuộc thành phố Đà Nẵng. Nhiều người đặt cả ba ngày ở một chỗ rồi đi về mỗi tối. Tôi thích chia một đêm biển, một đêm phố: đỡ chạy xe, và bạn được thấy Hội An vào lúc nó yên nhất, trước 7 giờ sáng.

## Ngày 1: biển Mỹ Khê và Sơn Trà

### Sáng

Sân bay Đà Nẵng cách biển Mỹ Khê khoảng 6 km, đi xe 15 phút. Nếu bay chuyến sớm, bạn gửi hành lý ở khách sạn rồi ăn một tô mì Quảng. Mì Quảng ăn kèm bánh tráng nướng và rau sống, nước chan xâm xấp chứ không đầy tô như bún.

Sau đó ghé Bảo tàng Điêu khắc Chăm bên bờ sông Hàn. Một giờ rưỡi là vừa, và sẽ giúp bạn hiểu hơn khi tới Mỹ Sơn.

### Chiều

Khoảng 15:00, trời dịu, đi lên bán đảo Sơn Trà. Chùa Linh Ứng nằm ở lưng chừng núi, nhìn xuống vịnh. Đường lên cao hơn có đoạn dốc và hạn chế xe tay ga, nên nếu không quen đèo, bạn thuê xe có tài xế hoặc dừng ở chùa là đủ. Voọc chà vá chân nâu hay ra cây lúc chiều; đứng xa, nói nhỏ và đừng cho ăn.

### Tối

Tắm biển lúc 17:00 rồi ăn hải sản dọc đường Võ Nguyên Giáp, hỏi giá theo cân trước khi gọi. Tối cuối tuần, cầu Rồng phun lửa và phun nước lúc 21:00. Đứng phía bờ đông thì gần, nhưng sẽ ướt.

## Ngày 2: Ngũ Hành Sơn và phố cổ Hội An

### Sáng

Trả phòng, gửi vali lên xe. Ngũ Hành Sơn nằm trên đường vào Hội An nên ghé lúc này là tiện nhất. Đi trước 9:00 để tránh nắng; trong hang Huyền Không, ánh sáng rọi từ đỉnh xuống đẹp nhất khoảng 10 đến 11 giờ. Ngọn Thủy Sơn có thang máy cho người ngại leo.

### Trưa và chiều

Từ Ngũ Hành Sơn tới Hội An còn chừng 20 km. Ăn trưa bằng cao lầu, sợi mì dai và vàng nhạt, ít nước. Chiều thuê xe đạp ra làng rau Trà Quế hoặc sang Cẩm Thanh ngồi thuyền thúng giữa rừng dừa nước.

### Tối

Vé tham quan phố cổ hiện khoảng 80.000 đồng cho khách trong nước (tham khảo), dùng được cho một số nhà cổ và hội quán. Khu lõi chỉ dành cho người đi bộ và xe thô sơ vào những khung giờ quy định. Đông nhất là 18:30 đến 20:30, sau 21:00 phố dịu hẳn. Hãy để dành một bát chè bắp ở phía Cẩm Nam.

## Ngày 3: Mỹ Sơn hoặc Bà Nà

Chọn một, đừng cố cả hai.

- **Thánh địa Mỹ Sơn**: cách Hội An hơn 40 km, đi khoảng một giờ. Xuất phát 6:00 để vào khi khu tháp còn vắng và mát. Về lại Hội An ăn trưa rồi ra sân bay.
- **Bà Nà Hills**: cách trung tâm Đà Nẵng khoảng 30 km, 45 phút xe. Cần gần trọn ngày, trên đỉnh thường mát hơn dưới phố nhiều độ. Chỉ nên chọn khi bạn bay chuyến tối.

Từ Hội An ra sân bay Đà Nẵng mất 40 đến 50 phút. Bay nội địa nên có mặt trước giờ cất cánh 90 phút, ngày lễ thêm nửa giờ.

## Nên ở đâu

Đêm đầu chọn khu Mỹ Khê để bước ra là biển. Đêm sau có ba hướng: sát phố cổ để đi bộ, ven sông Thu Bồn để yên hơn, hoặc phía biển An Bàng nếu bạn muốn thêm một buổi sáng tắm biển.

## Tháng nào nên đi

Từ tháng 3 đến tháng 8 trời khô, biển êm, tháng 6 và 7 nóng và đông. Từ tháng 9 đến tháng 12 là mùa mưa bão, cao điểm thường rơi vào tháng 10 và 11, Hội An có năm ngập vài ngày. Đi mùa này giá dễ chịu hơn, miễn là bạn chọn gói cho đổi ngày.

## Chi phí cần dự trù ngoài phòng

1. Xe Đà Nẵng – Hội An một chiều, loại 4 chỗ: khoảng 250.000–350.000 đồng (tham khảo).
2. Vé tham quan: tùy điểm, riêng cáp treo Bà Nà là khoản lớn nhất.
3. Ăn uống: quán địa phương từ 40.000 đồng một món, bữa hải sản tùy cân.

Còn lại, hãy chừa một buổi chiều không có kế hoạch. Ở Hội An, những con hẻm vàng không nằm trên bản đồ thường là phần nhớ lâu nhất.`,
  provinces: ['da-nang'],
  places: [
    'bai-bien-my-khe',
    'ban-dao-son-tra',
    'chua-linh-ung-son-tra',
    'ngu-hanh-son',
    'pho-co-hoi-an',
    'thanh-dia-my-son',
    'ba-na-hills',
    'cau-rong',
  ],
  products: [],
  scenes: ['old-town/river', 'night-city/dragon-bridge', 'old-town', 'night-city'],
  special: true,
};
