import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const diConDaoChuanBiGi: DemoArticle = {
  slug: 'di-con-dao-chuan-bi-gi',
  title: 'Đi Côn Đảo chuẩn bị gì: vé, sóng, viếng nghĩa trang và mùa rùa đẻ',
  excerpt:
    'Đảo nhỏ, chuyến bay ít, hàng quán đóng cửa sớm. Danh sách việc cần lo trước khi ra Côn Đảo để những ngày trên đảo chỉ còn biển và sự yên tĩnh.',
  category: 'Kinh nghiệm',
  tags: ['Côn Đảo', 'biển đảo', 'tâm linh', 'rùa biển'],
  author: authors.haVy,
  publishedAt: '2026-02-27',
  content: `Côn Đảo không khó đi, chỉ khó đi vội. Máy bay nhỏ, tàu phụ thuộc sóng, phòng không nhiều. Chuẩn bị kỹ một tuần trước chuyến đi, bạn sẽ được những ngày rất nhẹ. Về hành chính, đảo nay là đặc khu Côn Đảo thuộc TP. Hồ Chí Minh.

## Đi bằng gì

### Máy bay

Từ TP. Hồ Chí Minh bay khoảng 50 phút đến hơn một giờ. Từ Hà Nội có chuyến thẳng vào một số giai đoạn, mất 2 giờ 20 đến 2 giờ 40. Máy bay nhỏ nên giới hạn hành lý khắt khe hơn, ghế hết sớm vào cuối tuần. Sân bay nằm ở phía bắc đảo, về thị trấn chừng 20 phút theo con đường ven biển.

### Tàu cao tốc

- Trần Đề – Côn Đảo: 2 giờ 15 đến 2 giờ 30, vé khoảng 330.000–450.000 đồng (tham khảo).
- Vũng Tàu – Côn Đảo: 3 giờ 30 đến 4 giờ, khoảng 750.000–950.000 đồng (tham khảo).

Tàu rẻ hơn nhưng hay hoãn khi biển động. Nếu đi tàu, đừng xếp chuyến bay về quê ngay chiều hôm cập bến. Ai dễ say hãy ngồi giữa thân tàu, uống thuốc trước nửa giờ.

## Tháng nào

Từ tháng 3 đến tháng 9 biển êm hơn, nước trong, hợp lặn và ra đảo nhỏ. Tháng 4 và tháng 5 ít mưa nhất trong khoảng này. Từ tháng 10 đến tháng 2 có gió chướng, sóng lớn ở bờ đông, nhiều chuyến tàu hủy; bù lại đảo vắng và mát.

## Mùa rùa

Rùa xanh lên bãi đẻ từ khoảng tháng 5 đến tháng 10, nhiều nhất vào giữa hè. Việc xem rùa do vườn quốc gia tổ chức, chủ yếu ở Hòn Bảy Cạnh, số khách mỗi đêm có hạn và phải đăng ký trước. Bạn sẽ ngủ lại trạm đơn sơ, đợi trong im lặng, không đèn, không đèn nháy máy ảnh. Sáng hôm sau có thể được xem thả rùa con về biển. Trẻ quá nhỏ thì nên chờ thêm vài năm.

## Viếng nghĩa trang Hàng Dương

Đây là nơi yên nghỉ của hàng nghìn người tù qua nhiều thời kỳ, trong đó có mộ chị Võ Thị Sáu. Nhiều người viếng vào buổi tối muộn. Vài điều nên giữ:

1. Mặc áo có tay, quần hoặc váy dài quá gối, không đội mũ khi làm lễ.
2. Đi đứng chậm, nói nhỏ, không chụp ảnh với đèn nháy.
3. Lễ vật giản dị; theo đúng hướng dẫn của ban quản lý về nơi đặt lễ và đốt nhang.
4. Bảo tàng và các trại giam mở theo giờ hành chính, nên thăm vào sáng trước để hiểu mình sẽ viếng ai.

## Những bãi biển và con đường

- **Bãi An Hải, bãi Lò Vôi**: ngay thị trấn, sáng sớm có người dân tắm.
- **Bãi Đầm Trầu**: gần sân bay, cát mịn, máy bay hạ cánh sát đầu. Chiều mát đẹp nhất.
- **Mũi Cá Mập và đường về Bến Đầm**: cung ven núi, gió lớn. Chạy xe máy chậm và giữ chặt mũ.
- **Hòn Bảy Cạnh, Hòn Cau**: đi ca nô theo đoàn để lặn ngắm san hô, phụ thuộc sóng trong ngày.

## Tiền, điện thoại, mua sắm

Đảo có vài cây rút tiền ở thị trấn, ngày lễ dễ hết tiền mặt. Mang sẵn tiền mặt cho xe máy, quán nhỏ, lễ vật. Quán ăn thường nghỉ khá sớm, riêng khu quanh nghĩa trang và chợ còn sáng đèn khuya. Hạt bàng rang muối là món quà dễ mua, mắm hạt sấu hay cá khô nên đóng gói kín.

## Hành lý nên có

- Giày đế bám nếu định đi bộ trong rừng vườn quốc gia.
- Áo dài tay chống nắng, kem chống nắng ít hại san hô.
- Bình nước cá nhân, đảo đang hạn chế đồ nhựa dùng một lần.
- Thuốc cá nhân đủ ngày, vì nhà thuốc ít.
- Căn cước hoặc hộ chiếu, giấy khai sinh của trẻ.

## Xếp lịch ba ngày

Ngày 1, đến nơi, dạo thị trấn, tối viếng Hàng Dương. Ngày 2, sáng thăm bảo tàng và di tích nhà tù, chiều bãi Đầm Trầu. Ngày 3, sáng đi ca nô lặn biển nếu êm, chiều nghỉ, để ngày 4 ra sân bay. Nếu lịch chỉ có ba ngày trọn, hãy đổi buổi ca nô lên sáng ngày 2 vì đó là hoạt động dễ bị sóng hủy nhất.

## Đặt trước bao lâu

Với cuối tuần thường, một tháng là an toàn. Với lễ 30/4, hè và dịp giỗ chị Võ Thị Sáu cuối tháng Chạp âm lịch, bạn nên đặt vé trước rồi mới chọn phòng. Nhớ chọn mức giá cho đổi ngày, vì ở đây thời tiết luôn có tiếng nói cuối cùng.`,
  provinces: ['ho-chi-minh'],
  places: ['con-dao'],
  products: [],
  scenes: ['pier/moored', 'beach/headland', 'beach'],
  special: false,
};
