/** Lines that every tour says in the same words, so that a guest can compare two tours at a glance. */
export const guide = 'Hướng dẫn viên tiếng Việt suốt tuyến';
export const personalCosts = 'Đồ uống ngoài thực đơn, giặt là và chi tiêu cá nhân';
export const tips = 'Tiền bồi dưỡng hướng dẫn viên và lái xe, tùy bạn';
export const singleRoom = 'Phụ thu phòng đơn nếu bạn muốn ở một mình';

/** The insurance line; `maxVnd` is the same amount as `details.insuranceMaxVnd`, in đồng. */
export const insurance = (maxVnd: number) =>
  `Bảo hiểm du lịch, mức bồi thường tối đa ${maxVnd / 1_000_000} triệu đồng mỗi vụ`;
