import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const chonDuThuyenHaLongHayLanHa: DemoArticle = {
  slug: 'chon-du-thuyen-ha-long-hay-lan-ha',
  title: 'Chọn du thuyền Hạ Long hay Lan Hạ: khác nhau ở bến, hang và nhịp đi',
  excerpt:
    'Cùng núi đá giữa biển nhưng ba vịnh cho ba chuyến đi khác nhau. So sánh bến tàu, điểm dừng, hạng cabin và những điều cần hỏi trước khi đặt.',
  category: 'Kinh nghiệm',
  tags: ['du thuyền', 'Hạ Long', 'Lan Hạ', 'Bái Tử Long', '2N1Đ'],
  author: authors.minhDang,
  publishedAt: '2026-04-17',
  content: `Trên bản đồ, Hạ Long, Lan Hạ và Bái Tử Long nối liền nhau thành một dải núi đá. Trên boong tàu, đó là ba chuyến đi khác nhau. Chọn nhầm không có nghĩa là chuyến đi dở, nhưng chọn đúng thì bạn sẽ không phải ước mình đang ở vịnh bên cạnh.

## Ba vịnh, ba tính cách

### Vịnh Hạ Long: nhiều điểm nổi tiếng, đông tàu

Tàu thường xuất phát từ Tuần Châu hoặc Hòn Gai, thuộc Quảng Ninh. Lịch 2N1Đ quen thuộc gồm hang Sửng Sốt, đảo Ti Tốp, chèo kayak, hôm sau vào hang Luồn. Bạn gặp đúng những hình ảnh trong sách, đổi lại buổi chiều ở Ti Tốp và cửa hang khá đông. Hợp với người đi lần đầu, người muốn thấy hang lớn.

### Vịnh Lan Hạ: nước trong, chèo kayak nhiều

Lan Hạ ở phía nam, ôm đảo Cát Bà, thuộc Hải Phòng. Tàu đón ở bến Gót, Cái Viềng hoặc Bến Bèo. Điểm dừng hay gặp là hang Sáng Tối, khu Ba Trái Đào và làng Việt Hải, nơi bạn đạp xe giữa rừng. Ít hang lớn, nhiều vụng kín để bơi và kayak. Hợp với cặp đôi và nhóm bạn thích vận động.

### Vịnh Bái Tử Long: vắng

Phía đông bắc, ít tàu hơn hẳn. Đổi lại, điểm tham quan trên bờ ít và lịch phụ thuộc con nước. Hợp với người đã đi Hạ Long một lần và muốn yên.

## Đường đi từ Hà Nội

- Hà Nội – Tuần Châu: khoảng 2 giờ 30 theo cao tốc.
- Hà Nội – bến Gót: cũng chừng 2 giờ đến 2 giờ 30 qua Hải Phòng.
- Từ miền Nam, bạn có thể bay tới Cát Bi (Hải Phòng) hoặc Vân Đồn thay vì Nội Bài. Từ Cát Bi đi Tuần Châu khoảng một giờ, từ Vân Đồn về Bãi Cháy khoảng 50 phút.

Tàu thường cho lên lúc 12:00 và trả khách khoảng 11:00 đến 12:00 hôm sau. Xe limousine gom khách ở Hà Nội từ 7:30 đến 8:30, nên ngủ đêm trước ở trung tâm là hợp lý.

## Đọc bảng hạng cabin

1. **Cửa sổ (Junior, Deluxe)**: rẻ nhất, thường ở tầng 1. Nếu dễ say, tầng thấp và giữa thân tàu lại là chỗ êm.
2. **Ban công riêng (Balcony)**: thêm vài trăm nghìn đồng mỗi khách, đáng tiền khi trời đẹp.
3. **Suite và Terrace**: có bồn tắm hoặc sân riêng, ở tầng trên, yên hơn.
4. **Family, Connecting**: hai cabin thông nhau, hợp nhà có trẻ nhỏ.

Giá tàu 5 sao 2N1Đ thường từ 2,5 đến 3,4 triệu đồng mỗi khách với cabin cửa sổ và 3,1 đến 4,2 triệu với cabin ban công (tham khảo, tính hai người một cabin). Đi một mình thường phụ thu 70 đến 100 phần trăm.

## Tám điều nên hỏi trước khi đặt

- Tàu đóng năm nào, bao nhiêu cabin. Tàu lớn êm hơn, tàu nhỏ vào được vụng kín hơn.
- Bến đón và bến trả có cùng một nơi không.
- Giá đã gồm vé thắng cảnh, kayak và xe đưa đón chưa.
- Đồ uống trong bữa có tính riêng không.
- Trẻ em tính theo tuổi nào, ngủ chung có phí không.
- Có phụ thu bữa tiệc bắt buộc vào Giáng sinh, Tết Dương lịch không.
- Tàu có phục vụ ăn chay, dị ứng không và cần báo trước bao lâu.
- Khi cảng vụ cấm tàu, bạn được đổi ngày hay hoàn tiền.

## Mùa và chuyện cấm tàu

Từ giữa tháng 9 đến tháng 11 trời khô, nắng nhẹ, tầm nhìn xa. Tháng 12 đến tháng 3 lạnh và nhiều sương; núi mờ trong sương có nét đẹp riêng nhưng không hợp để bơi. Tháng 5 đến tháng 8 nước ấm, cũng là mùa dông và bão.

Cấm tàu là quyết định của cảng vụ vì an toàn, không thương lượng được. Trên trang của chúng tôi, chính sách du thuyền ghi rõ: gặp cấm tàu, bạn đổi ngày hoặc được hoàn phần dịch vụ chưa sử dụng. Vì thế, nếu đi trong mùa bão, đừng đặt vé máy bay về ngay chiều xuống tàu.

## Gợi ý nhanh

- Đi cùng ông bà, muốn thấy hang lớn: Hạ Long, tàu lớn, cabin tầng 1 hoặc 2.
- Kỷ niệm ngày cưới: Lan Hạ, cabin ban công hoặc suite.
- Nhóm bạn thích kayak: Lan Hạ, chọn lịch có hai buổi chèo.
- Muốn vắng: Bái Tử Long, đi giữa tuần.
- Có bé dưới 5 tuổi: tàu có cabin thông nhau, hỏi kỹ lan can và áo phao cỡ nhỏ.

Nếu vẫn phân vân, hãy bắt đầu từ số đêm. Một đêm thì chọn vịnh gần bến nhất với chỗ bạn ở. Hai đêm thì vịnh nào cũng kịp cho bạn quên điện thoại.`,
  provinces: ['quang-ninh', 'hai-phong'],
  places: ['vinh-ha-long', 'vinh-lan-ha', 'vinh-bai-tu-long', 'dao-tuan-chau', 'dao-cat-ba'],
  products: [],
  scenes: ['cruise-cabin/terrace', 'cruise-cabin/balcony', 'cruise-cabin', 'karst-bay'],
  special: true,
};
