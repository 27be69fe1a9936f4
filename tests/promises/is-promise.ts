/** Phrases by which a text makes a promise in our name. Removing one needs a reason; adding is free. */
const turns: RegExp[] = [
  // Who promises, or in whose name.
  turn('chúng tôi|nhân viên|điều phối viên|tài xế|hướng dẫn viên|người phụ trách|tổng đài|hệ thống'),
  // By when.
  turn(
    '(?:trong|trước|sau|đến|tối đa|ít nhất|chậm nhất|quá|dưới|từ) (?:vòng )?(?:\\d+|một|hai|ba|vài|ít)(?:–\\d+)? (?:giờ|phút|giây|ngày|tuần|tháng|năm|tiếng)',
  ),
  turn('ngay (?:khi|lập tức|trong|lúc|từ)|lập tức|đúng hẹn|đúng giờ|kịp'),
  // Always and never.
  turn('luôn|không bao giờ|bất cứ lúc nào|lúc nào cũng|mọi lần|mọi khoản|mọi đơn|mỗi đơn|suốt'),
  // What the visitor gets or is spared.
  turn(
    '(?:bạn|khách|người viết) (?:được|nhận|thấy)|nhận (?:thư|ngay)|được (?:hoàn|đổi|giữ|báo|gửi|lưu|nhắc|xóa|hủy|dời|bồi|trả|tính|cộng|ưu tiên|xử lý)',
  ),
  turn('miễn phí|không mất phí|không phí|không thu|không tính|không cộng|không bán|không lưu|không cần'),
  turn('hoàn (?:tiền|lại|đủ|phần|khoản|\\d)|nhận lại|bồi thường|trả phần chênh|bảo lưu'),
  turn('giữ (?:chỗ|phòng|giá|nguyên|tiếp)|còn chỗ|số thật|đã gồm|đã xác nhận|một giá|một con số'),
  turn('tự động|tự (?:chuyển|hoàn|tính|xóa|cộng|gửi|hỏi|liên hệ)|mã hóa'),
  turn('bảo đảm|đảm bảo|cam kết|chúng tôi hứa|chắc chắn|công khai'),
  turn('sẽ|gọi lại|trả lời|gửi (?:về|cho|qua|tới|thư)|báo (?:trước|ngay|cho|bạn)'),
];

/** Whether a sentence contains a promise, by its phrases. A question does not. */
export function isPromise(sentence: string): boolean {
  if (sentence.endsWith('?')) return false;
  return turns.some((pattern) => pattern.test(sentence));
}

function turn(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
}
