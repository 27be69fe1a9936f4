import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';

const purpose = 'zalo-stop';
const tokenDays = 400;

/** The token in a Zalo message: it unsubscribes an account from such messages and gives no access to it. */
export const zaloStopToken = {
  sign(secret: string, userId: string, now: Date): string {
    const until = new Date(now.getTime() + tokenDays * 86_400_000);
    return signExpiringToken(secret, purpose, { subject: userId, until });
  },
  /** The account; null for a token that is forged, expired or of another purpose. */
  read(secret: string, token: string, now: Date): string | null {
    const signed = readExpiringToken(secret, purpose, token, now);
    return signed && !signed.isOver ? signed.subject : null;
  },
};
