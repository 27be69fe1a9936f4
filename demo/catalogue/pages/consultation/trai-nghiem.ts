import { type DemoPage, faqGroup } from '../page.ts';

export const traiNghiem: DemoPage = {
  slug: 'trai-nghiem',
  title: 'Trải nghiệm',
  excerpt:
    'Lặn biển, dù bay, máng trượt rừng thông, xem diễn thực cảnh: hoạt động nửa ngày để ghép vào chuyến đi.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Có những buổi sáng bạn không cần một tour trọn gói, chỉ cần hai tiếng dưới nước hoặc một vòng jeep lên đồi. Hãy nói bạn đang ở đâu, thích gì và rảnh buổi nào. Chúng tôi hỏi lịch của người tổ chức, báo giá, giữ suất rồi gửi liên kết để bạn trả tiền. Giờ hẹn, điểm đón và số người phụ trách có trong tin xác nhận.

## Gợi ý và giá tham khảo mỗi khách

- **Lặn ống thở** ở Nha Trang, Phú Quốc: 250.000–500.000 ₫.
- **Lặn bình khí**, một lần xuống nước có người kèm: 900.000–1.600.000 ₫.
- **Dù bay, mô tô nước** khoảng 15 phút: 500.000–900.000 ₫.
- **Máng trượt thác Datanla**, Đà Lạt: người lớn 250.000–300.000 ₫, trẻ em 180.000–220.000 ₫.
- **Xe jeep Langbiang**: khoảng 120.000 ₫, vé vào cửa 50.000 ₫.
- **Diễn thực cảnh Ký Ức Hội An**: người lớn 600.000–750.000 ₫, trẻ em 300.000–400.000 ₫.

## Trước khi gọi, bạn chuẩn bị

Ngày và buổi rảnh, nơi đang ở, số người cùng tuổi của trẻ, ai bơi được và ai chưa, có cần xe đón không.

## Sức khỏe và thời tiết

Lặn bình khí không dành cho người đang mang thai, có bệnh tim phổi, tai mũi họng hoặc vừa uống rượu; trước khi xuống nước bạn ký phiếu khai sức khỏe và mang giấy tờ tùy thân. Hoạt động trên biển dừng khi có lệnh của cảng vụ, tiền được hoàn hoặc dời ngày.

Đường dây {{phone}} mở 08:00–20:00. Muốn đi cả ngày có hướng dẫn viên, bạn xem [Tour du lịch](/du-lich).
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Không biết bơi có lặn được không?',
      'Lặn ống thở mặc áo phao thì được, luôn có người đi kèm. Lặn bình khí cũng nhận người mới, nhưng bạn cần thấy thoải mái khi úp mặt xuống nước.',
    ],
    [
      'Bay sau khi lặn có sao không?',
      'Sau lặn bình khí, bạn chờ ít nhất 18 giờ mới lên máy bay. Hãy cho biết giờ bay để chúng tôi xếp buổi lặn sớm hơn.',
    ],
    [
      'Trẻ mấy tuổi thì tham gia được?',
      'Mỗi hoạt động một mức: máng trượt cho bé ngồi cùng người lớn, lặn bình khí thường từ 10 tuổi. Bạn nói tuổi và chiều cao của bé, nhân viên kiểm tra với nơi tổ chức.',
    ],
  ]),
};
