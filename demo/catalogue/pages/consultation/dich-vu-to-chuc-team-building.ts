import { type DemoPage, faqGroup } from '../page.ts';

export const toChucTeamBuilding: DemoPage = {
  slug: 'dich-vu-to-chuc-team-building',
  title: 'Tổ chức team building',
  excerpt:
    'Trò chơi bãi biển, thử thách trong phố hay chuyến công ty ba ngày, kịch bản viết riêng từ 30 khách.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Một buổi team building hay không nằm ở loa to, mà ở chỗ phòng kế toán cũng muốn chơi. Chúng tôi hỏi về đoàn trước, rồi mới viết kịch bản: mức vận động, người dẫn, đạo cụ, phương án khi mưa. Báo giá gửi trong một đến hai ngày làm việc, kèm từng hạng mục để bạn bớt hoặc thêm. Chốt xong, hai bên ký hợp đồng, công ty chuyển cọc giữ địa điểm.

## Chi phí tham khảo

| Hạng mục | Khoảng giá |
|---|---|
| Nửa ngày, từ 30 khách | 150.000–300.000 ₫ mỗi khách |
| Cả ngày | 300.000–550.000 ₫ mỗi khách |
| Đua thử thách theo trạm trong phố | 350.000–700.000 ₫ mỗi khách |
| Backdrop, băng rôn | 2–6 triệu |
| Quay phim, flycam | 5–15 triệu |
| Chuyến biển 3 ngày 2 đêm, chưa gồm bay | 2,8–5,5 triệu mỗi khách |

Đoàn ít người áp dụng gói tối thiểu 6–12 triệu.

## Hồ sơ đoàn để lên kịch bản

Số người, độ tuổi, tỷ lệ nam nữ; ngày chính và ngày dự phòng; điểm đi; ngân sách mỗi khách; hạng khách sạn; chủ đề công ty muốn nhắc đến; người phụ trách và thông tin xuất hóa đơn.

## Điều kiện

Danh sách khách nộp trước 3 ngày để mua bảo hiểm. Số lượng xê dịch 10% đến trước ngày đi 7 ngày. Bãi biển công cộng cần xin phép địa phương, chúng tôi lo phần đơn từ.

Gọi {{phone}} trong khung 08:00–20:00 hoặc viết tới {{email}}. Buổi tối làm tiệc, bạn xem [Tổ chức gala dinner](/dich-vu/to-chuc-gala-dinner).
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Trời mưa thì chương trình ra sao?',
      'Kịch bản nào cũng có bản trong nhà, hội trường dự phòng ghi sẵn trong hợp đồng. Quyết định chuyển sân chốt trước giờ chơi ba tiếng.',
    ],
    [
      'Người lớn tuổi, đang mang thai tham gia thế nào?',
      'Có vai trò nhẹ như giữ mật thư, chấm điểm, chụp ảnh. Bạn cho biết số người này để đội dẫn chia đội cho cân.',
    ],
    [
      'Nên gọi trước bao lâu?',
      'Đoàn dưới 50 khách nên trước ba tuần, đoàn lớn hoặc đi mùa hè nên trước hai tháng để còn phòng cùng một nơi.',
    ],
  ]),
};
