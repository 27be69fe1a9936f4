import type { FlightWords } from '../shapes.ts';

/** Initial texts of the flights page, until the company writes its own. No fares have been looked up yet. */
export const startFlights: FlightWords = {
  intro:
    'Giá vé đổi theo giờ. Bạn gửi chặng và ngày bay, nhân viên tra chỗ rồi gửi lại tối đa ba phương án để bạn chọn.',
  faresOn: '',
  routes: [
    { route: 'Hà Nội – TP. Hồ Chí Minh', duration: '2 giờ 10 phút', fareVnd: null },
    { route: 'Hà Nội – Đà Nẵng', duration: '1 giờ 20 phút', fareVnd: null },
    { route: 'Hà Nội – Phú Quốc', duration: '2 giờ 15 phút', fareVnd: null },
    { route: 'TP. Hồ Chí Minh – Phú Quốc', duration: '1 giờ', fareVnd: null },
    { route: 'TP. Hồ Chí Minh – Nha Trang', duration: '1 giờ 10 phút', fareVnd: null },
  ],
  faqs: [
    {
      question: 'Giá báo giữ được bao lâu?',
      answer:
        'Tùy hãng và hạng vé: có vé giữ được vài giờ, có vé phải trả ngay. Giờ hết hạn ghi ngay trên từng phương án, quá hạn thì tra lại giá mới.',
    },
    {
      question: 'Nên ra sân bay trước mấy tiếng?',
      answer:
        'Chuyến nội địa nên đến trước 2 giờ, dịp lễ Tết trước 2 giờ 30 phút. Quầy thường đóng trước giờ bay 40 phút.',
    },
    {
      question: 'Trẻ em cần giấy tờ gì?',
      answer:
        'Trẻ dưới 14 tuổi dùng giấy khai sinh hoặc bản trích lục. Người lớn dùng căn cước, hộ chiếu hoặc tài khoản định danh điện tử mức 2.',
    },
    {
      question: 'Đi theo nhóm từ 10 người thì khác gì?',
      answer:
        'Đoàn từ 10 khách được báo giá riêng, đặt cọc trước và nộp danh sách tên sau. Bạn gửi yêu cầu báo giá cho đoàn để còn nhiều giờ bay mà chọn.',
    },
  ],
};
