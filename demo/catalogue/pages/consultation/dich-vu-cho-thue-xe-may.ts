import { type DemoPage, faqGroup } from '../page.ts';

export const choThueXeMay: DemoPage = {
  slug: 'dich-vu-cho-thue-xe-may',
  title: 'Cho thuê xe máy',
  excerpt: 'Xe số, tay ga, xe điện và xe đi đèo, giao tận khách sạn kèm mũ bảo hiểm, tính theo ngày.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Chạy xe máy qua đèo Hải Vân buổi sớm hay lượn quanh hồ Xuân Hương lúc chiều là cách đi chậm mà tự do. Chúng tôi nhận yêu cầu qua điện thoại hoặc tin nhắn, hỏi cửa hàng ở nơi bạn đến, báo giá kèm tiền cọc rồi giữ xe. Tiền thuê trả qua liên kết, tiền cọc đưa cho cửa hàng lúc nhận xe.

## Giá tham khảo một ngày

| Loại xe | Khoảng giá |
|---|---|
| Xe số | 100.000–150.000 ₫ |
| Tay ga phổ thông | 130.000–200.000 ₫ |
| Tay ga lớn | 250.000–400.000 ₫ |
| Côn tay, cào cào đi Hà Giang | 350.000–700.000 ₫ |
| Xe máy điện | 120.000–200.000 ₫ |
| Xe đạp | 30.000–60.000 ₫ |

Giao xe tận nơi 0–100.000 ₫. Dịp Tết giá thường tăng 50–100%.

## Giấy tờ và tiền cọc

Người thuê từ 18 tuổi, có giấy phép lái xe đúng loại, mang bản gốc hoặc bản trên ứng dụng định danh. Cọc một loại giấy tờ hoặc 1–3 triệu đồng, nhận lại khi trả xe. Xăng trả về mức như lúc nhận.

## Hỏi thuê xe, bạn nhắn

Thành phố, địa chỉ giao, ngày giờ nhận và trả, loại xe, số mũ, chiều cao người lái nếu chọn xe côn tay, cung đường định chạy. Đi đèo dài, chúng tôi hỏi xe mới thay lốp và phanh.

Khi nhận, hãy chụp quanh xe, thử còi, đèn, phanh. Tư vấn qua {{phone}} lúc 08:00–20:00. Muốn có người lái, bạn xem [Thuê xe du lịch](/xe-du-lich).
`,
  faqs: faqGroup('Câu hỏi thường gặp', [
    [
      'Chưa có bằng lái thì thuê được loại nào?',
      'Xe đạp, hoặc xe điện loại nhỏ mà luật không buộc có bằng. Xe khác cửa hàng không giao, vì khi xảy ra tai nạn bảo hiểm sẽ từ chối.',
    ],
    [
      'Xe hỏng giữa đường gọi ai?',
      'Gọi số cửa hàng ghi trên phiếu, họ hướng dẫn hoặc đổi xe trong bán kính đã thỏa thuận. Lỗi do xe thì cửa hàng trả tiền sửa.',
    ],
    [
      'Nhận xe ở Hà Nội, trả ở Đà Nẵng được không?',
      'Một số cửa hàng nhận, có phí chở xe về. Bạn nêu hai nơi khi hỏi giá để chúng tôi tìm đúng chỗ làm được.',
    ],
  ]),
};
