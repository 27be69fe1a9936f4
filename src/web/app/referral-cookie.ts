import { noteReferral } from '#modules/points/commands/note-referral.ts';
import { referralCodeShape, rememberedDays } from '#modules/points/rules/referral-path.ts';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';

/** Cookie with the code of a friend's referral link and when it was opened, in seconds; nothing about the visitor. HttpOnly. */
const cookie = guestCookie('nv_moi');

/** The Set-Cookie header with which a device remembers a friend's referral link for its days; null deletes it. */
export function referralCookie(
  { config, clock }: Pick<App, 'config' | 'clock'>,
  code: string | null,
): string {
  if (code === null) return cookie.write('', 0, config);
  const value = `${code}.${Math.floor(clock.now().getTime() / 1000)}`;
  return cookie.write(value, rememberedDays * 86_400, config);
}

/** The code of the referral link that a device opened within its days; null without one. */
export function readReferralCode({ config, clock }: Pick<App, 'config' | 'clock'>, request: Request) {
  const [code = '', seconds = ''] = cookie.read(request, config).split('.');
  if (!referralCodeShape.test(code) || !/^\d{9,10}$/.test(seconds)) return null;
  const age = clock.now().getTime() / 1000 - Number(seconds);
  return age <= rememberedDays * 86_400 ? code : null;
}

/** The referral a new guest came by, for the command that creates their account; undefined without one. */
export function invitationOf(app: Pick<App, 'config' | 'clock'>, request: Request) {
  const code = readReferralCode(app, request);
  return code === null ? undefined : { code, note: noteReferral };
}
