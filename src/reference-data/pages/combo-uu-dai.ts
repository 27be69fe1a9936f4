import { faqGroup, type Page } from './page.ts';

export const comboUuDai: Page = {
  slug: 'combo-uu-dai',
  title: 'Combo ưu đãi',
  excerpt: 'Combo gồm những gì, khi nào rẻ hơn mua lẻ, đọc hạn dùng và phụ thu ra sao trước khi chọn.',
  effectiveOn: '2026-11-23',
  version: '1.1',
  content: `Combo là một gói đã ghép sẵn: phòng hoặc cabin, bữa sáng, đưa đón, đôi khi thêm vé vui chơi hay bữa tối. Bạn trả một giá cho cả gói thay vì gom từng món.

## Khi nào nên chọn combo

Combo lợi nhất khi bạn vốn định mua gần hết các món bên trong. Nhà cung cấp giảm giá vì bán được cả chuỗi dịch vụ và biết trước số khách. Nếu bạn chỉ cần phòng, hãy so với trang [Khách sạn](/khach-san); trang combo liệt kê từng phần trong gói để bạn đối chiếu.

## Đọc một combo trong một phút

1. **Gồm gì, không gồm gì.** Số đêm, hạng phòng, bữa ăn, chiều đưa đón.
2. **Tính theo ai.** Giá mỗi khách khi ở hai người một phòng, giá hai khách hoặc giá một phòng.
3. **Hạn bán và hạn dùng.** Mua đến ngày nào, đi trong khoảng nào, những ngày không áp dụng.
4. **Phụ thu.** Cuối tuần, lễ, khách thứ ba, trẻ em. Chọn ngày đi là phụ thu tự cộng vào tổng tiền, không để lại phần phải trả ở quầy.
5. **Điều kiện hủy.** Nhiều combo giá tốt không cho hủy; điều kiện ghi trên trang và trong phần xem lại trước khi gửi.

## Hai kiểu mua

- **Chọn ngày ngay:** phòng được giữ trong lúc bạn thanh toán, đến giờ ghi trên màn hình.
- **Mua trước, chọn ngày sau:** bạn nhận mã dùng trong hạn ghi trên phiếu. Khi chọn ngày, chỗ còn tùy ngày và phần phụ thu của ngày đó trả thêm.

## Tìm combo

Tất cả combo đang bán ở trang [Combo tiết kiệm](/combo-voucher): lọc theo tỉnh, điểm đến và khoảng giá, sắp xếp theo giá hoặc điểm đánh giá. Hạn dùng của từng gói ghi trên trang của gói; chọn ngày ngoài hạn, trang nói ngay là ngày ấy không bán.

## Giá ưu đãi tính thế nào

Phần trăm giảm trên thẻ so giá hôm nay với giá gạch, và giá gạch không cao hơn giá thấp nhất của 30 ngày trước đợt ưu đãi. Gói hết số lượng hoặc hết hạn bán thì không đặt được nữa.
`,
  faqs: faqGroup('Combo', [
    [
      'Combo có dùng vào dịp lễ, Tết được không?',
      'Tùy gói. Lịch giá trên trang combo nói ngày nào không áp dụng. Bạn chọn ngày là thấy tổng tiền, từng khoản phụ thu một dòng.',
    ],
    [
      'Tôi tặng combo cho người khác được không?',
      'Được với gói mua trước, chọn ngày sau: bạn đưa mã cho người nhận, họ nhập mã khi chọn ngày và đặt bằng tên của mình.',
    ],
    [
      'Mua combo chọn ngày sau mà quá hạn thì sao?',
      'Hạn dùng ghi trên phiếu và trong mục Chuyến đi. Quá hạn, mã không còn dùng để đặt.',
    ],
  ]),
};
