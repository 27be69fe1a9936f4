import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const phuQuocMuaNaoDep: DemoArticle = {
  slug: 'phu-quoc-mua-nao-dep',
  title: 'Phú Quốc mùa nào đẹp: đọc gió để chọn đúng bờ biển',
  excerpt:
    'Mùa khô từ tháng 11 đến tháng 4, nhưng mùa mưa vẫn có bờ êm nếu bạn biết hướng gió. Gợi ý bãi theo tháng và cách sắp lịch không phí một buổi nào.',
  category: 'Mùa đẹp',
  tags: ['Phú Quốc', 'biển đảo', 'mùa khô', 'gia đình'],
  author: authors.haVy,
  publishedAt: '2026-09-25',
  content: `Năm đầu tiên đưa hai con ra Phú Quốc, tôi đặt phòng giữa tháng 8 vì giá mềm. Ba ngày thì hai ngày sóng đục, các con chỉ tắm hồ bơi. Lần sau, cũng tháng 8, tôi chọn bờ đông và có một buổi sáng nước phẳng như mặt hồ. Khác nhau ở hướng gió.

## Hai mùa gió của đảo

### Tháng 11 đến tháng 4: khô, gió đông bắc

Trời nắng, ít mưa. Gió thổi từ đất liền sang nên **bờ tây** được che: Bãi Trường, Ông Lang, Bãi Dài nước êm và trong, hoàng hôn rơi thẳng xuống biển. Bờ đông như Bãi Sao lại có thể gợn sóng và rong dạt vào những ngày gió mạnh.

Đẹp nhất là từ cuối tháng 11 đến hết tháng 3. Tháng 4 bắt đầu nóng, biển lặng, rất hợp lặn ngắm san hô ở các đảo phía nam An Thới.

### Tháng 5 đến tháng 10: mưa, gió tây nam

Gió đổi chiều, **bờ tây** có sóng, nước đục, nhiều ngày cắm cờ đỏ. **Bờ đông** lúc này khuất gió, Bãi Sao thường êm hơn. Mưa rơi từng cơn, hay vào chiều và đêm. Tháng 7 đến tháng 9 mưa nhiều nhất, tàu cao tốc và ca nô ra đảo nhỏ dễ hoãn.

Tháng 5 và tháng 10 là hai tháng chuyển mùa: giá chưa cao, trời khó đoán, nhưng nhiều hôm rất đẹp.

## Chọn khu ở theo mùa

- **Dương Đông và Bãi Trường**: gần sân bay, 15 đến 20 phút xe, nhiều quán ăn, hợp chuyến ngắn và mùa khô.
- **Bắc đảo**: cách sân bay chừng 35 km, 45 đến 50 phút. Gần Grand World và công viên, hợp nhà có trẻ nhỏ vì mưa vẫn có chỗ chơi.
- **Nam đảo, An Thới**: khoảng 25 phút từ sân bay, gần bến ca nô và cáp treo Hòn Thơm.
- **Bờ đông**: vắng, hợp mùa gió tây nam, buổi tối ít hàng quán.

## Lịch gợi ý cho ba ngày

### Ngày 1

Đến nơi, nhận phòng, tắm biển gần chỗ ở. Chiều đi xem nhà thùng nước mắm hoặc vườn tiêu trên đường ra trung tâm. Ăn tối bằng bún quậy và gỏi cá trích. Cá trích cuốn bánh tráng, dừa nạo, chấm nước mắm đảo; trẻ nhỏ chưa quen đồ sống thì gọi thêm ghẹ hấp.

### Ngày 2

Đi ca nô các đảo phía nam nếu biển êm. Lịch một ngày thường gồm hai đến ba điểm, có bữa trưa trên đảo. Tour ca nô khoảng 650.000 đến 1,1 triệu đồng mỗi khách (tham khảo). Nếu hôm đó có gió, hãy đổi ngày này cho ngày 3; vì vậy nên giữ lịch đảo ở giữa chuyến, đừng để ngày cuối.

### Ngày 3

Buổi sáng ở Bãi Sao hoặc đi bộ trong rừng của vườn quốc gia. Trả phòng, ghé mua tiêu, rượu sim, nước mắm. Nước mắm không được xách tay lên máy bay, phải đóng thùng ký gửi theo quy định của hãng.

## Đường đến

Bay từ TP. Hồ Chí Minh khoảng một giờ, từ Hà Nội khoảng 2 giờ 15, từ Đà Nẵng 1 giờ 45. Tàu cao tốc từ Hà Tiên chạy 1 giờ 15 đến 1 giờ 30, từ Rạch Giá 2 giờ 20 đến 2 giờ 40. Mùa gió mạnh, tàu có thể đổi giờ, bạn nên để trống nửa ngày trước chuyến bay nối tiếp.

Sau sáp nhập, Phú Quốc là đặc khu thuộc tỉnh An Giang. Khi tìm phòng, bạn vẫn gõ "Phú Quốc" như cũ.

## Khi nào giá cao

Giá phòng tăng rõ vào Giáng sinh, Tết Dương lịch và Tết âm lịch, trùng với mùa biển đẹp nhất. Muốn có cả nắng lẫn giá dễ chịu, hãy nhắm đầu tháng 12, hoặc nửa cuối tháng 3. Mùa mưa giảm giá nhiều, đáng đi nếu bạn coi hồ bơi và spa là chính, biển là phần thưởng.

## Đi cùng trẻ nhỏ

1. Chọn khách sạn có hồ bơi trẻ em và bóng mát, vì nắng trưa trên đảo gắt quanh năm.
2. Mang thuốc say tàu, kem chống nắng loại vật lý và dép quai hậu.
3. Công viên tính vé theo chiều cao, thường dưới 1 m được miễn phí. Đo bé ở nhà trước khi mua.
4. Hỏi trước về sứa. Một vài đợt trong năm, nhất là lúc chuyển mùa, bãi có sứa nhỏ.

Biển không hứa trước điều gì, nhưng khi biết gió thổi từ đâu, bạn đã có thể chọn đúng phía của hòn đảo.`,
  provinces: ['an-giang'],
  places: ['dao-phu-quoc', 'bai-sao', 'grand-world-phu-quoc', 'sun-world-hon-thom', 'ha-tien'],
  products: [],
  scenes: ['beach/hammock', 'island-sea/sandbar', 'beach'],
  special: true,
};
