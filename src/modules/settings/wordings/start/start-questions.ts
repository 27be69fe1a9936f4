import type { QuestionWords } from '../shapes.ts';

/** Initial questions of lists by kind, until the company writes its own; other kinds have none. */
export const startQuestions: Readonly<Record<string, QuestionWords>> = {
  car: {
    faqs: [
      {
        question: 'Giá đã gồm xăng và phí cầu đường chưa?',
        answer:
          'Mỗi xe có hai danh sách “Giá đã gồm” và “Giá chưa gồm”. Xe đưa đón và xe có tài xế tính trọn gói; xe tự lái trả theo ngày, nhiên liệu do bạn lo.',
      },
      {
        question: 'Đi quá giờ hoặc quá số ki-lô-mét tính thế nào?',
        answer:
          'Mức phụ trội cho mỗi giờ và mỗi ki-lô-mét ghi trên trang của xe, bạn trả cho nhà xe khi vượt mốc.',
      },
      {
        question: 'Nên chọn xe cỡ nào cho sáu người?',
        answer:
          'Sáu người ít đồ ngồi vừa xe 7 chỗ. Có vali lớn hoặc đi đèo dài, xe 16 chỗ thoải mái hơn, chênh lệch chia đầu người không nhiều.',
      },
      {
        question: 'Chuyến bay trễ thì xe có đợi không?',
        answer:
          'Có, trong số phút chờ không tính tiền ghi trên trang của xe. Bạn ghi số hiệu chuyến bay lúc đặt, số ấy in trên phiếu của nhà xe.',
      },
    ],
  },
  service: {
    faqs: [
      {
        question: 'Hỏi giá rồi không đặt có mất phí không?',
        answer: 'Không. Báo giá miễn phí. Bạn chỉ trả tiền khi đã đọc điều kiện và đồng ý giữ dịch vụ.',
      },
      {
        question: 'Có thể gộp xe, tàu và phòng vào một lần trả không?',
        answer:
          'Được. Bạn bấm “Thêm vào giỏ” ở từng trang rồi trả một lần; mọi chỗ được giữ cùng lúc, hoặc không chỗ nào.',
      },
    ],
  },
  attraction: {
    faqs: [
      {
        question: 'Đặt vé cho hôm nay có kịp không?',
        answer:
          'Vé xác nhận ngay có phiếu với mã QR khi tiền về, nên đặt trong ngày vẫn kịp. Vé có giờ vào cửa và vé chờ xác nhận thì bạn nên đặt trước một ngày.',
      },
      {
        question: 'Trời mưa, cáp treo ngừng chạy thì sao?',
        answer:
          'Khi điểm tham quan báo dừng cả ngày, chúng tôi đóng ngày ấy và bạn nhận thư để chọn dời ngày, giữ tiền cho chuyến sau hoặc nhận lại 100%. Dừng vài giờ rồi chạy lại thì theo quy định của nơi đó.',
      },
      {
        question: 'Trẻ em tính theo tuổi hay chiều cao?',
        answer:
          'Tùy nơi: khu vui chơi thường đo chiều cao ở cổng, di tích và bảo tàng tính theo tuổi. Trang của từng vé ghi rõ cách tính, và ô đặt vé hỏi đúng điều đó.',
      },
    ],
  },
  experience: {
    faqs: [
      {
        question: 'Không biết bơi có tham gia hoạt động dưới nước được không?',
        answer:
          'Lặn ống thở và chèo thuyền đều có áo phao và người đi kèm. Lặn bình khí nhận cả người mới, nhưng bạn cần thấy thoải mái khi úp mặt xuống nước.',
      },
      {
        question: 'Trẻ mấy tuổi thì đi được?',
        answer:
          'Mỗi hoạt động một mức, ghi ngay trên trang ở mục “Độ tuổi”. Bé nhỏ hơn mức đó không đặt chỗ được, kể cả khi có người lớn kèm.',
      },
      {
        question: 'Bay sau khi lặn có sao không?',
        answer:
          'Sau lặn bình khí, bạn chờ ít nhất 18 giờ mới lên máy bay. Hãy chọn khung giờ lặn cách chuyến bay về đủ xa.',
      },
    ],
  },
};
