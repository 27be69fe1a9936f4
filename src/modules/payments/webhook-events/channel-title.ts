/** Who may report money that came in. */
export const channelTitles: Readonly<Record<string, string>> = {
  bank: 'Ngân hàng',
  vnpay: 'VNPay',
  momo: 'MoMo',
  zalopay: 'ZaloPay',
  office: 'Quầy',
  internal: 'Sổ trong nhà',
};

/** Where money came in, by the name of who reported it. */
export function channelTitle(provider: string): string {
  return channelTitles[provider] ?? provider;
}
