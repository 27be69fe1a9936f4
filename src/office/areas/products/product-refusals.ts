/** Refusals of actions on a product, in words. */
export const productRefusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_product: 'Không còn sản phẩm này.',
  gone: 'Không còn sản phẩm này.',
  changed_meanwhile: 'Có người vừa lưu. Bạn xem bản mới rồi làm lại.',
  nothing_new: 'Không có gì mới để đưa lên trang.',
  never_published: 'Sản phẩm chưa từng đăng, không có bản nào để quay về.',
  unknown_former: 'Không còn bản này.',
  incomplete: 'Chưa đủ để đưa lên trang. Bạn điền các ô được đánh dấu.',
  past: 'Giờ hẹn phải ở phía trước.',
  not_scheduled: 'Không có giờ hẹn nào.',
  not_on_site: 'Sản phẩm không đang bán.',
  not_withdrawn: 'Sản phẩm không ở trạng thái đã gỡ.',
  slug_taken: 'Địa chỉ này đã là của một sản phẩm khác cùng loại.',
  unknown_province: 'Không có tỉnh, thành này.',
  unknown_place: 'Không có điểm đến này.',
  unknown_supplier: 'Không có nhà cung cấp này.',
};
