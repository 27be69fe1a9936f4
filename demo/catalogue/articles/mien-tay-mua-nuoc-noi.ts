import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const mienTayMuaNuocNoi: DemoArticle = {
  slug: 'mien-tay-mua-nuoc-noi',
  title: 'Miền Tây mùa nước nổi: rừng tràm, bông điên điển và nồi lẩu cá linh',
  excerpt:
    'Từ tháng 9 đến tháng 11, nước từ thượng nguồn tràn đồng. Gợi ý ba ngày từ Cần Thơ lên An Giang, Đồng Tháp, ăn gì và cách biết năm nay nước có về.',
  category: 'Mùa đẹp',
  tags: ['miền Tây', 'nước nổi', 'An Giang', 'Đồng Tháp', 'Cần Thơ'],
  author: authors.quocKhai,
  publishedAt: '2026-08-28',
  content: `Người miền Trung như tôi nghe chữ "lũ" là lo. Người miền Tây thì mong. Họ gọi là mùa nước nổi: nước lên từ từ theo sông Tiền, sông Hậu, mang phù sa và cá vào đồng, rồi rút đi cũng chậm như khi đến. Nếu thu xếp được vài ngày trong khoảng tháng 9 đến tháng 11, bạn nên đi một lần.

## Nước về khi nào

Thường nước bắt đầu đục và lên từ tháng 8, tràn đồng vào tháng 9, cao nhất quanh cuối tháng 9 và tháng 10 rồi rút dần trong tháng 11. Mỗi năm một khác: có năm nước lớn, có năm đồng chỉ xâm xấp. Trước khi đi một tuần, hãy hỏi chỗ nghỉ ở Châu Đốc hoặc Tam Nông xem đồng đã ngập chưa, đó là cách chắc nhất.

## Ba nơi nên đến

### Rừng tràm Trà Sư, An Giang

Xuồng máy chở bạn ra giữa rừng, rồi đổi sang xuồng chèo. Mặt nước phủ bèo xanh kín, thân tràm đứng thành hàng, cò về tổ lúc chiều. Giờ đẹp là 6:30 đến 8:30 hoặc sau 16:00.

### Vườn quốc gia Tràm Chim, Đồng Tháp

Rộng và hoang hơn. Xuồng đi qua đồng sen, đồng cỏ năng, bãi lúa ma. Sếu đầu đỏ nếu có thì về mùa khô, vì vậy đừng đi mùa này để tìm sếu; hãy đi để thấy nước và chim nước.

### Làng nổi Tân Lập, Tây Ninh

Trước thuộc Long An, gần TP. Hồ Chí Minh nhất trong ba nơi, hợp đi về trong ngày. Có lối bộ hành xuyên rừng tràm và đường thủy vòng quanh.

## Lịch ba ngày

### Ngày 1: Cần Thơ

Bay tới Cần Thơ hoặc đi xe từ TP. Hồ Chí Minh. Chiều thăm nhà cổ Bình Thủy, tối dạo bến Ninh Kiều. Ngủ sớm.

### Ngày 2: chợ nổi rồi lên Châu Đốc

Chợ nổi Cái Răng đông từ 5:00 đến 7:00, ghe ít hơn ngày xưa nhưng tô hủ tiếu trên sóng vẫn nóng. Về ăn sáng, trả phòng, đi xe dọc sông Hậu lên Châu Đốc chừng ba giờ. Chiều muộn vào Trà Sư. Tối ăn bún cá Châu Đốc, nước nghệ vàng, cá lóc đồng, có bông điên điển.

### Ngày 3: núi Sam hoặc Đồng Tháp

Ai đi lễ thì viếng miếu Bà Chúa Xứ từ sáng sớm. Ai muốn thêm đồng nước thì sang Tam Nông vào Tràm Chim, chiều ghé làng hoa Sa Đéc trên đường về. Làng hoa rực nhất là tháng Chạp, mùa này người ta mới xuống giống, có nét đẹp của luống non.

## Ăn đúng mùa

1. **Cá linh non**: đầu mùa xương mềm, kho lạt với mía hoặc nhúng lẩu mắm. Cuối mùa cá lớn, hợp chiên giòn.
2. **Bông điên điển**: vàng, giòn, hơi nhẫn. Ăn sống với bún, nấu canh chua, làm nhân bánh xèo.
3. **Bông súng mắm kho**: cọng súng đồng tước vỏ, chấm nồi mắm đặc sánh.
4. **Chuột đồng, ếch đồng**: đặc sản địa phương, chỉ ăn ở quán quen.
5. **Thốt nốt**: nước uống mát, cơm thốt nốt non, bánh bò màu vàng, bán dọc đường vùng Bảy Núi.

## Di chuyển

Từ TP. Hồ Chí Minh đi Cần Thơ khoảng ba giờ rưỡi, đi Châu Đốc thẳng khoảng năm đến sáu giờ. Trong vùng, xe có tài xế thuận nhất vì các điểm cách nhau 40 đến 100 km. Muốn đạp xe, hãy chọn các cù lao như An Bình hay Thới Sơn, đường nhỏ có bóng cây.

Nếu đã quen tên cũ, bạn lưu ý: Tiền Giang nay thuộc Đồng Tháp, Bến Tre và Trà Vinh thuộc Vĩnh Long, Hậu Giang và Sóc Trăng thuộc Cần Thơ, Kiên Giang thuộc An Giang.

## Mang theo

- Áo mưa, túi chống nước cho điện thoại.
- Thuốc chống muỗi, áo dài tay màu sáng.
- Dép có quai, vì bước lên xuống xuồng nhiều.
- Tiền mặt nhỏ cho ghe hàng trên sông.

## An toàn trên xuồng

Mặc áo phao suốt hành trình, kể cả khi người địa phương không mặc. Trẻ nhỏ ngồi giữa, người lớn không đứng lên chụp ảnh cùng một phía. Trời chuyển giông thì quay vào bờ, đừng tiếc nửa vòng còn lại.

## Cách cư xử nhỏ

Ruộng ngập vẫn là ruộng của người ta, lưới giăng vẫn là bữa cơm của một gia đình. Đừng gỡ cá, đừng bẻ sen khi chưa hỏi. Đổi lại, chỉ cần bạn hỏi một câu, thế nào cũng được mời nán lại uống chén trà.

Mùa nước nổi ngắn và mỗi năm một kiểu. Đi để thấy nước là một cách hiểu vì sao người miền Tây nói chuyện thong thả như vậy.`,
  provinces: ['an-giang', 'dong-thap', 'can-tho', 'tay-ninh'],
  places: [
    'rung-tram-tra-su',
    'vuon-quoc-gia-tram-chim',
    'lang-noi-tan-lap',
    'cho-noi-cai-rang',
    'ben-ninh-kieu',
    'nha-co-binh-thuy',
    'mieu-ba-chua-xu-nui-sam',
    'lang-hoa-sa-dec',
  ],
  products: [],
  scenes: ['island-sea/nipa', 'market/floating', 'island-sea'],
  special: false,
};
