/** Text shown after too many sign-in attempts, or requests for a code to a phone. */
export function tooOftenWords(retryAfterSeconds: number, { isPhone = false } = {}): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const what = isPhone
    ? 'Số này hoặc mạng này vừa xin nhiều mã'
    : 'Địa chỉ này hoặc mạng này vừa có nhiều lượt thử';
  return `${what}. Bạn chờ ${minutes} phút rồi thử lại.`;
}
