import { faqGroup, type PageFaq } from '../page.ts';

/** What guests ask about each kind of product. */
export const productQuestions: PageFaq[] = [
  ...faqGroup('Khách sạn', [
    [
      'Giờ nhận phòng, trả phòng là mấy giờ?',
      'Thường nhận từ 14:00 và trả trước 12:00; khu nghỉ dưỡng có thể nhận từ 15:00, trả lúc 11:00. Giờ chính xác ghi ở mục Điều kiện của từng nơi.',
    ],
    [
      'Nhận phòng sớm, trả phòng muộn được không?',
      'Bạn ghi vào ô Yêu cầu thêm khi đặt; nơi ở quyết định theo phòng trống và thường thu phí.',
    ],
    [
      'Khi nhận phòng cần giấy tờ gì?',
      'Người lớn mang căn cước hoặc hộ chiếu bản gốc, hoặc tài khoản định danh điện tử. Trẻ em mang giấy khai sinh hoặc bản sao. Cơ sở lưu trú dùng giấy tờ để khai báo với công an theo luật.',
    ],
    [
      'Khách nước ngoài nhận phòng cần gì?',
      'Người nước ngoài mang hộ chiếu bản gốc; cơ sở lưu trú dùng để khai báo tạm trú với công an. Đặt thì như mọi khách, tên ghi theo hộ chiếu.',
    ],
    [
      'Trẻ em ngủ chung có mất tiền không?',
      'Tùy nơi: mỗi trang có bảng theo độ tuổi. Bạn nhập tuổi của bé ở ô chọn phòng, phần của bé hiện thành dòng riêng trong tổng tiền.',
    ],
    [
      'Tôi đến lúc nửa đêm thì nên làm gì?',
      'Ghi giờ đến vào ô Yêu cầu thêm khi đặt; dòng ấy in trên phiếu dịch vụ. Sát giờ mới biết mình đến muộn, bạn gọi nơi ở hoặc gọi chúng tôi trong giờ trực.',
    ],
    [
      'Có được mang thú cưng, hút thuốc trong phòng không?',
      'Tùy nơi. Lọc theo tiện nghi “Cho phép thú cưng” hoặc xem mục Điều kiện của từng nơi. Hút thuốc trong phòng cấm thuốc có thể bị nơi ở phạt phí vệ sinh.',
    ],
    [
      'Giá phòng đã gồm bữa sáng chưa?',
      'Mỗi cách đặt của một phòng ghi rõ gồm những bữa nào, ở ngay cạnh giá. Danh sách khách sạn lọc được theo bữa ăn.',
    ],
    [
      'Wifi có miễn phí không?',
      'Nơi nào có wifi thì ghi ở mục Tiện nghi trên trang của mình, và danh sách khách sạn lọc được theo tiện nghi ấy. Có thu tiền hay không do từng nơi quy định: bạn xem mục Điều kiện của nơi ấy.',
    ],
    [
      'Gửi hành lý trước khi nhận hoặc sau khi trả phòng được không?',
      'Nhiều nơi ở giữ hành lý giúp trong ngày. Bạn hỏi quầy lễ tân, hoặc ghi vào ô Yêu cầu thêm khi đặt để nơi ở biết trước.',
    ],
    [
      'Thêm giường phụ, nôi cho bé thì làm thế nào?',
      'Xem dòng Giường phụ và bảng trẻ em ở mục Điều kiện của từng nơi. Cần nôi, bạn ghi vào ô Yêu cầu thêm; nơi ở sắp xếp theo số giường còn lại.',
    ],
    [
      'Để quên đồ ở khách sạn, trên xe thì tìm thế nào?',
      'Gọi số của nơi ở hoặc nhà xe ghi trên phiếu dịch vụ. Không liên lạc được thì gọi số ở trang Liên hệ và đọc mã đặt chỗ.',
    ],
  ]),
  ...faqGroup('Tour', [
    [
      'Tour đón ở đâu, mấy giờ?',
      'Điểm đón và giờ nằm trong mục Điểm đón của tour; điểm bạn chọn in trên phiếu. Xe ghép đoàn không đợi lâu, bạn nên có mặt sớm mười phút.',
    ],
    [
      'Nếu không đủ khách thì sao?',
      'Từ 5 ngày trước ngày đi, nhân viên nhận thư báo những chuyến còn thiếu khách, để báo bạn chậm nhất 3 ngày trước. Chuyến không chạy, bạn chọn ngày khác với giá đã trả, giữ tiền cho chuyến sau hoặc nhận lại 100%.',
    ],
    [
      'Đi một mình có phải trả thêm không?',
      'Đi một mình, bạn ở phòng riêng và trả phụ thu phòng đơn nếu tour có ghi. Khoản này hiện thành dòng riêng trước khi bạn đặt.',
    ],
    [
      'Tôi ăn chay hoặc dị ứng thì báo thế nào?',
      'Ghi vào ô Yêu cầu thêm khi đặt; dòng ấy in trên phiếu dịch vụ mà hướng dẫn viên đọc. Các điểm ở bản xa có thể chỉ có món chay đơn giản.',
    ],
    [
      'Tour có bảo hiểm không?',
      'Tour nào có bảo hiểm thì ghi mức tối đa ngay trên trang. Bạn điền đúng họ tên và ngày sinh ở danh sách hành khách để bảo hiểm có hiệu lực.',
    ],
    [
      'Tour có bao ăn, gồm những bữa nào?',
      'Lịch trình trên trang tour ghi các bữa của từng ngày; bữa không ghi thì bạn tự túc.',
    ],
    [
      'Mưa, bão thì tour có đi không?',
      'Mưa nhỏ thì tour thường vẫn đi. Ngày nào không tổ chức được, chúng tôi đóng ngày ấy và bạn nhận thư để chọn dời ngày, giữ tiền cho chuyến sau hoặc nhận lại 100%.',
    ],
    [
      'Hướng dẫn viên nói tiếng gì, có tiếng Anh không?',
      'Ngôn ngữ của hướng dẫn ghi trên trang của từng tour và trải nghiệm.',
    ],
    [
      'Đang mang thai đi tour, du thuyền được không?',
      'Tàu trong vịnh và chặng đi bộ ngắn thường hợp; ca nô, lặn và leo núi thì không. Bạn hỏi bác sĩ trước, đọc mục Lưu ý của sản phẩm và ghi vào ô Yêu cầu thêm để nơi tổ chức biết.',
    ],
  ]),
  ...faqGroup('Du thuyền', [
    [
      'Du thuyền đón khách ở cảng nào?',
      'Tùy tàu: Tuần Châu, Hòn Gai cho Hạ Long; Ao Tiên cho Bái Tử Long; bến Gót, Cái Viềng, bến Bèo cho Lan Hạ. Cảng của từng tàu ghi trên trang sản phẩm và trên phiếu dịch vụ.',
    ],
    [
      'Có say sóng không, trẻ nhỏ đi được không?',
      'Các vịnh kín gió nên tàu đi êm, phần lớn khách không say. Trẻ nhỏ đi được; mức phí theo tuổi ghi trên trang của từng tàu.',
    ],
    [
      'Trên du thuyền có wifi không, ăn chay được không?',
      'Tàu có wifi hay thực đơn chay thì ghi ở mục Tiện nghi trên trang của tàu; ra giữa vịnh sóng thường yếu. Ăn chay hay dị ứng? Ghi vào ô Yêu cầu thêm khi đặt; dòng ấy in trên phiếu dịch vụ.',
    ],
    [
      'Cảng vụ cấm tàu thì tiền của tôi ra sao?',
      'Trước giờ lên tàu: bạn dời ngày, giữ tiền cho chuyến sau hoặc nhận lại 100%. Đang đi mà phải về sớm, bạn gửi yêu cầu kèm mã đặt chỗ để xem phần chưa sử dụng.',
    ],
    [
      'Vì sao phải gửi thông tin giấy tờ trước khi lên tàu?',
      'Danh sách khách phải nộp cảng vụ. Bạn điền họ tên, ngày sinh, số giấy tờ trước giờ khởi hành ít nhất 24 tiếng, nếu thiếu tàu có thể không được phép đón. Đi trong ngày thì chỉ cần họ tên.',
    ],
  ]),
  ...faqGroup('Combo và vé máy bay', [
    [
      'Giờ bay trong combo có chọn được không?',
      'Combo có vé máy bay ghi khung giờ dự kiến trên trang. Giờ chính xác do hãng xác nhận khi xuất vé.',
    ],
    [
      'Giá đã gồm đưa đón sân bay chưa?',
      'Combo và khách sạn có đưa đón thì ghi trên trang của mình. Không có, bạn thêm xe sân bay vào cùng giỏ.',
    ],
    [
      'Ghi sai tên trên vé thì sửa được không?',
      'Gọi ngay cho chúng tôi. Sau khi hãng xuất vé, việc sửa theo điều kiện của hãng và thường có phí; sai hẳn người khác thì nhiều hạng vé không cho đổi.',
    ],
  ]),
  ...faqGroup('Vé tham quan và xe', [
    [
      'Vé điện tử dùng thế nào?',
      'Mỗi dịch vụ một mã QR cho tất cả khách của dịch vụ đó, không cần in. Cổng quét một lần cho cả nhóm, hoặc mỗi khách một lượt như trang vé và phiếu ghi. Trang phiếu mở rồi thì xem lại được cả khi mất mạng.',
    ],
    [
      'Trẻ em tính vé theo tuổi hay chiều cao?',
      'Tùy nơi: khu vui chơi thường đo chiều cao, di tích và bảo tàng thường tính tuổi. Trang của từng vé ghi quy định của nơi đó.',
    ],
    [
      'Chuyến bay trễ thì xe đón có đợi không?',
      'Bạn ghi số hiệu chuyến bay khi đặt, số ấy in trên phiếu của nhà xe. Thời gian chờ không tính tiền ghi trên trang của từng xe; trễ nhiều, bạn gọi số trên phiếu để dời giờ.',
    ],
    [
      'Thuê xe máy cần gì, hỏng xe ai chịu?',
      'Từ 18 tuổi, có giấy phép lái xe phù hợp, đặt cọc với cửa hàng. Khi nhận, bạn nên chụp quanh xe. Hỏng do người thuê thì người thuê trả theo bảng giá của cửa hàng.',
    ],
  ]),
];
