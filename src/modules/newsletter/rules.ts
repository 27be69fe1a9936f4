/** What a subscriber agrees to, as the form says it and as it is kept. A change of it is a new agreement. */
export const newsletterConsent =
  'Tôi đồng ý nhận bản tin của Nẻo Việt qua email, nhiều nhất hai lần một tháng, và có thể hủy bất cứ lúc nào.';
