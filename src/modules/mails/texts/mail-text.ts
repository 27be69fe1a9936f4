/** What the office may write of a mail: its subject, what a mailbox shows of it, its head, and its paragraphs by name. */
export interface MailText {
  /** What the office calls it. */
  about: string;
  /** The words that the site came with, by part; {{name}} stands for what is filled in when it is written. */
  parts: Readonly<Record<string, string>>;
  /** What each paragraph is called, besides subject, preview and head. */
  labels?: Readonly<Record<string, string>>;
  /** What may be filled in, besides what every mail of its kind may name. */
  fills?: readonly string[];
}

/** What every paragraph of a mail is called that has but one. */
export const partLabels: Readonly<Record<string, string>> = {
  subject: 'Tiêu đề thư',
  preview: 'Dòng xem trước',
  title: 'Câu đầu thư',
  text: 'Lời thư',
};

/** What can be filled in: what it is, and an example. */
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
};
