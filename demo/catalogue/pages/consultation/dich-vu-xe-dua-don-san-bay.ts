import { type DemoPage, faqGroup } from '../page.ts';

export const xeDuaDonSanBay: DemoPage = {
  slug: 'dich-vu-xe-dua-don-san-bay',
  title: 'Xe đưa đón sân bay',
  excerpt: 'Xe riêng chờ đúng chuyến bay ở Nội Bài, Tân Sơn Nhất, Đà Nẵng, Cam Ranh, Phú Quốc, Liên Khương.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Hạ cánh lúc gần nửa đêm với hai đứa nhỏ đang buồn ngủ, điều bạn mong nhất là có người đứng sẵn ở cửa ra. Bạn gửi số hiệu chuyến bay, chúng tôi báo giá theo chặng, giữ xe và gửi liên kết thanh toán. Trước giờ đón, bạn nhận tên tài xế, biển số và chỗ gặp nhau.

## Giá tham khảo một chiều

| Chặng | 4 chỗ | 7 chỗ | 16 chỗ |
|---|---|---|---|
| Nội Bài – trung tâm Hà Nội | 250–350 nghìn | 300–420 nghìn | 550–750 nghìn |
| Tân Sơn Nhất – quận trung tâm | 200–300 nghìn | 250–380 nghìn | 500–700 nghìn |
| Đà Nẵng – Mỹ Khê | 120–180 nghìn | 160–230 nghìn | 350–500 nghìn |
| Đà Nẵng – Hội An | 250–350 nghìn | 300–420 nghìn | 500–700 nghìn |
| Cam Ranh – Nha Trang | 250–350 nghìn | 300–420 nghìn | 550–750 nghìn |
| Liên Khương – Đà Lạt | 220–300 nghìn | 260–350 nghìn | 500–700 nghìn |

Phụ thu: chạy 22:00–05:00 thêm 20–30%, lễ Tết 20–50%, biển tên 50.000 ₫, ghế trẻ em 50.000–100.000 ₫.

## Thông tin để giữ xe

Số hiệu và giờ bay, địa chỉ khách sạn, số khách, số vali và món cồng kềnh như xe đẩy hay túi gậy. Người đi không phải xuất trình giấy tờ, chỉ cần số điện thoại liên lạc được khi xuống máy bay.

## Chờ và hủy

Tài xế chờ 60 phút kể từ lúc hạ cánh; lâu hơn tính 50.000–100.000 ₫ mỗi giờ. Mốc hủy miễn phí có trong báo giá.

Hỏi giá qua {{phone}}, 08:00–20:00; chuyến đón sau giờ này vẫn giữ được nếu bạn gọi trước.
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Chuyến bay bị dời sang hôm sau thì sao?',
      'Bạn nhắn giờ bay mới, xe được dời theo nếu còn lịch. Hãng hủy chuyến thì gửi thông báo của hãng, chúng tôi xin nhà xe miễn phí hủy.',
    ],
    [
      'Xe chở được bao nhiêu vali?',
      'Xe 4 chỗ vừa 2 vali lớn, xe 7 chỗ khoảng 4 vali khi gập hàng ghế cuối. Đồ nhiều hơn, bạn nên lên cỡ xe 16 chỗ.',
    ],
    [
      'Có ghé đón thêm người dọc đường không?',
      'Có. Bạn cho địa chỉ điểm ghé khi hỏi giá, phần đường vòng được tính sẵn để tài xế không thu thêm.',
    ],
  ]),
};
