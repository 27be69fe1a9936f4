import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';

/** Maximum number of alerts of a mailbox or device. */
export const mostAlerts = 20;

/** The consent text, as shown in the form and as stored. A changed text is a new consent. */
export const alertConsent = (company: { name: string }) =>
  `Tôi đồng ý để ${company.name} gửi email báo tin này, mỗi ngày nhiều nhất một thư, và dừng được bằng một lần bấm.`;

/** The same for alerts on a device. */
export const deviceConsent = (company: { name: string }) =>
  `Tôi đồng ý để ${company.name} báo tin này trên máy này, hay qua email của tài khoản khi tài khoản đã đăng xuất ở đây, mỗi ngày nhiều nhất một tin, và dừng được bằng một lần bấm.`;

/** Purposes of a link: confirm, stop one alert, stop all of the mailbox or device. Links to stop never expire. */
type Use = 'confirm' | 'stop' | 'stop-all';

const confirmDays = 14;
const never = new Date('9999-01-01T00:00:00Z');

export function signAlertToken(secret: string, use: Use, alertId: string, now: Date): string {
  const until = use === 'confirm' ? new Date(now.getTime() + confirmDays * 86_400_000) : never;
  return signExpiringToken(secret, `alert:${use}`, { subject: alertId, until });
}

/** The alert of a token; null if it is forged, for another purpose or expired. */
export function readAlertToken(secret: string, use: Use, token: string, now: Date): string | null {
  const signed = readExpiringToken(secret, `alert:${use}`, token, now);
  return signed && !signed.isOver ? signed.subject : null;
}
