import { Counter } from 'prom-client';

const failed = new Counter({
  name: 'logins_failed_total',
  help: 'Sign-ins that were refused: by the door (office, guests), what was tried (password, code), and why (wrong, too_often)',
  labelNames: ['door', 'by', 'reason'],
});

/** Counts a refused sign-in, of a known person or not. @returns the refusal */
export function refuseSignIn<Reason extends 'wrong' | 'too_often'>(
  door: 'office' | 'guests',
  by: 'password' | 'code',
  reason: Reason,
): { ok: false; reason: Reason } {
  failed.inc({ door, by, reason });
  return { ok: false, reason };
}
