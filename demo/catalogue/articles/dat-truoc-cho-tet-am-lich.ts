import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const datTruocChoTetAmLich: DemoArticle = {
  slug: 'dat-truoc-cho-tet-am-lich',
  title: 'Đi chơi Tết Đinh Mùi 2027: đặt sớm thế nào cho vừa giá, vừa chắc chỗ',
  excerpt:
    'Mùng một rơi vào thứ Bảy 06/02/2027, tháng Chạp chỉ có 29 ngày. Gợi ý ngày đi, thứ tự việc cần đặt và cách đọc phụ thu để không bị bất ngờ.',
  category: 'Cẩm nang đặt dịch vụ',
  tags: ['Tết âm lịch', 'lễ Tết', 'đặt sớm', 'phụ thu'],
  author: authors.minhDang,
  publishedAt: '2026-11-06',
  content: `Tết là kỳ nghỉ duy nhất trong năm mà nhà cung cấp nào cũng đổi bảng giá, đổi luật hủy và đổi cả giờ mở cửa. Đặt sớm có lợi, nhưng sớm mà sai ngày thì còn phiền hơn. Bài này sắp lại những mốc chắc chắn và những điều còn phải chờ.

## Lịch Tết 2027

- **30/01/2027 (thứ Bảy)**: ông Công ông Táo, 23 tháng Chạp.
- **05/02/2027 (thứ Sáu)**: 29 tháng Chạp, tối là giao thừa. Năm nay tháng Chạp thiếu, không có ngày 30 Tết.
- **06/02/2027 (thứ Bảy)**: mùng 1 Tết Đinh Mùi.
- **20/02/2027 (thứ Bảy)**: rằm tháng Giêng.

Số ngày nghỉ cụ thể của công chức do cơ quan nhà nước công bố hằng năm. Đến lúc viết bài, chúng tôi chưa thấy lịch chính thức cho năm 2027, vì vậy đừng mua vé không hoàn chỉ vì một bản lịch truyền tay. Công ty tư nhân có thể nghỉ khác.

## Khi nào giá lên

Trên trang này, giai đoạn giá Tết tính từ **04/02 đến 12/02/2027**, tức từ hai ngày trước mùng 1 đến mùng 7. Khách sạn biển phía nam và Đà Lạt tăng nhiều nhất, khách sạn thành phố tăng ít, có nơi còn giảm vì khách công tác nghỉ.

Ba khoảng dễ chịu hơn:

1. **Trước Tết, từ 28/01 đến 03/02**: giá thường, phố phường rộn ràng, hợp xem chợ hoa.
2. **Từ mùng 8 (13/02)**: giá hạ, thời tiết vẫn đẹp ở phía nam.
3. **Sau rằm tháng Giêng**: hết cao điểm lễ chùa, giá trở lại bình thường.

## Đặt theo thứ tự nào

### Bước 1: chỗ đi lại

Máy bay và tàu chặng Nam ra Bắc trước Tết, Bắc vào Nam sau Tết luôn căng. Nếu đi chơi ngược chiều, bạn dễ mua hơn. Giá vé bay thay đổi theo ngày; chúng tôi báo giá theo yêu cầu chứ không in sẵn con số.

### Bước 2: phòng

Chọn mức giá có hoàn. Bảng hoàn dịp lễ chặt hơn ngày thường, mốc đủ tiền có thể lùi về hai đến ba tuần trước ngày nhận phòng. Ghi mốc ấy vào lịch.

### Bước 3: xe và hoạt động

Xe có tài xế phải giữ trước ba đến bốn tuần, phụ thu dịp Tết thường 20 đến 50% (tham khảo). Tour ghép chạy ít hơn từ 29 tháng Chạp đến mùng 2.

## Combo có bán qua Tết không

Phần lớn combo không áp dụng trong các ngày 04/02 đến 12/02. Một số ít có bán và ghi rõ phụ thu Tết theo phòng mỗi đêm, theo khách hoặc theo combo. Khi bạn chọn ngày, tổng tiền đã cộng khoản này; ngày không áp dụng thì lịch không cho chọn, nên bạn không đặt nhầm được.

## Những khoản hay phát sinh

- **Phụ thu phòng**: thường 40 đến 100% tùy vùng (tham khảo).
- **Bữa tiệc giao thừa**: có nơi bắt buộc, tính theo đầu người, trẻ em giá khác.
- **Số đêm tối thiểu**: khu nghỉ biển hay yêu cầu hai hoặc ba đêm.
- **Người thứ ba, giường phụ**: giá Tết cao hơn ngày thường, đặt luôn từ đầu.

## Chọn nơi theo thời tiết đầu tháng 2

- **Phú Quốc, Mũi Né**: khô, nắng, biển êm ở bờ khuất gió. Đông nhất.
- **Đà Lạt**: lạnh về đêm, hoa nhiều, đường vào thành phố dễ tắc từ mùng 3.
- **Nha Trang, Quy Nhơn**: mát, có ngày gió; hợp nghỉ ngơi hơn lặn.
- **Đà Nẵng, Huế**: se lạnh, mưa nhẹ, hợp dạo phố và ăn uống.
- **Hà Nội, Ninh Bình**: phố vắng hai ngày đầu năm, chùa đông từ mùng 2.
- **Sa Pa, Mộc Châu**: rét, có đào, mận; mang đủ áo.
- **Côn Đảo**: gió chướng, tàu dễ hoãn, chỉ nên đi máy bay.

## Giờ mở cửa ngày đầu năm

Tối giao thừa và sáng mùng 1, nhiều quán đóng. Từ mùng 2, khu du lịch chạy lại, quán ăn gia đình mở dần từ mùng 3 hoặc mùng 4. Đặt khách sạn có bữa sáng và hỏi trước bữa tối mùng 1 là hai việc nhỏ giúp cả nhà yên tâm. Bảo tàng, di tích có lịch riêng, bạn xem thông báo của từng nơi.

## Lịch chuẩn bị

1. Ba tháng trước: chốt vùng, hỏi cả nhà về ngày nghỉ thật.
2. Mười tuần trước: giữ phòng có hoàn, yêu cầu báo giá vé bay.
3. Sáu tuần trước: đặt xe, hoạt động, ghế trẻ em.
4. Ba tuần trước: xem lại mốc hoàn, quyết định giữ hay đổi.
5. Một tuần trước: gọi xác nhận giờ đến, in phiếu dịch vụ.

Tết có thể ở nhà, có thể trên một bãi biển. Điều làm nên kỳ nghỉ nhẹ nhõm là không còn việc gì phải lo sau ngày 23 tháng Chạp.`,
  provinces: [],
  places: [],
  products: [],
  scenes: ['market/flowers', 'market/night-stalls', 'old-town'],
  special: true,
};
