/** What a guest agrees to who makes an account, as the form says it and as it is kept. */
export const accountConsent = (company: { name: string }) =>
  `Tôi đồng ý với điều khoản sử dụng và cách ${company.name} xử lý dữ liệu cá nhân để giữ tài khoản này.`;
