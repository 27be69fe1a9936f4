import { findGuest } from '#modules/identity/guests/find-guest.ts';
import { isGuestPassword } from '#modules/identity/guests/guest-account.ts';
import type { GuestSession } from '#modules/identity/guests/guest-session.ts';
import { isFresh } from '#modules/identity/rules.ts';
import type { App } from '#platform/app.ts';
import { admitGuess } from '#platform/bots/admit-guess.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { tooOftenWords } from './too-often-words.ts';

interface UnprovenGuest {
  reason: 'wrong_password' | 'sign_in_too_old' | 'too_often';
  errors: Record<string, string>;
}

/**
 * Asks a signed-in guest to re-authenticate before something irreversible: by the password in the form's `field`, or, for a guest
 * who has none or signed in by passkey, by having signed in a moment ago.
 * @param asked.isPasswordOnly where the password itself is about to change
 * @returns what is wrong, and its text at the field; null when they have re-authenticated
 */
export async function requireProof(
  app: App,
  request: Request,
  session: GuestSession,
  { form, field, isPasswordOnly = false }: { form: FormData; field: string; isPasswordOnly?: boolean },
): Promise<UnprovenGuest | null> {
  const unproven = (reason: UnprovenGuest['reason'], text: string) => ({ reason, errors: { [field]: text } });
  const typed = String(form.get(field) ?? '');
  if (!typed && !(await needsPassword(app, session, isPasswordOnly))) {
    if (isFresh(session, app.clock.now())) return null;
    return unproven('sign_in_too_old', 'Bạn đăng nhập lại rồi làm tiếp trong vòng 10 phút.');
  }
  const ip = guestIpOf(request);
  const admitted = await admitGuess(app, { about: 'guest passwords again', code: session.userId, ip });
  if (!admitted.ok) return unproven('too_often', tooOftenWords(admitted.retryAfterSeconds));
  if (await isGuestPassword(app.db, session.userId, typed)) {
    await admitted.giveBack();
    return null;
  }
  return unproven('wrong_password', 'Mật khẩu chưa đúng.');
}

/** Whether the password must be typed: by guests who have one, unless a passkey was shown a moment ago. */
export async function needsPassword(
  app: App,
  session: GuestSession,
  isPasswordOnly = false,
): Promise<boolean> {
  const isPasskeyFresh = session.strength === 'passkey' && isFresh(session, app.clock.now());
  if (isPasskeyFresh && !isPasswordOnly) return false;
  return (await findGuest(app.db, session.userId))?.hasPassword ?? true;
}
