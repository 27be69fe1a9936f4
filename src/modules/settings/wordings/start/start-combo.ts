import type { ComboWords } from '../shapes.ts';

/** Initial instructions for combos, until the company writes its own. */
export const startCombo: ComboWords = {
  rule: 'Mỗi gói dùng một lần, không quy đổi thành tiền mặt.',
  ruleAlone: 'Mỗi gói dùng một lần, không quy đổi thành tiền mặt và không gộp với ưu đãi khác.',
  steps: [
    {
      title: 'Chọn ngày và số khách',
      text: 'Bạn bấm một ngày trên lịch giá. Ô đặt cho biết còn chỗ hay không và tổng tiền, đã cộng phụ thu của ngày đó.',
    },
    {
      title: 'Thanh toán để giữ chỗ',
      text: 'Bạn chuyển khoản theo mã QR của đơn, hoặc chọn cách trả khác có ở bước này. Tiền vào tài khoản công ty, không vào tài khoản cá nhân.',
    },
    {
      title: 'Nhận phiếu và lên đường',
      text: 'Phiếu dịch vụ gửi về email ngay khi tiền tới, và ghi rõ nơi cung cấp đã xác nhận hay còn chờ đến mấy giờ. Bạn đưa phiếu trên điện thoại lúc lên xe hoặc nhận phòng.',
    },
  ],
};
