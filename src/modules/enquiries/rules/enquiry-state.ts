/** States of an enquiry with their labels for guests and staff. */
export const enquiryStateLabels = {
  moi: 'Mới nhận',
  'dang-xu-ly': 'Đang xử lý',
  'cho-khach': 'Chờ bạn trả lời',
  'cho-thanh-toan': 'Chờ thanh toán',
  chot: 'Đã chốt',
  dong: 'Đã đóng',
} as const;

export type EnquiryState = keyof typeof enquiryStateLabels;

const next: Record<EnquiryState, readonly EnquiryState[]> = {
  moi: ['dang-xu-ly', 'cho-khach', 'dong'],
  'dang-xu-ly': ['cho-khach', 'chot', 'dong'],
  'cho-khach': ['dang-xu-ly', 'cho-khach', 'cho-thanh-toan', 'chot', 'dong'],
  'cho-thanh-toan': ['dang-xu-ly', 'cho-khach', 'chot', 'dong'],
  chot: ['dong'],
  dong: ['dang-xu-ly'],
};

/** Whether an enquiry may change from one state to another. */
export function canMove(from: EnquiryState, to: EnquiryState): boolean {
  return next[from].includes(to);
}

/** Reasons of an enquiry's state changes, as its history shows them. */
export const enquiryReasonLabels = {
  received: 'Đã nhận yêu cầu',
  moved: 'Chuyển trạng thái',
  answered: 'Đã gửi trả lời',
  noted: 'Ghi chú',
  fare_accepted: 'Khách chọn phương án',
  fare_paid: 'Khách đã trả tiền phương án đã chọn',
  erased: 'Thông tin cá nhân đã được xóa theo yêu cầu',
} as const;
export type EnquiryReason = keyof typeof enquiryReasonLabels;
