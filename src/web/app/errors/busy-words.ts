/** Texts shown when an address exceeded its rate limit, with and without script. */
export const busyWords = {
  title: 'Có quá nhiều yêu cầu cùng lúc',
  text: (retryAfterSeconds: number) => {
    const wait =
      retryAfterSeconds > 90 ? `${Math.ceil(retryAfterSeconds / 60)} phút` : `${retryAfterSeconds} giây`;
    return `Từ mạng của bạn vừa có rất nhiều yêu cầu tới trang này. Vui lòng chờ ${wait} rồi thử lại.`;
  },
  kept: 'Những gì bạn đã điền vẫn còn. Sau thời gian đó, bạn bấm gửi lại.',
  sendAgain: 'Gửi lại',
};
