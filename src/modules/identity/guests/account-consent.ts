/** The consent given when creating an account, as the form shows it and as it is stored. */
export const accountConsent = (company: { name: string }) =>
  `Tôi đồng ý với điều khoản sử dụng và cách ${company.name} xử lý dữ liệu cá nhân để giữ tài khoản này.`;
