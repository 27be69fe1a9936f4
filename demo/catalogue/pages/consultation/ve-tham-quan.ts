import { type DemoPage, faqGroup } from '../page.ts';

export const veThamQuan: DemoPage = {
  slug: 've-tham-quan',
  title: 'Vé tham quan',
  excerpt:
    'Vé cáp treo, công viên, di tích và thắng cảnh khắp nước, hỏi trước để biết giá đúng ngày bạn đến.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Nhiều điểm tham quan bán vé theo ngày, theo giờ vào cửa hoặc theo chiều cao của trẻ. Bạn nhắn tên điểm đến và ngày đi, chúng tôi kiểm tra loại vé phù hợp, báo tổng tiền rồi giữ vé cho bạn. Thanh toán qua liên kết, mã QR gửi về email hoặc tin nhắn, đến cổng chỉ cần quét.

## Mức giá tham khảo

| Điểm đến | Người lớn | Trẻ em |
|---|---|---|
| Cáp treo Bà Nà | 900.000–1.000.000 ₫ | 750.000–800.000 ₫ |
| Cáp treo Fansipan, khứ hồi | 800.000–900.000 ₫ | 550.000–650.000 ₫ |
| Cáp treo Hòn Thơm kèm công viên nước | 650.000–900.000 ₫ | 450.000–650.000 ₫ |
| Đại Nội Huế | 200.000 ₫ | 40.000 ₫ |
| Tràng An, gồm thuyền | 250.000 ₫ | 120.000 ₫ |
| Động Thiên Đường | 250.000 ₫ | 25.000–125.000 ₫ |

Giá có thể đổi theo mùa; con số chốt là con số nhân viên báo cho ngày của bạn.

## Khi hỏi vé, bạn nói giúp

Ngày và buổi đến, số người lớn, chiều cao từng bé, có khách từ 60 tuổi hay không, và nơi cư trú nếu điểm đó có giá riêng cho người địa phương.

## Điều kiện dùng vé

Khu vui chơi phần lớn miễn phí cho bé dưới 1 m, tính vé trẻ em từ 1 m đến dưới 1,4 m. Người cao tuổi mang căn cước để hưởng mức giảm. Vé ghi ngày cố định thường không đổi sau khi xuất; xem thêm [Hủy và hoàn trả](/page/chinh-sach-huy-va-hoan-tra). Tổng đài {{phone}} trực 08:00–20:00 hằng ngày.
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Hỏi vé trong ngày có kịp không?',
      'Nhiều điểm xuất vé ngay trong giờ hỗ trợ, bạn gọi trước giờ đến khoảng hai tiếng. Vé có khung giờ như show diễn nên hỏi trước một ngày.',
    ],
    [
      'Trời mưa, cáp treo ngừng chạy thì sao?',
      'Điểm tham quan báo dừng vì thời tiết thì vé được dời ngày hoặc hoàn theo quy định của nơi đó. Bạn gọi tổng đài, chúng tôi làm việc với họ thay bạn.',
    ],
    [
      'Vé đã gồm xe điện, thuyền, bữa trưa chưa?',
      'Tùy loại vé. Ví dụ vé Tràng An đã gồm thuyền, còn xe điện ở chùa Bái Đính mua thêm. Báo giá liệt kê từng phần có và không có.',
    ],
  ]),
};
