/** The parts of a mail that the office can word: its subject, preview, title, and its paragraphs by name. */
export interface MailText {
  /** Its name in the office. */
  about: string;
  /** Default wording, by part; {{name}} is a fill, replaced when the mail is composed. */
  parts: Readonly<Record<string, string>>;
  /** Labels of the paragraphs, besides subject, preview and title. */
  labels?: Readonly<Record<string, string>>;
  /** Fills besides those of every mail of its kind. */
  fills?: readonly string[];
  /** Row fills: only for lines about one of several, such as a product or a departure. */
  rowFills?: readonly string[];
  /** It grants access: its words may contain no other links, so that nobody who edits them can send people to a phishing page. */
  isGuarded?: boolean;
}

/** Labels of the standard parts; `text` is the paragraph of a mail that has only one. */
export const partLabels: Readonly<Record<string, string>> = {
  subject: 'Tiêu đề thư',
  preview: 'Dòng xem trước',
  title: 'Câu đầu thư',
  text: 'Lời thư',
};

/** Fills: their labels, and an example each. */
export const mailFills: Readonly<Record<string, { label: string; example: string }>> = {
  code: { label: 'mã đặt chỗ', example: 'DV26A7K9Q' },
  name: { label: 'tên khách', example: 'Nguyễn Thị Lan' },
  company: { label: 'tên thương hiệu', example: '' },
  phone: { label: 'tổng đài', example: '' },
  due: { label: 'số tiền cần trả', example: '2.400.000 ₫' },
  paid: { label: 'số tiền đã nhận', example: '1.200.000 ₫' },
  balance: { label: 'phần còn lại', example: '3.600.000 ₫' },
  total: { label: 'tổng tiền', example: '4.800.000 ₫' },
  holdUntil: { label: 'giữ chỗ đến', example: '10:00 ngày 20/12/2026' },
  answerBy: { label: 'trả lời trước', example: '16:00 ngày 20/12/2026' },
  dueOn: { label: 'ngày phải trả phần còn lại', example: '10/12/2026' },
  changeUntil: { label: 'chỗ mới giữ đến', example: '10:00 ngày 20/12/2026' },
  voucher: { label: 'mã phiếu', example: 'PH-7K2M-9QX4' },
  passengers: { label: 'số hành khách', example: '2' },
  tripLink: { label: 'liên kết tới chuyến đi', example: 'https://vi-du.example/chuyen-di/DV26A7K9Q' },
  voucherLink: { label: 'liên kết tới phiếu', example: 'https://vi-du.example/chuyen-di/DV26A7K9Q/phieu' },
  amount: { label: 'số tiền hoàn', example: '1.500.000 ₫' },
  where: { label: 'nơi tiền về', example: 'tài khoản Vietcombank ****1234' },
  promisedOn: { label: 'ngày hứa hoàn', example: '28/12/2026' },
  cause: { label: 'lý do hoàn', example: 'khách hủy' },
  enquiry: { label: 'mã yêu cầu', example: 'YC4K7M2PX' },
  enquiryKind: { label: 'loại yêu cầu, giữa câu', example: 'gọi lại cho tôi' },
  enquiryTitle: { label: 'loại yêu cầu, đầu câu', example: 'Gọi lại cho tôi' },
  enquiryLink: { label: 'liên kết tới yêu cầu', example: 'https://vi-du.example/yeu-cau/YC4K7M2PX' },
  product: { label: 'tên dịch vụ', example: 'Du thuyền Mây Vịnh' },
  products: { label: 'tên các dịch vụ đã đi', example: 'Du thuyền Mây Vịnh, Khách sạn Sóng Lặng' },
  review: { label: 'tựa bài đánh giá', example: 'Đáng tiền' },
  reason: { label: 'lý do không đăng', example: 'Quảng cáo hoặc dẫn sang trang khác' },
  answeredBy: { label: 'ai trả lời', example: 'Lễ tân' },
  rulesLink: { label: 'liên kết tới quy chế đánh giá', example: 'https://vi-du.example/quy-che-danh-gia' },
  until: { label: 'dùng được đến lúc', example: '10:00, 20/12/2026' },
  email: { label: 'địa chỉ thư mới, che bớt', example: 'l***@e***.com' },
  securityChange: { label: 'tài khoản vừa đổi gì, giữa câu', example: 'thêm một khóa truy cập' },
  changedAt: { label: 'đổi lúc', example: '10:00, 20/12/2026' },
  device: { label: 'từ thiết bị nào', example: 'Chrome trên Android' },
  points: { label: 'số điểm', example: '500' },
  firm: { label: 'tên công ty của khách', example: 'Công ty TNHH Sao Biển' },
  firmRole: { label: 'vai trò trong công ty, giữa câu', example: 'người đặt' },
  worth: { label: 'số điểm ấy bằng bao nhiêu tiền', example: '50.000 ₫' },
  expiresOn: { label: 'ngày cuối dùng được', example: '31/12/2026' },
  affiliateCode: { label: 'mã cộng tác viên', example: 'LAN2026' },
  affiliateLink: { label: 'liên kết của cộng tác viên', example: 'https://vi-du.example/?ctv=LAN2026' },
  attributionDays: { label: 'một lượt bấm tính trong bao nhiêu ngày', example: '30' },
  month: { label: 'tháng của bảng kê', example: '11/2026' },
  commission: { label: 'số tiền hoa hồng', example: '1.250.000 ₫' },
  withheld: { label: 'thuế đã khấu trừ', example: '125.000 ₫' },
  payBy: { label: 'hạn trả hoa hồng', example: '15/12/2026' },
  receiver: { label: 'người được tặng', example: 'Phạm Ngọc Bích' },
  wish: { label: 'muốn được báo gì', example: 'báo khi giảm giá' },
  trip: { label: 'ngày và số khách', example: '18–20/12/2026, 2 người lớn, 1 phòng' },
  news: { label: 'có tin gì', example: 'đã giảm giá' },
  count: { label: 'bao nhiêu', example: '3' },
  stopLink: { label: 'liên kết để dừng báo tin', example: 'https://vi-du.example/bao-tin/dung/x' },
  leaveLink: { label: 'liên kết để từ chối bản tin', example: 'https://vi-du.example/ban-tin/huy/x' },
  supplier: { label: 'thương hiệu của nhà cung cấp', example: 'Mây Vịnh' },
  arrivesAt: { label: 'giờ khách tới', example: '22:30, 20/12/2026' },
  firstSubject: {
    label: 'tiêu đề của thư đầu',
    example: 'Xin xác nhận khách của đặt chỗ DV26A7K9Q. Trả lời trước 16:00, 20/12/2026',
  },
  invitedBy: { label: 'ai mời', example: 'Trần Minh An' },
  bookedBy: { label: 'ai đặt', example: 'Lý Thị Đặt' },
  manager: { label: 'quản lý đã gọi', example: 'Trần Quản Lý' },
  role: { label: 'vai trò', example: 'Điều hành' },
  day: { label: 'ngày', example: '20/12/2026' },
  task: { label: 'tên việc', example: 'Gọi lại cho khách' },
  report: { label: 'tên báo cáo', example: 'Doanh thu' },
  days: { label: 'khoảng ngày', example: '01/12/2026 – 07/12/2026' },
  standing: { label: 'đang chờ gì', example: 'Đã thanh toán, chờ xác nhận' },
  departsOn: { label: 'ngày khởi hành', example: '20/12/2026' },
  sentAt: { label: 'gửi lúc', example: '09:00, 20/12/2026' },
  guests: { label: 'số khách đã có', example: '2' },
  groupMin: { label: 'số khách cần có', example: '4' },
};
