import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const ninhBinh2Ngay1Dem: DemoArticle = {
  slug: 'ninh-binh-2-ngay-1-dem',
  title: 'Ninh Bình 2 ngày 1 đêm: chọn một dòng sông, một ngọn núi, một buổi chiều xe đạp',
  excerpt:
    'Cách Hà Nội chừng hai giờ xe, Ninh Bình hợp một cuối tuần. Lịch có giờ cụ thể, so sánh Tràng An với Tam Cốc và cách tránh giờ đông ở Hang Múa.',
  category: 'Lịch trình',
  tags: ['Ninh Bình', 'Tràng An', 'Tam Cốc', 'cuối tuần', '2N1Đ'],
  author: authors.thaoChi,
  publishedAt: '2026-04-03',
  content: `Từ Hà Nội, chỉ cần ăn sáng xong rồi lên xe, trước 10:00 bạn đã ngồi giữa núi đá vôi. Ninh Bình vì thế hay bị ghé trong một ngày. Tôi nghĩ nơi này xứng đáng một đêm, bởi cảnh đẹp nhất nằm ở hai đầu của ngày, lúc xe khách đoàn chưa tới hoặc đã về.

## Trước hết: Tràng An hay Tam Cốc

### Tràng An

Thuyền đi vòng kín qua nhiều hang xuyên thủy, xen các ngôi đền nhỏ, khoảng ba giờ. Có vài tuyến khác nhau, tuyến nhiều hang thì ít đền và ngược lại. Vé thuyền khoảng 250.000 đồng người lớn (tham khảo). Đi quanh năm đều được, vì nước sâu và cảnh không phụ thuộc lúa.

### Tam Cốc

Thuyền ngược dòng Ngô Đồng qua ba hang rồi quay lại, chừng hai giờ, người lái hay chèo bằng chân. Cảnh nằm ở ruộng hai bên bờ, nên thời điểm quyết định tất cả: lúa chín vàng thường rơi vào cuối tháng 5 đến đầu tháng 6. Ngoài mùa ấy, mặt nước vẫn đẹp nhưng trống hơn.

Nếu chỉ chọn một, người lớn tuổi và gia đình có trẻ nên đi Tràng An; người chụp ảnh đi mùa lúa thì chọn Tam Cốc.

## Ngày 1

- **7:00**: rời Hà Nội. Đường cao tốc về tới khu Hoa Lư khoảng hai giờ.
- **9:30**: xuống thuyền Tràng An. Mang mũ, nước và tiền lẻ. Vào hang thấp nhớ cúi đầu, giữ tay trong thuyền.
- **12:45**: ăn trưa với dê núi tái chanh, cơm cháy chấm nước sốt, rau rừng. Ai không ăn dê gọi cá rô đồng kho.
- **14:00**: nhận phòng, nghỉ qua lúc nắng.
- **15:30**: thuê xe đạp đi đường làng từ Tam Cốc sang Bích Động. Chùa Bích Động có ba lớp, lên dần theo vách đá.
- **17:30**: đứng trên đê nhìn núi ngả màu. Tối ăn ở khu Tam Cốc hoặc ngay tại chỗ nghỉ.

## Ngày 2

- **5:45**: ra Hang Múa. Gần 500 bậc đá, đoạn cuối dốc và trơn nếu có sương. Từ đỉnh, bạn nhìn trọn khúc sông Ngô Đồng uốn giữa ruộng. Sau 8:30 nơi này đông dần, phải nhường nhau từng bậc.
- **8:00**: về ăn sáng, trả phòng.
- **10:00**: cố đô Hoa Lư với đền vua Đinh, vua Lê. Hỏi một hướng dẫn tại điểm, chuyện kể hay hơn biển chỉ dẫn.
- **13:30**: chọn chùa Bái Đính nếu thích kiến trúc lớn, hoặc vườn chim Thung Nham nếu đi với trẻ. Ở Bái Đính có xe điện, vé khứ hồi khoảng 60.000 đồng (tham khảo).
- **16:30**: về Hà Nội.

## Nếu có thêm thời gian

1. **Vườn quốc gia Cúc Phương**: mùa bướm từ khoảng cuối tháng 4 đến tháng 5, có khu cứu hộ linh trưởng.
2. **Nhà thờ đá Phát Diệm**: mái cong như đình làng, cách thành phố chừng 30 km, đi buổi sáng thứ Bảy để yên tĩnh.
3. **Đầm Vân Long**: ngồi thuyền nan ngắm voọc mông trắng vào cuối chiều.
4. **Chùa Tam Chúc**: trước thuộc Hà Nam, nay cùng tỉnh Ninh Bình, tiện ghé trên đường về.

## Ở đâu

- **Tam Cốc**: nhiều quán, dễ thuê xe đạp, tối có chỗ dạo.
- **Ven núi gần Hang Múa và Tràng An**: yên, nhiều nhà nghỉ dạng bungalow nhìn ra ruộng hoặc hồ, nên có xe.
- **Trung tâm thành phố**: phòng rẻ, xa cảnh, hợp người đi công tác kết hợp.

Khi chọn bungalow ven núi, hãy hỏi về muỗi, độ ẩm và khoảng cách từ bãi xe vào phòng. Mùa hè có ếch kêu cả đêm, với tôi là âm thanh dễ ngủ, nhưng không phải ai cũng vậy.

## Mùa nào

- Tháng 1 đến tháng 3: lễ hội, se lạnh, mưa phùn, các chùa rất đông dịp đầu năm.
- Tháng 5 và tháng 6: lúa chín, nắng nóng; đi thuyền trước 9:00.
- Tháng 8 và tháng 9: mưa, có khi lũ nhẹ; sen tàn, ít khách.
- Tháng 10 đến tháng 12: khô mát, dễ đi nhất.

## Với người lớn tuổi và trẻ nhỏ

Bỏ Hang Múa hoặc chỉ lên một phần ba. Thuyền nào cũng có áo phao, hãy xin cỡ trẻ em ngay ở bến. Ngồi thuyền ba giờ không có chỗ đi vệ sinh thuận tiện trừ lúc dừng ở đền, nên tính trước. Mang theo mũ rộng vành thay ô, vì trong hang ô dễ vướng.

Ninh Bình không cần nhiều điểm. Một dòng sông đi chậm, một ngọn núi lên sớm và một buổi chiều đạp xe, thế là đã trọn một cuối tuần.`,
  provinces: ['ninh-binh'],
  places: [
    'quan-the-danh-thang-trang-an',
    'tam-coc-bich-dong',
    'hang-mua',
    'co-do-hoa-lu',
    'chua-bai-dinh',
    'vuon-quoc-gia-cuc-phuong',
    'nha-tho-da-phat-diem',
    'chua-tam-chuc',
  ],
  products: [],
  scenes: ['karst-river/lotus', 'karst-river/cave', 'karst-river', 'cave/river'],
  special: false,
};
