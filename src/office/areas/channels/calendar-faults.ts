/** Why a calendar was not taken in, or its address not taken. */
export const calendarFaults: Readonly<Record<string, string>> = {
  wrong_address: 'Địa chỉ chưa đúng. Bạn chép nguyên địa chỉ lịch (iCal) mà kênh cho.',
  not_https: 'Địa chỉ phải bắt đầu bằng https://.',
  private_address: 'Địa chỉ này dẫn vào mạng nội bộ nên không dùng được.',
  unknown_host: 'Không tìm thấy máy chủ của kênh.',
  timeout: 'Kênh trả lời quá chậm.',
  too_large: 'Lịch dài quá 4 MB.',
  unreachable: 'Không kết nối được với kênh.',
  refused: 'Kênh từ chối. Địa chỉ có thể đã bị thay.',
  not_a_calendar: 'Trả lời của kênh không phải là lịch iCal trọn vẹn.',
  too_many_events: 'Lịch có hơn 5.000 khoảng bận.',
  sealed: 'Khóa của máy chủ đã đổi, không mở được địa chỉ. Bạn gỡ lịch rồi nối lại.',
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_unit: 'Không còn hạng này.',
  unknown_feed: 'Lịch này đã được gỡ.',
  known_title: 'Hạng này đã có lịch mang tên đó. Bạn đặt tên khác.',
  too_many: 'Một hạng nối nhiều nhất 10 lịch.',
};
