/**
 * `refundPercent` of the total is refunded when a booking is cancelled at least `daysBefore` days before the service
 * day, counted to 12:00 Asia/Ho_Chi_Minh. Tiers run from the earliest; later than the last one refunds nothing.
 */
export interface RefundTier {
  daysBefore: number;
  refundPercent: number;
}

export interface ReferenceCancellationPolicy {
  slug: string;
  title: string;
  tiers: RefundTier[];
  /** Replaces `tiers` when the service day lies in a public holiday's price window. */
  holidayTiers?: RefundTier[];
  note: string;
}

/** The cancellation policies of demo products. */
export const cancellationPolicies: ReferenceCancellationPolicy[] = [
  {
    slug: 'linh-hoat',
    title: 'Linh hoạt',
    tiers: [
      { daysBefore: 2, refundPercent: 100 },
      { daysBefore: 1, refundPercent: 50 },
      { daysBefore: 0, refundPercent: 0 },
    ],
    holidayTiers: [
      { daysBefore: 7, refundPercent: 100 },
      { daysBefore: 3, refundPercent: 50 },
      { daysBefore: 0, refundPercent: 0 },
    ],
    note: 'Bạn hủy miễn phí đến 12:00 trưa hai ngày trước ngày sử dụng dịch vụ. Ngày lễ, Tết cần báo sớm hơn vì chỗ trả lại sát ngày khó có người nhận.',
  },
  {
    slug: 'tieu-chuan',
    title: 'Tiêu chuẩn',
    tiers: [
      { daysBefore: 7, refundPercent: 100 },
      { daysBefore: 3, refundPercent: 50 },
      { daysBefore: 0, refundPercent: 0 },
    ],
    holidayTiers: [
      { daysBefore: 21, refundPercent: 100 },
      { daysBefore: 10, refundPercent: 50 },
      { daysBefore: 0, refundPercent: 0 },
    ],
    note: 'Báo hủy trước một tuần thì nhận lại đủ tiền, trước ba ngày thì nhận lại một nửa. Không đến nhận phòng được tính như hủy trong ngày.',
  },
  {
    slug: 'khong-hoan',
    title: 'Không hoàn tiền',
    tiers: [{ daysBefore: 0, refundPercent: 0 }],
    note: 'Giá thấp hơn để đổi lấy việc giữ nguyên lịch: sau khi thanh toán, đơn không hủy, không đổi ngày và không hoàn tiền.',
  },
  {
    slug: 'tour',
    title: 'Tour trọn gói',
    tiers: [
      { daysBefore: 15, refundPercent: 90 },
      { daysBefore: 10, refundPercent: 70 },
      { daysBefore: 5, refundPercent: 50 },
      { daysBefore: 2, refundPercent: 25 },
      { daysBefore: 0, refundPercent: 0 },
    ],
    holidayTiers: [
      { daysBefore: 30, refundPercent: 70 },
      { daysBefore: 15, refundPercent: 50 },
      { daysBefore: 0, refundPercent: 0 },
    ],
    note: 'Ngày khởi hành là mốc tính. Tên người đi sửa được trong danh sách hành khách đến 24 giờ trước giờ khởi hành.',
  },
  {
    slug: 'tour-le-tet',
    title: 'Tour dịp lễ, Tết',
    tiers: [
      { daysBefore: 30, refundPercent: 70 },
      { daysBefore: 15, refundPercent: 50 },
      { daysBefore: 0, refundPercent: 0 },
    ],
    note: 'Xe, phòng và vé dịp lễ phải trả trước cho đối tác, vì vậy mức hoàn giảm sớm hơn ngày thường và không hoàn trong 15 ngày cuối.',
  },
  {
    slug: 'du-thuyen',
    title: 'Du thuyền',
    tiers: [
      { daysBefore: 15, refundPercent: 90 },
      { daysBefore: 8, refundPercent: 70 },
      { daysBefore: 4, refundPercent: 50 },
      { daysBefore: 0, refundPercent: 0 },
    ],
    holidayTiers: [
      { daysBefore: 30, refundPercent: 90 },
      { daysBefore: 15, refundPercent: 50 },
      { daysBefore: 0, refundPercent: 0 },
    ],
    note: 'Khi cảng vụ không cho tàu rời bến vì thời tiết, các mức trên không áp dụng: bạn chọn dời ngày, giữ tiền cho chuyến sau hoặc nhận lại toàn bộ phần chưa sử dụng.',
  },
  {
    slug: 've-tham-quan',
    title: 'Vé tham quan',
    tiers: [{ daysBefore: 0, refundPercent: 0 }],
    note: 'Vé điện tử đã xuất thì không hoàn tiền, trừ khi điểm tham quan đóng cửa ngày đó.',
  },
  {
    slug: 'xe',
    title: 'Xe đưa đón, thuê xe',
    tiers: [
      { daysBefore: 1, refundPercent: 100 },
      { daysBefore: 0, refundPercent: 50 },
    ],
    note: 'Hủy trước 12:00 trưa ngày liền trước thì không mất phí, sau đó hoàn một nửa.',
  },
];
