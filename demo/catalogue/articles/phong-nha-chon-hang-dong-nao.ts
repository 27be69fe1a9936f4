import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const phongNhaChonHangDongNao: DemoArticle = {
  slug: 'phong-nha-chon-hang-dong-nao',
  title: 'Phong Nha – Kẻ Bàng: chọn hang động nào khi chỉ có hai ngày',
  excerpt:
    'Động Phong Nha đi thuyền, Thiên Đường đi bộ, hang Tối thì ướt và bùn. So sánh sức đi, thời gian, mùa mở cửa và lịch hai ngày từ Đồng Hới.',
  category: 'Kinh nghiệm',
  tags: ['Phong Nha', 'hang động', 'Quảng Bình', 'Đồng Hới'],
  author: authors.quocKhai,
  publishedAt: '2026-06-19',
  content: `Vườn quốc gia Phong Nha – Kẻ Bàng có hàng trăm hang đã khảo sát, nhưng mở cho khách thường thì đếm được trên hai bàn tay. Tin vui là mỗi hang một kiểu, nên chọn theo sức mình sẽ không bị lặp. Vùng này vốn thuộc Quảng Bình, nay là tỉnh Quảng Trị; người ta vẫn quen gọi tên cũ.

## Bốn kiểu hang

### Đi thuyền: động Phong Nha

Từ bến trung tâm, thuyền ngược sông Son nửa giờ rồi tắt máy, chèo vào lòng hang. Nước phẳng, vòm cao, thạch nhũ soi bóng. Quay ra, bạn lên bờ đi bộ một đoạn ngắn. Hợp mọi lứa tuổi. Vé người lớn khoảng 150.000 đồng, tiền thuyền tính riêng theo chuyến nên đi ghép sẽ rẻ hơn (tham khảo).

### Đi bộ khô: động Thiên Đường

Hang dài hơn 31 km, phần mở cho khách phổ thông khoảng một cây số trên sàn gỗ. Từ bãi xe, bạn đi xe điện rồi leo chừng 500 bậc hoặc theo đường dốc thoải. Trong hang mát, khoảng 20 độ. Vé khoảng 250.000 đồng (tham khảo). Người đau gối nên hỏi kỹ đường dốc thoải trước khi leo.

### Ướt và bùn: hang Tối – sông Chày

Đu dây qua sông, bơi một đoạn, đội đèn vào hang rồi ngâm bùn. Vui với nhóm bạn trẻ, không hợp trẻ nhỏ và người sợ tối. Đồ mặc hôm ấy coi như để giặt riêng.

### Thám hiểm: Tú Làn, hang Én, Sơn Đoòng

Phải đi với đơn vị được cấp phép, có chuyên gia an toàn, kiểm tra sức khỏe. Từ một ngày đến bốn ngày ba đêm. Sơn Đoòng hiện khoảng 72 triệu đồng mỗi khách cho 4N3Đ (tham khảo), chỗ mỗi năm có hạn và thường kín sớm. Nếu chưa từng ngủ rừng, hãy bắt đầu từ lịch một hoặc hai ngày.

## Mùa mở cửa

- **Tháng 2 đến tháng 8**: mùa chính. Tháng 3 và tháng 4 dịu nhất; tháng 6 và tháng 7 ngoài trời rất nóng nhưng trong hang mát.
- **Tháng 9 đến tháng 11**: mưa lớn, nước sông lên, thuyền có thể ngưng, các lịch thám hiểm tạm nghỉ.
- **Tháng 12 và tháng 1**: lạnh, mưa nhỏ, ít khách, đi hang khô vẫn ổn.

Động Phong Nha đóng khi nước cao. Nếu đi tháng 9 trở đi, hãy chọn phòng cho đổi ngày.

## Hai ngày từ Đồng Hới

### Ngày 1

- Sáng: sân bay Đồng Hới hoặc ga Đồng Hới về Phong Nha khoảng 45 km, 50 phút xe.
- 10:00: thuyền động Phong Nha, hai đến ba giờ cả đi và về.
- 15:00: đạp xe qua cầu sang làng bên sông Son, trâu về lúc hoàng hôn.
- Tối: cháo canh với ram, sợi bột cắt tay, nước ngọt cá lóc.

### Ngày 2

- 7:30: động Thiên Đường, vào trước các đoàn lớn.
- 11:30: ăn trưa gà nướng muối lá é ở quán ven đường rừng.
- 13:30: chọn hang Tối nếu thích vận động, hoặc suối Nước Moọc nếu muốn tắm nước xanh mát.
- 16:30: về Đồng Hới, ngắm cửa Nhật Lệ.

Có thêm một ngày, bạn nên dành cho miền cát phía biển hoặc đi về phía nam thăm địa đạo Vịnh Mốc, cầu Hiền Lương. Hai điểm này cùng tỉnh, cách Đồng Hới hơn một giờ xe.

## Ở đâu

- **Trung tâm Phong Nha, dọc sông Son**: gần bến thuyền, nhiều quán.
- **Farmstay giữa đồng**: hồ bơi nhìn ra núi, cách trung tâm vài cây số, nên thuê xe máy.
- **Đồng Hới**: có biển Nhật Lệ, tiện chuyến bay sớm, đổi lại đi về Phong Nha mỗi ngày.

## Chuẩn bị

1. Giày đế bám, loại chịu ướt. Dép tông trong hang rất trơn.
2. Áo khoác mỏng cho trong hang, quần nhanh khô.
3. Túi chống nước, đèn nhỏ.
4. Thuốc chống côn trùng; mùa ẩm có vắt trong rừng.
5. Không mang đồ ăn vào hang, không chạm thạch nhũ. Dầu từ tay làm chúng ngừng lớn.

## Chọn nhanh

- Đi cùng ông bà: Phong Nha, bỏ phần leo lên động Tiên Sơn.
- Gia đình có bé từ 5 tuổi: Phong Nha và Thiên Đường, mỗi ngày một hang.
- Nhóm bạn: Thiên Đường buổi sáng, hang Tối buổi chiều.
- Muốn thử thám hiểm: lịch một ngày có bơi trong hang, tập bơi và tập bước trên đá trước đó vài tuần.

Hang động không hợp với danh sách "đi cho hết". Hai hang, đi chậm và có lúc tắt đèn đứng yên nghe tiếng nước, bạn sẽ nhớ lâu hơn năm hang đi vội.`,
  provinces: ['quang-tri'],
  places: [
    'vuon-quoc-gia-phong-nha-ke-bang',
    'dong-phong-nha',
    'dong-thien-duong',
    'hang-son-doong',
    'bai-bien-nhat-le',
    'dia-dao-vinh-moc',
    'cau-hien-luong-song-ben-hai',
  ],
  products: [],
  scenes: ['cave/skylight', 'cave/hall', 'cave'],
  special: false,
};
