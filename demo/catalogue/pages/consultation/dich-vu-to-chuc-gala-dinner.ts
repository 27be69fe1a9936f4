import { type DemoPage, faqGroup } from '../page.ts';

export const toChucGalaDinner: DemoPage = {
  slug: 'dich-vu-to-chuc-gala-dinner',
  title: 'Tổ chức gala dinner',
  excerpt:
    'Tiệc tối công ty trọn gói: địa điểm, thực đơn, sân khấu, âm thanh, người dẫn và kịch bản từng phút.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Đêm gala khép lại một năm làm việc, nên khâu nào cũng phải có người chịu trách nhiệm: ai đón khách, lúc nào lên món, vinh danh xong thì nhạc gì. Sau cuộc gọi đầu, một điều phối viên theo bạn đến khi tan tiệc. Bạn nhận hai phương án địa điểm kèm báo giá, đi xem chỗ nếu muốn, ký hợp đồng và đặt cọc để khóa ngày.

## Ngân sách tham khảo

- **Phần ăn**: 450.000–1.200.000 ₫ mỗi khách, theo bàn hoặc buffet.
- **Sân khấu, âm thanh, ánh sáng, MC**: 15–60 triệu một đêm.
- **Backdrop và khu chụp ảnh**: 2–6 triệu.
- **Ghi hình**: 5–15 triệu.
- **Quà tặng**: 50.000–200.000 ₫ mỗi phần.
- **Hội nghị buổi chiều kèm trà bánh**: 350.000–700.000 ₫ mỗi khách nửa ngày.

Giá tùy ngày trong tuần; tháng 12 và tháng Giêng kín lịch sớm.

## Buổi trao đổi đầu tiên

Chúng tôi hỏi số khách, ngày và ngày thay thế, thành phố, tiệc trong nhà hay bên biển, chủ đề trang phục, tiết mục tự diễn, món kiêng và món chay, trần ngân sách, nhu cầu hóa đơn VAT.

## Hợp đồng và giấy phép

Công ty gửi mã số thuế cùng người ký. Số suất ăn chốt trước tiệc 3–7 ngày tùy nơi. Biểu diễn ngoài trời, bắn pháo giấy hay chơi nhạc muộn cần xin phép địa phương; điều phối viên chuẩn bị hồ sơ. Mức phạt khi hủy theo từng mốc ghi trong phụ lục.

Liên hệ {{phone}}, 08:00–20:00 mỗi ngày, hoặc {{email}}. Ban ngày cần sân chơi cho đoàn, bạn xem [Tổ chức team building](/dich-vu/to-chuc-team-building).
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Tiệc 40 người có nhận không?',
      'Có. Với nhóm nhỏ, chúng tôi gợi ý phòng riêng của nhà hàng và một bộ âm thanh gọn thay cho sân khấu, tổng chi phí nhẹ hơn nhiều.',
    ],
    [
      'Công ty tự mang rượu được không?',
      'Phần lớn nơi tổ chức cho mang, có phí mở chai tính theo chai hoặc theo bàn. Điều phối viên thương lượng khoản này khi ký.',
    ],
    [
      'Tiệc ngoài trời gặp mưa thì sao?',
      'Hợp đồng luôn giữ kèm một sảnh trong nhà hoặc mái che. Đến 14 giờ cùng ngày, hai bên xem dự báo và chốt nơi bày bàn.',
    ],
  ]),
};
