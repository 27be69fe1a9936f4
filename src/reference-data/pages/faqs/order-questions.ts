import { faqGroup, type PageFaq } from '../page.ts';

/** What guests ask about booking, paying, cancelling, groups and their data. */
export const orderQuestions: PageFaq[] = [
  ...faqGroup('Đặt chỗ', [
    [
      'Bao lâu có xác nhận, làm sao biết đã đặt thành công?',
      'Dịch vụ xác nhận ngay thì tiền tới là đơn xác nhận, phiếu đến email của đơn. Dịch vụ phải hỏi nhà cung cấp thì thư đầu tiên ghi giờ có câu trả lời. Trạng thái của đơn xem ở Chuyến đi của tôi.',
    ],
    [
      'Đặt nhầm ngày, nhầm số khách thì sửa thế nào?',
      'Mở đơn trong Chuyến đi của tôi, bấm “Đổi ngày hoặc số khách”: trang hiện chênh lệch trước khi bạn đổi. Nơi nào không đổi được thì điều kiện hủy của đơn áp dụng.',
    ],
    [
      'Giá đã gồm thuế, phí chưa?',
      'Giá trên trang đã gồm thuế giá trị gia tăng và phí bắt buộc. Khoản bạn tự trả ở nơi đến, nếu có, ghi ở mục Giá chưa gồm.',
    ],
    [
      'Mã giảm giá nhập ở đâu?',
      'Ở trang đặt chỗ có ô Mã ưu đãi. Mã hợp lệ thì dòng giảm hiện trong tổng tiền.',
    ],
    [
      'Đặt cho người khác, cho bố mẹ đi được không?',
      'Được. Ở trang đặt chỗ, bạn chọn “Tôi đặt cho người khác” rồi ghi tên người đi.',
    ],
  ]),
  ...faqGroup('Thanh toán', [
    [
      'Tôi chuyển khoản rồi mà đơn chưa xác nhận?',
      'Thường dưới một phút là đơn đổi trạng thái. Sau 15 phút chưa thấy, gọi tổng đài và đọc mã đặt chỗ. Bạn không cần chuyển lần nữa.',
    ],
    [
      'Lỡ thanh toán hai lần thì làm gì?',
      'Không cần làm gì. Hệ thống nhận ra khoản trùng, ghi hoàn khoản thứ hai và gửi thư; ngày tiền về chậm nhất ghi ở Chuyến đi.',
    ],
    [
      'Nhập thẻ trên trang có an toàn không?',
      'Bạn nhập thẻ trên trang của cổng thanh toán, có xác thực của ngân hàng. {{name}} không thấy và không lưu số thẻ.',
    ],
    [
      'Làm sao lấy hóa đơn công ty?',
      'Điền tên đơn vị, mã số thuế và địa chỉ khi đặt. Kế toán lập hóa đơn từ những gì bạn ghi ở đơn.',
    ],
  ]),
  ...faqGroup('Hủy và hoàn tiền', [
    [
      'Tôi muốn hủy thì nhận lại bao nhiêu?',
      'Mở đơn trong Chuyến đi, bấm “Hủy đặt chỗ”, trang hiện số tiền tại đúng lúc đó. Đơn chỉ hủy khi bạn bấm xác nhận.',
    ],
    [
      'Bao lâu tiền về tài khoản?',
      'Lệnh hoàn gửi trong một ngày làm việc. Sau đó ví và chuyển khoản 1–3 ngày làm việc, thẻ nội địa 3–7, thẻ quốc tế 7–20. Trang Chuyến đi ghi ngày chậm nhất của khoản hoàn.',
    ],
  ]),
  ...faqGroup('Khách đoàn', [
    [
      'Bao lâu thì có báo giá cho đoàn?',
      'Nhân viên trả lời trong {{groupHours}} giờ. Mỗi phương án ghi từng dòng tiền, hạn giữ giá và điều kiện đổi, hủy.',
    ],
    [
      'Đoàn tăng hoặc giảm người sát ngày đi được không?',
      'Tùy từng phương án: điều kiện đổi, hủy ghi ngay dưới giá trước khi bạn chọn. Bạn hỏi trước khi đồng ý để nhân viên ghi rõ vào phương án.',
    ],
  ]),
  ...faqGroup('Đơn và dữ liệu của bạn', [
    [
      'Không có tài khoản thì xem đơn ở đâu?',
      'Vào Chuyến đi của tôi, nhập mã đặt chỗ cùng số điện thoại hoặc email đã dùng khi đặt để xem bản rút gọn. Mở đầy đủ, kể cả phiếu và tiền, bạn nhập thêm mã 6 số gửi tới email của đơn. Thiết bị đã đặt thì mở thẳng.',
    ],
    [
      'Tôi không nhận được email xác nhận?',
      'Kiểm tra hộp thư rác trước. Thiết bị bạn dùng để đặt vẫn mở được đơn và phiếu ở Chuyến đi của tôi mà không cần thư. Ghi nhầm email, bạn gọi tổng đài và đọc mã đặt chỗ.',
    ],
    [
      'Tôi muốn xem hoặc xóa dữ liệu của mình?',
      'Gửi yêu cầu qua trang Liên hệ, kèm mã đặt chỗ nếu có. Quyền của bạn và thời gian lưu từng loại dữ liệu ghi ở Chính sách bảo mật.',
    ],
  ]),
];
