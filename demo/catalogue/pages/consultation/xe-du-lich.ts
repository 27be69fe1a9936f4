import { type DemoPage, faqGroup } from '../page.ts';

export const xeDuLich: DemoPage = {
  slug: 'xe-du-lich',
  title: 'Thuê xe du lịch',
  excerpt: 'Xe có lái 4–29 chỗ, limousine và ô tô tự lái theo ngày hoặc theo tuyến, báo giá trọn lộ trình.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Một chiếc xe riêng cho phép cả nhà dừng ăn bát bún ven đường hay ngắm đèo lâu hơn dự tính. Bạn kể lộ trình, chúng tôi chọn cỡ xe, tính giá trọn chuyến và tìm nhà xe còn lịch. Sau khi bạn đồng ý, xe được giữ; bạn trả tiền qua liên kết, tối hôm trước nhận biển số và số của tài xế.

## Giá tham khảo, xe có lái

| Hành trình | 4 chỗ | 7 chỗ | 16 chỗ |
|---|---|---|---|
| Một ngày, 10 giờ, 150 km | 1–1,4 triệu | 1,2–1,7 triệu | 1,6–2,3 triệu |
| Hà Nội – Hạ Long | 1,1–1,5 triệu | 1,3–1,8 triệu | 1,8–2,5 triệu |
| Hà Nội – Sa Pa | 2,4–3 triệu | 2,8–3,5 triệu | 3,8–4,8 triệu |
| TP. Hồ Chí Minh – Vũng Tàu | 1–1,3 triệu | 1,2–1,6 triệu | 1,8–2,3 triệu |

Giá tuyến tính một chiều, đồng Việt Nam. Xe chạy 22:00–05:00 thường thêm 20–30%, lễ Tết thêm 20–50%. Ô tô tự lái tham khảo 700.000–1.100.000 ₫ một ngày cho xe 4 chỗ, 900.000–1.400.000 ₫ cho xe 7 chỗ.

## Kể với chúng tôi

Điểm đón, các điểm dừng, ngày giờ đi và về, số khách, số vali, ghế trẻ em (50.000–100.000 ₫), có cần hóa đơn công ty không.

## Điều kiện và giấy tờ

Xe có lái: chỉ cần họ tên và số điện thoại người đi. Xe tự lái: căn cước, giấy phép lái xe ô tô còn hạn, tiền cọc theo thỏa thuận, trả xe cùng mức nhiên liệu.

Gọi {{phone}} từ 08:00 đến 20:00. Chỉ cần chặng sân bay, bạn xem [Xe đưa đón sân bay](/dich-vu/xe-dua-don-san-bay).
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Giá đã gồm xăng, phí cầu đường, ăn ở của tài xế chưa?',
      'Báo giá ghi từng mục. Chuyến trong ngày thường gồm xăng và phí cầu đường; đi qua đêm thì cộng phần ăn ở của tài xế nếu bạn không lo chỗ ngủ.',
    ],
    [
      'Đi quá giờ hoặc quá số ki-lô-mét tính thế nào?',
      'Mức phụ trội cho mỗi giờ và mỗi ki-lô-mét có sẵn trong báo giá. Tài xế báo bạn trước khi vượt mốc để bạn quyết định.',
    ],
    [
      'Nên chọn xe cỡ nào cho sáu người?',
      'Sáu người ít đồ ngồi vừa xe 7 chỗ. Có vali lớn hoặc đi đèo dài, xe 16 chỗ thoải mái hơn, chênh lệch chia đầu người không nhiều.',
    ],
  ]),
};
