import type { App } from '#platform/app.ts';
import { admitGuess } from '#platform/bots/admit-guess.ts';

export type CodeAdmission =
  /** `giveBack` unless nobody knows the code: only wrong ones count. */
  | { ok: true; giveBack(): Promise<void> }
  | { ok: false; reason: 'too_many_guesses'; message: string; retryAfterSeconds: number };

/**
 * Lets somebody try a promotion, voucher or credit code, before it is looked up. Whoever knows a code gets money for
 * it, so wrong ones of an address are counted, of all three kinds together.
 */
export async function admitCode(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  ip: string,
): Promise<CodeAdmission> {
  const guess = await admitGuess(app, { about: 'price codes', code: null, ip });
  if (guess.ok) return guess;
  const { retryAfterSeconds } = guess;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = `Từ mạng này vừa có nhiều lượt nhập mã chưa đúng. Bạn chờ ${minutes} phút rồi nhập lại, hoặc tiếp tục mà không dùng mã nhé.`;
  return { ok: false, reason: 'too_many_guesses', message, retryAfterSeconds };
}
