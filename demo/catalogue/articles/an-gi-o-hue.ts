import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const anGiOHue: DemoArticle = {
  slug: 'an-gi-o-hue',
  title: 'Ăn gì ở Huế: đi theo giờ của người Huế, từ tô bún sáng đến chén chè đêm',
  excerpt:
    'Ở Huế, mỗi món có giờ của nó. Người gốc Huế dẫn bạn ăn từ sáng sớm đến khuya, kèm chỗ nên tìm và mức giá tham khảo để khỏi gọi nhầm.',
  category: 'Ẩm thực',
  tags: ['Huế', 'bún bò', 'cơm hến', 'bánh bèo', 'chè'],
  author: authors.quocKhai,
  publishedAt: '2026-01-23',
  content: `Tôi lớn lên trong một con kiệt ở phía bắc sông Hương. Nhà tôi không bao giờ ăn bánh khoái vào buổi sáng, cũng như không ai bán cơm hến lúc tám giờ tối cho ra cơm hến. Người Huế ăn theo giờ. Đi đúng giờ, bạn gặp nồi nước còn nóng và người bán còn vui.

## Sáng: 6:00 đến 9:00

### Bún bò

Tô bún bò Huế có sả, có ruốc, nước trong và vị ngọt xương, sợi bún to. Miếng giò heo và chả cua để nguyên, ớt xào để riêng cho bạn tự nêm. Các quán ngon thường bán tới khoảng 9:00 là hết nước. Một tô tham khảo từ 35.000 đến 60.000 đồng.

### Cơm hến

Gốc từ Cồn Hến, cù lao nhỏ giữa sông. Cơm nguội trộn hến xào, rau thơm thái chỉ, môn bạc hà, tóp mỡ, đậu phụng, mè, ruốc; nước hến nóng bưng riêng. Ai không quen cay nên nói trước, vì ớt màu ở đây cay thật. Bụng yếu thì đổi sang bún hến xào chín kỹ hơn.

### Cà phê muối

Thức uống này bắt đầu từ một quán nhỏ ở Huế rồi mới đi khắp nơi. Lớp kem mặn nhẹ làm cà phê đỡ gắt. Uống chậm, đừng khuấy ngay.

## Trưa: 11:00 đến 13:00

- **Cơm chay**: Huế nhiều chùa nên bếp chay rất có nghề. Ngày rằm và mùng một quán nào cũng đông, các món mít non, vả, nấm tràm theo mùa.
- **Vả trộn**: trái vả luộc thái lát, trộn tôm thịt, xúc bằng bánh tráng nướng. Món này đi cùng cơm nhà cũng hợp.
- **Bún thịt nướng**: nước chấm là loại nước lèo sánh từ gan và đậu, khác hẳn nước mắm chua ngọt ở miền khác.

## Xế: 14:00 đến 17:00

Đây là giờ vui nhất, người Huế gọi là ăn chơi.

### Bánh bèo, nậm, lọc

Bánh bèo đong chén nhỏ, rắc tôm chấy và tóp mỡ. Bánh nậm gói lá dẹt, mềm, hợp trẻ nhỏ. Bánh lọc trong, dai, nhân tôm để nguyên vỏ mỏng. Gọi mỗi thứ một phần cho hai người là vừa; nhớ rằng mỗi loại có một thứ nước mắm riêng.

### Bánh canh Nam Phổ

Gánh từ làng Nam Phổ sang phố vào xế chiều. Sợi bột ngắn, nước sánh màu gạch cua. Không có tô lớn, ăn lót dạ cho tới bữa tối.

### Bánh ram ít

Một miếng bánh ít dẻo đặt trên miếng bánh ram giòn. Cắn cả hai lớp cùng lúc mới đúng.

## Tối: 18:00 đến 22:00

### Bánh khoái và nem lụi

Bánh khoái đổ khuôn gang, mép giòn, nhân tôm thịt giá. Nem lụi nướng trên cây sả, cuốn bánh tráng với khế, chuối chát, chấm cùng loại nước lèo của bún thịt nướng. Hai món hay bán chung quán, ăn nóng từng chiếc.

### Chè

Chè Huế có hàng chục thứ: chè hạt sen bọc nhãn, chè bắp Cồn, chè đậu ván, và chè bột lọc bọc heo quay mà khách nào cũng hỏi lại cho chắc. Heo quay mặn nhẹ trong bột lọc dai, nước đường gừng. Lạ, nhưng thử một chén nhỏ thì đáng.

## Ăn ở đâu

1. **Chợ Đông Ba**: dãy hàng ăn bên trong bán từ sáng tới chiều, tiện thử nhiều món cùng lúc. Hỏi giá trước khi ngồi.
2. **Chợ Bến Ngự**: ít khách du lịch hơn, buổi sáng nhiều hàng bánh.
3. **Các con kiệt quanh Đại Nội**: đi bộ sau khi thăm thành, quán nhỏ, bàn thấp.
4. **Phía Vỹ Dạ và Cồn Hến**: cơm hến, chè bắp, buổi chiều gió sông.

Sân bay Phú Bài cách trung tâm chừng 14 km, 20 đến 25 phút xe, nên xuống máy bay sớm bạn vẫn kịp tô bún bò.

## Mang gì về

- **Mè xửng**: loại dẻo ngon hơn khi còn mới, xem ngày làm.
- **Mắm ruốc, tôm chua**: gói kỹ và để hành lý ký gửi.
- **Trà cung đình, hạt sen khô**: nhẹ, dễ mang.

## Vài điều nhỏ

Phần ăn ở Huế nhỏ, đừng thấy chén bé mà gọi cả bàn ngay lượt đầu. Mùa mưa từ tháng 10 đến tháng 12, quán gánh có hôm nghỉ, bù lại tô bún nóng ngon hơn hẳn. Nếu chỉ có một ngày, tôi xếp thế này: bún bò lúc 6:30, đi Đại Nội, cơm chay trưa, bánh bèo lúc 15:00, lăng Tự Đức chiều muộn, nem lụi tối và một chén chè trước khi ngủ.

Người Huế hay hỏi khách "ăn có được không", đó là câu hỏi thật lòng. Bạn cứ trả lời thật, họ sẽ chỉ cho bạn hàng khác hợp hơn.`,
  provinces: ['hue'],
  places: ['dai-noi-hue', 'lang-tu-duc', 'cau-truong-tien'],
  products: [],
  scenes: ['cooking/table', 'market/street-food', 'cooking'],
  special: false,
};
