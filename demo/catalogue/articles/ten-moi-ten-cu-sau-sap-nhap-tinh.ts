import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const tenMoiTenCuSauSapNhapTinh: DemoArticle = {
  slug: 'ten-moi-ten-cu-sau-sap-nhap-tinh',
  title: 'Sau sáp nhập tỉnh: tìm điểm đến bằng tên mới hay tên cũ',
  excerpt:
    'Cả nước còn 34 tỉnh, thành từ 01/7/2025 và không còn cấp huyện. Danh sách điểm du lịch đổi tỉnh, cách gõ tìm và ghi địa chỉ cho đúng.',
  category: 'Cẩm nang đặt dịch vụ',
  tags: ['sáp nhập tỉnh', 'địa danh', 'tìm kiếm', 'địa chỉ'],
  author: authors.minhDang,
  publishedAt: '2026-10-16',
  content: `Một độc giả hỏi chúng tôi vì sao khách sạn ở Hội An lại hiện "Đà Nẵng", có phải nhầm không. Không nhầm. Từ ngày 01/7/2025, 63 tỉnh, thành được sắp xếp lại còn 34, và cấp huyện không còn. Tên du lịch thì chẳng đi đâu cả: vẫn là Hội An, Sa Pa, Phú Quốc. Điều cần quen lại chỉ là dòng địa chỉ.

## Ba thay đổi nên nhớ

1. **Còn 34 đơn vị cấp tỉnh**, phần lớn do hai hoặc ba tỉnh cũ gộp lại, một số giữ nguyên.
2. **Bỏ cấp huyện**. "Thành phố Đà Lạt", "thị xã Sa Pa", "thành phố Hạ Long" không còn là đơn vị hành chính. Địa chỉ đi thẳng từ phường, xã lên tỉnh.
3. **Đảo thành đặc khu**. Phú Quốc, Côn Đảo, Lý Sơn, Phú Quý, Cô Tô, Vân Đồn, Cát Hải (có Cát Bà) là đặc khu, ngang cấp xã.

Từ đó đến nay, ba tỉnh trở thành thành phố trực thuộc trung ương: Đồng Nai từ 30/4/2026, Quảng Ninh từ 01/9/2026 và Bắc Ninh từ 20/9/2026. Ranh giới không đổi, chỉ đổi loại; cả nước hiện có 9 thành phố và 25 tỉnh.

## Điểm du lịch nay thuộc đâu

### Miền Bắc

- **Sa Pa, Y Tý, Bắc Hà**: Lào Cai, tỉnh gộp thêm Yên Bái, nên Mù Cang Chải và hồ Thác Bà cũng ở đây.
- **Đồng Văn, Mèo Vạc, Hoàng Su Phì**: trước là Hà Giang, nay là Tuyên Quang.
- **Hồ Ba Bể**: trước là Bắc Kạn, nay là Thái Nguyên.
- **Mai Châu, hồ Hòa Bình, Tam Đảo**: nay đều thuộc Phú Thọ.
- **Cát Bà, Đồ Sơn, Côn Sơn – Kiếp Bạc**: Hải Phòng, gộp thêm Hải Dương.
- **Tam Chúc, đền Trần**: trước là Hà Nam và Nam Định, nay là Ninh Bình.

### Miền Trung và Tây Nguyên

- **Phong Nha, Đồng Hới**: trước là Quảng Bình, nay là Quảng Trị.
- **Hội An, Mỹ Sơn, Cù Lao Chàm**: trước là Quảng Nam, nay là Đà Nẵng.
- **Măng Đen, Kon Tum**: nay thuộc Quảng Ngãi, cùng tỉnh với Lý Sơn.
- **Quy Nhơn, Kỳ Co, Eo Gió**: trước là Bình Định, nay là Gia Lai.
- **Tuy Hòa, Gành Đá Đĩa**: trước là Phú Yên, nay là Đắk Lắk.
- **Vĩnh Hy, Phan Rang**: trước là Ninh Thuận, nay là Khánh Hòa.
- **Mũi Né, Phú Quý, Tà Đùng**: nay cùng thuộc Lâm Đồng với Đà Lạt.

### Miền Nam

- **Vũng Tàu, Hồ Tràm, Côn Đảo**: nay thuộc TP. Hồ Chí Minh, cũng như tỉnh Bình Dương cũ.
- **Phú Quốc, Hà Tiên, Nam Du**: trước là Kiên Giang, nay là An Giang.
- **Mỹ Tho, Cái Bè**: trước là Tiền Giang, nay là Đồng Tháp.
- **Bến Tre, Trà Vinh**: nay là Vĩnh Long.
- **Sóc Trăng, Hậu Giang**: nay là Cần Thơ.
- **Bạc Liêu**: nay là Cà Mau.
- **Làng nổi Tân Lập**: trước là Long An, nay là Tây Ninh.

## Nên gõ tên nào khi tìm

Gõ tên bạn quen. Ô tìm kiếm của Nẻo Việt hiểu tên cũ, tên mới và tên không dấu: "quang binh", "Quảng Trị" hay "Phong Nha" đều dẫn tới cùng một vùng. Với tỉnh rộng, tên điểm đến cho kết quả gọn hơn tên tỉnh. Tìm "Lâm Đồng" sẽ ra cả Đà Lạt lẫn Mũi Né, cách nhau hơn bốn giờ xe; tìm "Mũi Né" thì chỉ còn đúng bãi biển.

Trang của mỗi tỉnh có dòng ghi các tỉnh cũ hợp thành, để bạn không lạc.

## Dễ nhầm khi xếp lịch

- Cùng tỉnh không có nghĩa là gần. Quy Nhơn và Pleiku cùng Gia Lai, cách nhau chừng 165 km.
- Khác tỉnh không có nghĩa là xa. Tràng An và Sầm Sơn ở hai tỉnh mà chỉ hơn một giờ xe.
- Sân bay giữ tên cũ. Sân bay Phù Cát nay ở Gia Lai, Tuy Hòa ở Đắk Lắk, Đồng Hới ở Quảng Trị.
- Hai bãi cùng tên Mỹ Khê: một ở Đà Nẵng, một ở Quảng Ngãi. Xem bản đồ trước khi đặt.

## Ghi địa chỉ và giấy tờ

Khi điền đơn, bạn ghi số nhà, đường, phường hoặc xã, rồi tỉnh, thành. Không cần tên quận, huyện. Căn cước in địa chỉ cũ vẫn dùng được khi nhận phòng và lên máy bay; bạn không phải đổi thẻ chỉ vì tên tỉnh thay đổi.

Hóa đơn công ty thì lấy theo đăng ký kinh doanh hiện hành, hỏi kế toán nếu chưa chắc.

## Lời cuối

Người Hội An vẫn nói mình người Hội An. Bản đồ hành chính giúp việc quản lý, còn trí nhớ du lịch gắn với dòng sông, ngọn núi và món ăn. Chúng tôi giữ cả hai, để bạn gõ tên nào cũng tới.`,
  provinces: ['da-nang', 'quang-tri', 'lam-dong', 'an-giang', 'gia-lai', 'tuyen-quang'],
  places: ['pho-co-hoi-an', 'dao-phu-quoc', 'mui-ne', 'dong-phong-nha', 'bai-bien-quy-nhon'],
  products: [],
  scenes: ['road/city-bridge', 'road/coast-pass', 'road'],
  special: false,
};
