/** What a subscriber agrees to, as the form says it and as it is kept. A change of it is a new agreement. */
export const newsletterConsent = (company: { name: string }) =>
  `Tôi đồng ý nhận bản tin của ${company.name} qua email và có thể hủy bất cứ lúc nào.`;
