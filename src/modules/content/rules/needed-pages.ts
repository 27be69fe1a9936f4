/** Static pages that the site itself links to, and from where: the links would be dead without them. */
export const neededPages: Readonly<Record<string, string>> = {
  'dieu-khoan-su-dung': 'khách đồng ý trang này khi trả tiền, khi mở tài khoản và khi mua phiếu quà tặng',
  'chinh-sach-bao-mat': 'mọi biểu mẫu hỏi thông tin cá nhân dẫn tới trang này, và luật buộc phải có',
  'chinh-sach-huy-va-hoan-tra': 'khách đọc trang này trước khi trả tiền',
  'quy-che-hoat-dong': 'danh sách sản phẩm dẫn tới trang này để nói cách xếp thứ tự',
  'chuong-trinh-tich-luy': 'trang điểm của khách và lời mời bạn dẫn tới trang này',
  affiliate: 'trang của cộng tác viên dẫn tới trang này',
};
