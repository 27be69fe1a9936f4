/** The consent text, as the form shows it and as it is stored. A changed text requires a new consent. */
export const newsletterConsent = (company: { name: string }) =>
  `Tôi đồng ý nhận bản tin của ${company.name} qua email và có thể hủy bất cứ lúc nào.`;
