import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';

const purpose = 'zalo-stop';
const tokenDays = 400;

/** The token in a message by Zalo: it ends such messages to one account and opens nothing of it. */
export const zaloStopToken = {
  sign(secret: string, userId: string, now: Date): string {
    const until = new Date(now.getTime() + tokenDays * 86_400_000);
    return signExpiringToken(secret, purpose, { subject: userId, until });
  },
  /** The account; null for a token that is forged, too old or meant for something else. */
  read(secret: string, token: string, now: Date): string | null {
    const signed = readExpiringToken(secret, purpose, token, now);
    return signed && !signed.isOver ? signed.subject : null;
  },
};
