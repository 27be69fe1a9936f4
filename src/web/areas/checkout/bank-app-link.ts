import type { QrDetails } from '#modules/payments/gateways/gateway.ts';

/** The deep link that opens a transfer in a banking app, from the template of the site's configuration. */
export function bankAppLink(template: string, qr: QrDetails, amountVnd: number): string {
  const values: Record<string, string> = {
    bank: qr.bankBin,
    account: qr.account,
    name: qr.accountName,
    amount: String(amountVnd),
    content: qr.transferContent,
  };
  return template.replace(/\{(\w+)\}/g, (whole, key) => {
    const value = values[key];
    return value === undefined ? whole : encodeURIComponent(value);
  });
}
