import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const muaDepCuaSaPa: DemoArticle = {
  slug: 'mua-dep-cua-sa-pa',
  title: 'Mùa đẹp của Sa Pa: tháng nào có lúa, mây, hoa và sương muối',
  excerpt:
    'Sa Pa đổi cảnh gần như theo từng tháng. Bài viết giúp bạn chọn đúng mùa muốn gặp, biết trước ngày nào dễ mưa, ngày nào đông và nên ở đâu.',
  category: 'Mùa đẹp',
  tags: ['Sa Pa', 'ruộng bậc thang', 'săn mây', 'Fansipan'],
  author: authors.thaoChi,
  publishedAt: '2026-08-14',
  content: `Câu hỏi tôi nhận nhiều nhất về Sa Pa là "đi tháng mấy đẹp". Câu trả lời phụ thuộc vào thứ bạn muốn thấy, vì cùng một khúc quanh ở thung lũng Mường Hoa, tháng 6 là mặt nước, tháng 9 là lúa vàng, tháng 1 lại chỉ còn gốc rạ và sương.

## Lịch mùa trong năm

### Tháng 1 và tháng 2: lạnh sâu, hoa đào, có khi có băng

Đây là lúc rét nhất. Nhiệt độ đêm có thể xuống gần 0 độ, và vài năm có băng giá hoặc tuyết trên đỉnh Fansipan, đèo Ô Quy Hồ. Không ai hẹn trước được tuyết, bạn chỉ nên coi đó là quà. Bù lại, đào và mận bắt đầu nở quanh các bản từ giữa tháng 1, rộ vào dịp Tết.

### Tháng 3 và tháng 4: đỗ quyên và trời hửng

Sương mỏng dần, buổi trưa có nắng. Đỗ quyên trên sườn Hoàng Liên nở theo độ cao, thường đẹp từ cuối tháng 3 đến hết tháng 4. Đây là khoảng tôi hay gợi ý cho người lớn tuổi: đường khô, khách vừa phải, không quá lạnh.

### Tháng 5 và tháng 6: mùa nước đổ

Người Mông, người Dao dẫn nước vào ruộng để cấy. Các thửa ruộng trở thành những tấm gương xếp tầng, đẹp nhất lúc sáng sớm và cuối chiều. Cuối tháng 6 lúa đã bén, màu nước nhường chỗ cho màu mạ non.

### Tháng 7 và tháng 8: xanh và mưa

Lúa xanh đều khắp thung lũng. Đổi lại, đây là hai tháng mưa nhiều, đường bản trơn và đôi lúc sạt lở trên các cung đèo. Nếu đi dịp này, hãy chừa một ngày dự phòng và xem dự báo trước khi lên đèo.

### Tháng 9 đến đầu tháng 10: lúa chín

Ruộng thấp chín trước, ruộng cao chín sau, nên cả vùng vàng kéo dài chừng ba tuần. Sa Pa thường vàng từ đầu tháng 9; Y Tý và Mù Cang Chải chín rộ từ giữa tháng 9 đến đầu tháng 10. Cuối tuần của những tuần này là lúc phòng hết sớm nhất trong năm.

### Tháng 11 và tháng 12: mây

Trời khô, chênh lệch nhiệt ngày đêm lớn nên biển mây dễ xuất hiện vào buổi sáng. Tháng 12 bắt đầu lạnh, lễ cuối năm đông khách.

## Ở đâu cho đúng mùa

- **Trung tâm, quanh nhà thờ đá**: tiện ăn uống, đi bộ, hợp người đi ngắn ngày hoặc đi mùa mưa.
- **Tả Van, bản Cát Cát và sườn Mường Hoa**: mở cửa ra là ruộng, hợp mùa nước đổ và mùa lúa. Đường xuống bản dốc, nên hỏi chỗ nghỉ xem xe đón đến tận nơi hay phải đi bộ một đoạn.
- **Phía Ô Quy Hồ, Thác Bạc**: cao hơn, lạnh hơn, hợp săn mây và ngắm hoàng hôn.

## Đi lại và thời gian

Từ Hà Nội lên Sa Pa bằng xe limousine hoặc giường nằm mất 5 đến 6 giờ theo cao tốc. Tàu đêm Hà Nội – Lào Cai chạy 7 đến 8 giờ, từ ga Lào Cai bạn đi thêm khoảng một giờ đường đèo. Sa Pa chưa có sân bay hoạt động, nên đừng mất thời gian tìm vé bay thẳng.

Hai ngày một đêm đủ để đi bản và lên Fansipan bằng cáp treo. Nếu đi mùa lúa hoặc muốn ghé chợ phiên Bắc Hà, chỉ họp sáng Chủ nhật, bạn nên dành ba ngày.

## Mang gì

1. Áo khoác chống gió quanh năm; từ tháng 11 đến tháng 3 thêm áo giữ nhiệt, mũ len, găng tay.
2. Giày đế bám. Đường bản sau mưa là đất sét và đá trơn.
3. Áo mưa mỏng thay cho ô khi đi bộ đường dài.
4. Tiền mặt lẻ để mua đồ ở bản.

## Vài lưu ý nhỏ

Trước khi lên Fansipan, hãy nhìn đỉnh núi và hỏi lễ tân. Cáp treo có thể dừng khi gió mạnh, và ngày mù đặc thì trên đỉnh chỉ thấy một màu trắng. Nếu lịch có hai sáng, bạn giữ cả hai làm phương án.

Ở bản, xin phép trước khi chụp ảnh trẻ em và đừng cho tiền hay kẹo. Mua một món thêu từ người làm ra nó là cách chia sẻ tốt hơn.

Mùa nào cũng có cái giá của nó. Người đi tháng 9 đổi sự yên tĩnh lấy sắc vàng, người đi tháng 3 đổi sắc vàng lấy con đường vắng. Biết mình muốn gì thì Sa Pa ít khi làm bạn thất vọng.`,
  provinces: ['lao-cai'],
  places: ['sa-pa', 'thung-lung-muong-hoa', 'dinh-fansipan', 'ban-cat-cat', 'cho-phien-bac-ha', 'y-ty'],
  products: [],
  scenes: [
    'rice-terraces/ridge',
    'rice-terraces/valley',
    'rice-terraces',
    'waterfall/terraces',
    'market/flowers',
    'road/mountain-van',
  ],
  special: true,
};
