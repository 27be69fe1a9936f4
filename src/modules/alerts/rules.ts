import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';

/** What is sold by a day and a party alone, so that its price on a day is one number. */
export const alertKinds: readonly KindName[] = ['hotel', 'tour', 'cruise'];

/** As many as one mailbox has at a time. */
export const mostAlerts = 20;

/** What somebody agrees to, as the form says it and as it is kept. A change of it is a new agreement. */
export const alertConsent = (company: { name: string }) =>
  `Tôi đồng ý để ${company.name} gửi email báo tin này, mỗi ngày nhiều nhất một thư, và dừng được bằng một lần bấm.`;

/** What a link in a mail lets its reader do: answer, stop one alert, stop all of the mailbox. To stop never runs out. */
type Use = 'confirm' | 'stop' | 'stop-all';

const confirmDays = 14;
const never = new Date('9999-01-01T00:00:00Z');

export function signAlertToken(secret: string, use: Use, alertId: string, now: Date): string {
  const until = use === 'confirm' ? new Date(now.getTime() + confirmDays * 86_400_000) : never;
  return signExpiringToken(secret, `alert:${use}`, { subject: alertId, until });
}

/** The alert that a token stands for; null when it is forged, of another use or too old. */
export function readAlertToken(secret: string, use: Use, token: string, now: Date): string | null {
  const signed = readExpiringToken(secret, `alert:${use}`, token, now);
  return signed && !signed.isOver ? signed.subject : null;
}
