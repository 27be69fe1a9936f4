import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const daLatChoGiaDinhCoTreNho: DemoArticle = {
  slug: 'da-lat-cho-gia-dinh-co-tre-nho',
  title: 'Đà Lạt cho gia đình có trẻ nhỏ: mỗi ngày hai điểm là vừa',
  excerpt:
    'Một người mẹ hai con kể cách đi Đà Lạt không vội: giữ giờ ngủ trưa, chọn điểm ít dốc, mặc ấm đúng lúc và tìm phòng hợp với bé.',
  category: 'Kinh nghiệm',
  tags: ['Đà Lạt', 'gia đình', 'trẻ nhỏ', 'mùa khô'],
  author: authors.haVy,
  publishedAt: '2026-05-15',
  content: `Hai con tôi lên Đà Lạt lần đầu khi một bé bốn tuổi, một bé mười lăm tháng. Chúng tôi lên danh sách chín điểm và đi được bốn. Từ đó nhà tôi có quy tắc: mỗi ngày hai điểm, trưa về ngủ, chiều muốn đi tiếp thì đi.

## Đường lên và chuyện say xe

Từ TP. Hồ Chí Minh, xe chạy 6 đến 8 giờ. Xe đêm giúp bé ngủ, nhưng đoạn đèo cuối nhiều cua, hãy cho bé ăn nhẹ trước đó và để sẵn túi. Nếu bay, sân bay Liên Khương cách trung tâm khoảng 30 km, 35 đến 40 phút. Sân bay này có kế hoạch tạm đóng để sửa đường băng đến cuối tháng 8/2026, nên bạn xem lại lịch bay trước khi chốt phòng. Từ Nha Trang qua đèo Khánh Lê mất chừng ba giờ, cảnh đẹp nhưng sương mù buổi chiều.

## Chọn chỗ ở

- **Gần hồ Xuân Hương**: đi bộ được, nhiều quán, tiện xe đẩy vì vỉa hè ven hồ khá phẳng.
- **Quanh hồ Tuyền Lâm**: yên, nhiều thông, cách trung tâm 6 đến 7 km. Hợp nhà muốn ở lại khu nghỉ cả ngày.
- **Các con dốc trung tâm**: phòng đẹp, giá mềm, nhưng nhiều bậc thang. Hỏi rõ có thang máy không và xe có đỗ trước cửa không.

Khi đọc trang phòng, tôi nhìn ba dòng: có máy sưởi hoặc chăn điện không, có bồn tắm không, và trẻ dưới 6 tuổi ngủ chung có tính phí không. Đêm Đà Lạt thường 14 đến 18 độ, tháng 12 và tháng 1 còn lạnh hơn.

## Những điểm hợp với trẻ

### Hồ Xuân Hương

Buổi sáng 7:30 hồ còn sương, đạp vịt hoặc đi bộ một đoạn. Tránh giờ trưa vì nắng cao nguyên gắt hơn ta tưởng.

### Ga Đà Lạt

Đoàn tàu du lịch chạy chừng 7 km tới Trại Mát, ngồi khoảng nửa giờ mỗi chiều, ghế gỗ và cửa sổ mở. Trẻ con mê tiếng còi. Gần ga Trại Mát có chùa Linh Phước ốp mảnh sành. Kiểm tra giờ chạy trong ngày vì tàu chờ đủ khách.

### Thác Datanla

Máng trượt có thanh phanh tay, bé ngồi cùng người lớn theo quy định chiều cao tại quầy. Vé máng trượt người lớn khoảng 250.000–300.000 đồng (tham khảo). Đi đầu giờ sáng để khỏi xếp hàng. Đường xuống thác nhiều bậc, không dùng được xe đẩy.

### Nông trại dâu và rau

Nhiều vườn cho bé hái và cân mang về. Hỏi giá theo cân trước khi vào. Dâu ngọt nhất vào mùa khô, khoảng từ tháng 12 đến tháng 4.

### Langbiang

Xe jeep lên đồi ra-đa, gió mạnh, cảnh thoáng. Bé dưới hai tuổi có thể khó chịu vì xe xóc; nhà tôi đợi tới lần thứ hai mới đi.

## Lịch mẫu ba ngày

1. **Ngày 1**: đến nơi, ngủ trưa bù, chiều ra hồ Xuân Hương, tối ăn lẩu gà lá é và về trước 20:00.
2. **Ngày 2**: sáng Datanla, trưa về ngủ, chiều đi tàu Trại Mát. Tối đi chợ sớm, mua sữa đậu nành nóng.
3. **Ngày 3**: sáng vườn dâu, ghé thiền viện Trúc Lâm ngắm hồ Tuyền Lâm, trưa lên đường về.

## Thời tiết theo tháng

- Tháng 11 đến tháng 4 khô, trời xanh; dã quỳ nở tháng 11, mai anh đào thường nở từ khoảng tháng 1.
- Tháng 5 đến tháng 10 hay mưa chiều. Sáng vẫn đẹp, nên xếp điểm ngoài trời trước 12:00.

## Bé mặc gì

Cách của tôi là ba lớp: áo thun, áo nỉ, áo gió. Trưa cởi hai lớp, tối mặc lại đủ. Thêm mũ len mỏng che tai, tất, và một đôi dép kín để đi trong phòng vì sàn lạnh. Mang theo máy đo nhiệt, thuốc hạ sốt quen dùng và kem dưỡng ẩm; không khí khô làm má bé nứt chỉ sau một ngày.

## Ăn uống

Bánh căn nóng, nem nướng, bánh mì xíu mại là ba món bé nào cũng ăn được. Bánh tráng nướng thì nhớ dặn không cay. Buổi sáng, hãy tận dụng bữa ăn ở khách sạn để khỏi phải ra đường khi còn sương.

## Trước khi đặt

- Mang giấy khai sinh của bé, bản sao cũng nên kèm bản ảnh chụp rõ.
- Ghi tuổi thật của bé khi đặt để giá đúng ngay từ đầu.
- Xin giường cũi sớm, mỗi khách sạn chỉ có vài chiếc.
- Tránh các kỳ lễ dài: đường vào thành phố tắc hàng giờ, trẻ mệt trước khi tới nơi.

Đi với con, kỷ niệm thường nằm ở chỗ không có trong lịch. Con tôi đến giờ vẫn nhắc về một con chó nằm ở sân ga, chứ không nhắc ngọn thác nào cả.`,
  provinces: ['lam-dong'],
  places: ['ho-xuan-huong', 'ga-da-lat', 'thac-datanla', 'nui-langbiang', 'ho-tuyen-lam-thien-vien-truc-lam'],
  products: [],
  scenes: ['pine-hills/villas', 'pine-hills/lake', 'pine-hills', 'market/flowers'],
  special: false,
};
