import { type Rights, type StaffActor, staffMay } from '#platform/actor/actor.ts';

const sensitive = /^(payment|refund|books|invoices|staff|role|guest|settings|system)\./;

/** Whether a role may touch money, people or roles: who has it shows themselves by more than a password. */
export function needsSecondFactor(rights: Rights): boolean {
  return rights === 'all' || Object.keys(rights).some((verb) => sensitive.test(verb));
}

/** Whether somebody has all that a role may do: nobody gives, takes or shuts out what is above them. */
export function covers(actor: StaffActor, rights: Rights): boolean {
  if (rights === 'all') return actor.rights === 'all';
  return Object.entries(rights).every(([verb, limitVnd]) => staffMay(actor, verb, limitVnd));
}

export const passwordLength = { min: 10, max: 128 };
export const commonPasswordText =
  'Mật khẩu này nhiều người đã dùng nên rất dễ đoán. Vui lòng chọn một câu ngắn của riêng mình.';
export const invitationDays = 7;
export const resetMinutes = 60;
/** A dangerous thing asks again for the password or passkey after that. */
export const freshMinutes = 10;

export function isFresh({ confirmedAt }: { confirmedAt: Date }, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() < freshMinutes * 60_000;
}
