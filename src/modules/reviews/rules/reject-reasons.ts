/** Reasons for rejecting a review. The list is closed and public: a low score or an unhappy word is no reason. */
export const rejectReasonLabels = {
  'khong-lien-quan': 'Không nói về chuyến đi hoặc dịch vụ đã dùng',
  'xuc-pham': 'Xúc phạm, đe dọa hoặc kỳ thị',
  'thong-tin-rieng': 'Nêu thông tin riêng của người khác',
  'quang-cao': 'Quảng cáo hoặc dẫn sang trang khác',
  'trung-lap': 'Trùng với một đánh giá đã có',
  'trai-luat': 'Nội dung trái pháp luật',
} as const;
export type RejectReason = keyof typeof rejectReasonLabels;
export const rejectReasons = Object.keys(rejectReasonLabels) as [RejectReason, ...RejectReason[]];
