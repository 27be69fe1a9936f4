import { type DemoPage, faqGroup } from '../page.ts';

export const choThueTau: DemoPage = {
  slug: 'dich-vu-cho-thue-tau',
  title: 'Cho thuê tàu',
  excerpt:
    'Thuê riêng du thuyền vài giờ hoặc hỏi vé tàu cao tốc ra đảo, lịch chạy xem theo thời tiết từng ngày.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Trang này dành cho hai nhu cầu: bao trọn một chiếc tàu để ngắm hoàng hôn, làm tiệc nhỏ; hoặc lấy ghế tàu cao tốc ra đảo cho cả nhóm. Bạn nêu bến, ngày và số người. Chúng tôi hỏi chủ tàu, báo giá cùng lịch xuất bến rồi giữ tàu hoặc giữ ghế. Tiền trả qua liên kết, thuê trọn tàu thì nhân viên gửi thêm hợp đồng ngắn.

## Giá tham khảo

| Loại | Khoảng giá |
|---|---|
| Du thuyền riêng 2–3 giờ | 8–30 triệu một chuyến |
| Phú Quốc – Rạch Giá | 330.000–400.000 ₫ một chiều |
| Phú Quốc – Hà Tiên | 200.000–250.000 ₫ một chiều |
| Trần Đề – Côn Đảo | 330.000–450.000 ₫ |
| Vũng Tàu – Côn Đảo | 750.000–950.000 ₫ |
| Sa Kỳ – Lý Sơn | 180.000–250.000 ₫ |
| Phan Thiết – Phú Quý | 250.000–400.000 ₫ |
| Vân Đồn – Cô Tô | 250.000–350.000 ₫ |

## Những điều cần biết trước

Cho biết tuổi của trẻ, có người say sóng hay người ngồi xe lăn không, có muốn ăn uống, trang trí, chụp ảnh trên tàu không. Thuê trọn tàu, bạn nói giờ lên, giờ về và nơi muốn neo.

## Giấy tờ, an toàn, hủy chuyến

Danh sách gồm họ tên, năm sinh, số giấy tờ nộp cảng vụ trước khi rời bến; ai cũng mang bản gốc. Áo phao phát cho mọi khách. Cảng vụ cấm biển thì bạn dời ngày hoặc nhận lại đủ tiền.

Gọi {{phone}}, 08:00–20:00. Ngủ đêm trên vịnh, bạn xem [Du thuyền](/du-thuyen).
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Mang đồ ăn, bánh sinh nhật lên tàu được không?',
      'Thuê riêng thì phần lớn chủ tàu cho mang bánh và đồ uống, có nơi thu phí dọn dẹp. Bếp trên tàu nấu được thì báo giá kèm thực đơn.',
    ],
    [
      'Nên hỏi ghế tàu ra đảo trước bao lâu?',
      'Ngày thường trước 2–3 ngày, cuối tuần hè và lễ nên trước hai đến ba tuần vì mỗi tuyến chỉ có vài chuyến mỗi ngày.',
    ],
    [
      'Làm sao biết mai tàu có chạy?',
      'Nhà tàu thường chốt vào chiều hôm trước theo bản tin gió. Có thay đổi, chúng tôi gọi cho bạn ngay và đưa phương án thay thế.',
    ],
  ]),
};
