/** Text shown after too many sign-in attempts. */
export function tooOftenWords(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Địa chỉ này hoặc mạng này vừa có nhiều lượt thử. Bạn chờ ${minutes} phút rồi thử lại.`;
}
