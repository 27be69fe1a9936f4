import { faqGroup, type HousePage } from './page.ts';

export const comboUuDai: HousePage = {
  slug: 'combo-uu-dai',
  title: 'Combo ưu đãi',
  excerpt: 'Combo gồm những gì, khi nào rẻ hơn mua lẻ, đọc hạn dùng và phụ thu ra sao trước khi chọn.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Combo là một gói đã ghép sẵn: phòng hoặc cabin, bữa sáng, đưa đón, đôi khi thêm vé máy bay, vé vui chơi hay bữa tối. Bạn trả một giá cho cả gói thay vì gom từng món.

## Khi nào nên chọn combo

Combo lợi nhất khi bạn vốn định mua gần hết các món bên trong. Nhà cung cấp giảm giá vì bán được cả chuỗi dịch vụ và biết trước số khách. Nếu bạn chỉ cần phòng, hãy so với trang [Khách sạn](/khach-san); trang combo liệt kê từng phần trong gói để bạn đối chiếu.

## Đọc một combo trong một phút

1. **Gồm gì, không gồm gì.** Số đêm, hạng phòng, bữa ăn, chiều đưa đón.
2. **Tính theo ai.** Giá mỗi khách khi ở hai người một phòng, giá hai khách hoặc giá một phòng.
3. **Hạn bán và hạn dùng.** Mua đến ngày nào, đi trong khoảng nào, những ngày không áp dụng.
4. **Phụ thu.** Cuối tuần, lễ, khách thứ ba, trẻ em. Chọn ngày đi là phụ thu tự cộng vào tổng tiền, không để lại phần phải trả ở quầy.
5. **Điều kiện hủy.** Nhiều combo giá tốt không cho hủy; dòng này nằm ngay cạnh nút đặt.

## Hai kiểu mua

- **Chọn ngày ngay:** phòng được giữ liền, thanh toán xong là có xác nhận.
- **Mua trước, chọn ngày sau:** bạn nhận mã dùng trong hạn ghi trên phiếu. Khi chọn ngày, chỗ còn tùy ngày và phần phụ thu của ngày đó trả thêm.

## Các nhóm combo đang có

- Biển kèm vé máy bay: Phú Quốc, Nha Trang, Đà Nẵng, Quy Nhơn.
- Núi kèm xe: Sa Pa, Mộc Châu, Đà Lạt.
- Du thuyền kèm xe limousine: Hạ Long, Lan Hạ.
- Cuối tuần gần thành phố: Vũng Tàu, Hồ Tràm, Tam Đảo, Ninh Bình.

Danh sách cập nhật mỗi ngày tại trang [Combo tiết kiệm](/combo-voucher). Lọc theo tháng đi để thấy những gói còn hiệu lực đúng lúc bạn rảnh.

## Giá ưu đãi tính thế nào

Phần trăm giảm so với giá thường của chính gói đó trong cùng ngày đi, không so với giá niêm yết tại quầy. Ưu đãi hết khi đủ số lượng hoặc hết hạn bán; chúng tôi không gia hạn âm thầm rồi gọi đó là đợt cuối.
`,
  faqs: faqGroup('Combo', [
    [
      'Combo có dùng vào dịp lễ, Tết được không?',
      'Tùy gói. Lịch giá trên trang combo tô rõ ngày không áp dụng và ngày có phụ thu. Bạn bấm vào ngày là thấy tổng tiền.',
    ],
    [
      'Tôi tặng combo cho người khác được không?',
      'Được, nếu gói ghi “có thể chuyển nhượng”. Bạn đổi tên người dùng trong mục Chuyến đi trước khi chọn ngày.',
    ],
    [
      'Mua combo chọn ngày sau mà quá hạn thì sao?',
      'Hạn dùng ghi trên phiếu và trong mục Chuyến đi. Quá hạn, mã không còn dùng để đặt; bạn liên hệ để được xem giá trị bảo lưu theo điều kiện của gói.',
    ],
  ]),
};
