import { faqGroup, type HousePage } from './page.ts';

export const cauHoiThuongGap: HousePage = {
  slug: 'cau-hoi-thuong-gap',
  title: 'Câu hỏi thường gặp',
  excerpt:
    'Giải đáp về nhận phòng, tour, du thuyền, combo, vé, xe, thanh toán, hủy đơn, đoàn đông và tài khoản.',
  effectiveOn: '2026-11-20',
  version: '1.0',
  content: `Dưới đây là những câu khách hỏi nhiều nhất, xếp theo nhóm để bạn tìm nhanh. Câu trả lời áp dụng chung cho trang; mỗi sản phẩm có thể ghi điều kiện riêng và khi đó điều kiện trên trang sản phẩm được ưu tiên. Bấm vào từng câu để mở phần trả lời.

## Trước khi bạn gọi

Nếu đã đặt, hãy chuẩn bị mã đặt chỗ và số điện thoại trên đơn. Phần lớn việc như xem phiếu dịch vụ, trả nốt tiền cọc, báo giờ đến muộn hay hủy đơn bạn tự làm được ở [Chuyến đi của tôi](/chuyen-di), cả ngoài giờ trực.

Nếu đang chọn nơi đi, ô tìm kiếm hiểu chữ không dấu, tên tỉnh cũ và tên điểm đến quen gọi. Gõ “phu quoc”, “Quảng Bình” hay “3n2d đà lạt” đều ra đúng kết quả.

## Khi cần nói chuyện với người thật

- Điện thoại {{phone}}, tư vấn và góp ý {{adviceHours}}.
- Chat, email {{email}}, hỗ trợ {{supportHours}} mỗi ngày.
- Đang đi trên đường: nói ngay “tôi đang trong chuyến đi” để được xử lý trước.

Không thấy câu mình cần, bạn gửi cho chúng tôi ở trang [Liên hệ](/lien-he). Câu nào nhiều người hỏi sẽ được thêm vào đây, cùng ngày cập nhật của trang. Ngoài ra, các trang [Hướng dẫn thanh toán](/page/huong-dan-thanh-toan), [Hủy và hoàn trả](/page/chinh-sach-huy-va-hoan-tra) và [Chính sách cam kết](/page/chinh-sach-cam-ket) nói kỹ hơn về từng việc, kèm bảng và mốc thời gian để bạn tra nhanh trước chuyến đi.
`,
  faqs: [
    ...faqGroup('Khách sạn', [
      [
        'Giờ nhận và trả phòng là mấy giờ?',
        'Thường nhận từ 14:00 và trả trước 12:00; khu nghỉ dưỡng có thể nhận từ 15:00, trả lúc 11:00. Giờ chính xác ghi ở mục Chính sách của từng nơi. Cần nhận sớm hay trả muộn, bạn ghi vào yêu cầu, phí thường 30–50% giá một đêm nếu còn phòng.',
      ],
      [
        'Khi nhận phòng cần giấy tờ gì?',
        'Người lớn mang căn cước hoặc hộ chiếu bản gốc, hoặc tài khoản định danh điện tử. Trẻ em mang giấy khai sinh hoặc bản sao. Cơ sở lưu trú dùng giấy tờ để khai báo với công an theo luật.',
      ],
      [
        'Trẻ em ngủ chung có mất tiền không?',
        'Phần lớn nơi miễn phí cho bé dưới 6 tuổi ngủ chung giường, từ 6 đến 11 tuổi tính tiền ăn sáng, từ 12 tuổi tính như người lớn. Bạn nhập tuổi của bé khi tìm, tổng tiền sẽ ra đúng.',
      ],
      [
        'Tôi đến lúc nửa đêm thì phòng có bị hủy không?',
        'Không. Phòng trả trước được giữ đến giờ trả phòng của đêm đầu. Bạn nên báo giờ đến trong mục Chuyến đi để lễ tân chờ cửa.',
      ],
      [
        'Có được mang thú cưng, hút thuốc trong phòng không?',
        'Tùy nơi. Lọc theo tiện nghi “Cho phép thú cưng” hoặc xem mục Chính sách; phí thú cưng thường 200.000–500.000 ₫ mỗi đêm. Hút thuốc trong phòng cấm thuốc có thể bị phạt phí vệ sinh.',
      ],
    ]),
    ...faqGroup('Tour', [
      [
        'Tour đón ở đâu, trễ bao lâu thì xe đi?',
        'Điểm đón và giờ nằm trong mục Điểm đón của tour và trên phiếu. Hướng dẫn viên gọi bạn tối hôm trước. Xe ghép đoàn đợi tối đa 10 phút.',
      ],
      [
        'Nếu không đủ khách thì sao?',
        'Chúng tôi báo trước ít nhất 3 ngày. Bạn chọn ngày khác, tour khác hoặc nhận lại 100% tiền.',
      ],
      [
        'Đi một mình có phải trả thêm không?',
        'Nếu muốn ở phòng riêng, bạn trả phụ thu phòng đơn ghi trong bảng giá. Không muốn trả, bạn chọn ghép phòng với khách cùng giới khi có người phù hợp.',
      ],
      [
        'Tôi ăn chay hoặc dị ứng thì báo thế nào?',
        'Ghi vào ô Yêu cầu khi đặt. Nhà xe, nhà hàng được báo trước một ngày. Các điểm ở bản xa có thể chỉ có món chay đơn giản.',
      ],
      [
        'Tour có bảo hiểm không?',
        'Tour trọn gói trong nước có bảo hiểm du lịch, mức bồi thường tối đa ghi trong mục Bao gồm. Bạn cần cho đúng họ tên và ngày sinh để bảo hiểm có hiệu lực.',
      ],
    ]),
    ...faqGroup('Du thuyền', [
      [
        'Du thuyền đón khách ở cảng nào?',
        'Tùy tàu: Tuần Châu, Hòn Gai cho Hạ Long; Ao Tiên cho Bái Tử Long; bến Gót, Cái Viềng, bến Bèo cho Lan Hạ. Bản đồ cảng nằm trong trang sản phẩm và phiếu dịch vụ.',
      ],
      [
        'Có say sóng không, trẻ nhỏ đi được không?',
        'Các vịnh kín gió nên tàu đi êm, phần lớn khách không say. Trẻ nhỏ đi được; tàu có áo phao các cỡ và bé dưới 5 tuổi ngủ chung thường miễn phí.',
      ],
      [
        'Cảng vụ cấm tàu thì tiền của tôi ra sao?',
        'Trước giờ lên tàu: bạn dời ngày, bảo lưu hoặc nhận lại 100%. Đang đi mà phải về sớm: hoàn phần chưa sử dụng.',
      ],
      [
        'Vì sao phải gửi thông tin giấy tờ trước khi lên tàu?',
        'Danh sách khách phải nộp cảng vụ. Bạn điền họ tên, ngày sinh, số giấy tờ trước giờ khởi hành ít nhất 24 tiếng, nếu thiếu tàu có thể không được phép đón.',
      ],
    ]),
    ...faqGroup('Combo và vé máy bay', [
      [
        'Giờ bay trong combo có chọn được không?',
        'Combo ghi rõ khung giờ dự kiến. Giờ chính xác chốt khi xuất vé; nếu lệch khỏi khung đã hứa, bạn được đổi hoặc hủy không mất phí.',
      ],
      [
        'Ghi sai tên trên vé thì sửa được không?',
        'Báo ngay cho chúng tôi. Trước khi xuất vé sửa miễn phí. Sau khi xuất, theo điều kiện của hãng và thường có phí; sai hẳn người khác thì nhiều hạng vé không cho đổi.',
      ],
    ]),
    ...faqGroup('Vé tham quan và xe', [
      [
        'Vé điện tử dùng thế nào?',
        'Mỗi khách một mã QR, quét tại cổng, không cần in. Bạn nên lưu vé về máy vì nhiều điểm sóng yếu.',
      ],
      [
        'Trẻ em tính vé theo tuổi hay chiều cao?',
        'Phần lớn điểm vui chơi tính chiều cao: dưới 1 m miễn phí, từ 1 m đến dưới 1,4 m vé trẻ em. Trang vé ghi đúng quy định của từng nơi.',
      ],
      [
        'Chuyến bay trễ thì xe đón có đợi không?',
        'Có, khi bạn nhập số hiệu chuyến bay. Tài xế theo dõi giờ hạ cánh và đợi miễn phí 60 phút kể từ lúc đó.',
      ],
      [
        'Thuê xe máy cần gì, hỏng xe ai chịu?',
        'Từ 18 tuổi, có giấy phép lái xe phù hợp, đặt cọc theo thỏa thuận. Xe và mũ bảo hiểm được kiểm, chụp ảnh lúc nhận. Hỏng do người thuê thì người thuê trả theo bảng giá sửa chữa, hao mòn thường thì không.',
      ],
    ]),
    ...faqGroup('Thanh toán', [
      [
        'Tôi chuyển khoản rồi mà đơn chưa xác nhận?',
        'Thường dưới một phút là đơn đổi trạng thái. Sau 15 phút chưa thấy, gọi tổng đài và đọc mã đặt chỗ. Bạn không cần chuyển lần nữa.',
      ],
      [
        'Lỡ thanh toán hai lần thì làm gì?',
        'Không cần làm gì. Hệ thống nhận ra khoản trùng và hoàn khoản thứ hai trong ngày làm việc, có thư báo.',
      ],
      [
        'Nhập thẻ trên trang có an toàn không?',
        'Bạn nhập thẻ trên trang của cổng thanh toán, có xác thực của ngân hàng. {{name}} không thấy và không lưu số thẻ.',
      ],
      [
        'Làm sao lấy hóa đơn công ty?',
        'Điền thông tin đơn vị và mã số thuế khi đặt, hoặc bổ sung trước ngày dùng dịch vụ. Hóa đơn điện tử gửi về email sau khi dịch vụ hoàn thành.',
      ],
    ]),
    ...faqGroup('Hủy và hoàn tiền', [
      [
        'Tôi muốn hủy thì nhận lại bao nhiêu?',
        'Mở đơn trong Chuyến đi, bấm “Hủy đơn”, trang hiện số tiền tại đúng lúc đó. Đơn chỉ hủy khi bạn bấm xác nhận.',
      ],
      [
        'Bao lâu tiền về tài khoản?',
        'Lệnh hoàn gửi trong một ngày làm việc. Ví và chuyển khoản thường 1–3 ngày, thẻ nội địa 3–7 ngày làm việc, thẻ quốc tế 7–20 ngày làm việc.',
      ],
    ]),
    ...faqGroup('Khách đoàn', [
      [
        'Bao lâu thì có báo giá cho đoàn?',
        'Trong một ngày làm việc với đoàn dưới 50 khách, hai ngày với đoàn lớn hơn hoặc có team building, gala. Báo giá ghi hạn hiệu lực và phần đã gồm thuế.',
      ],
      [
        'Đoàn tăng hoặc giảm người sát ngày đi được không?',
        'Hợp đồng cho phép xê dịch một tỷ lệ, thường 10%, đến trước 7 ngày. Sau mốc đó, phần giảm tính theo phí hủy thực tế của nhà cung cấp, có chứng từ.',
      ],
    ]),
    ...faqGroup('Tài khoản và dữ liệu', [
      [
        'Không có tài khoản thì xem đơn ở đâu?',
        'Vào Chuyến đi của tôi, nhập mã đặt chỗ cùng số điện thoại hoặc email đã dùng khi đặt.',
      ],
      [
        'Tôi không nhận được email xác nhận?',
        'Kiểm tra hộp thư rác trước. Bạn gửi lại được từ trang đơn hàng, hoặc nhờ tổng đài đổi sang email khác sau khi xác minh.',
      ],
      [
        'Tôi muốn xóa tài khoản và dữ liệu?',
        'Gửi yêu cầu qua email hoặc trang Liên hệ. Chúng tôi xóa trong 10 ngày, trừ chứng từ kế toán và hợp đồng mà luật buộc phải giữ.',
      ],
    ]),
  ],
};
