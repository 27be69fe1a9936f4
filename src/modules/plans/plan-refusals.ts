/** Refusals of a change of a plan as messages for its author. */
export const planRefusals = {
  unknown_plan: 'Không tìm thấy kế hoạch này, hoặc bạn chưa được mở nó.',
  not_allowed: 'Bạn chỉ xem được kế hoạch này. Hãy xin liên kết cùng sửa từ người lập.',
  not_for_readers: 'Kế hoạch công khai không có bình chọn. Bạn chép về rồi rủ nhóm của mình cùng chọn.',
  too_many_devices:
    'Hôm nay 20 thiết bị cùng mạng với bạn đã bình chọn ở đây. Bạn đăng nhập rồi bấm lại để lượt của mình được tính.',
  not_owner: 'Chỉ người lập kế hoạch làm được việc này.',
  unknown_comment: 'Bình luận này không còn trên trang.',
  too_many_answers: 'Nhân viên còn đọc các câu trả lời trước của bạn. Vui lòng chờ rồi viết tiếp.',
  unknown_item: 'Mục này không còn trong kế hoạch.',
  unknown_day: 'Ngày này không còn trong kế hoạch.',
  changed: 'Người khác vừa sửa mục này. Bạn xem bản mới rồi lưu lại nếu vẫn muốn.',
  last_day: 'Kế hoạch cần ít nhất một ngày.',
  unknown_product: 'Dịch vụ này không còn bán. Vui lòng chọn dịch vụ khác.',
  unknown_unit: 'Lựa chọn này không còn bán. Vui lòng chọn lại.',
  unknown_place: 'Không tìm thấy điểm đến này.',
  unknown_province: 'Không tìm thấy tỉnh thành này.',
  too_many_days: 'Kế hoạch dài tối đa 30 ngày.',
  too_many_items: 'Kế hoạch chứa tối đa 120 mục.',
  too_many_products: 'Kế hoạch chứa tối đa 12 dịch vụ, vì mỗi lần đặt nhận 12 dịch vụ.',
  too_many_plans: 'Bạn đã có 50 kế hoạch. Vui lòng xóa bớt rồi tạo tiếp.',
} as const;

export type PlanRefusal = keyof typeof planRefusals;

const byConstraint: Record<string, PlanRefusal> = {
  plans_most_days: 'too_many_days',
  plans_most_items: 'too_many_items',
  plans_most_products: 'too_many_products',
  plans_most_of_owner: 'too_many_plans',
};

/** The refusal for a violated check constraint of the database; null for any other error. */
export function refusalOfLimit(fault: unknown): PlanRefusal | null {
  const { code, constraint = '' } = fault as { code?: string; constraint?: string };
  return code === '23514' ? (byConstraint[constraint] ?? null) : null;
}
