import { type Rights, type StaffActor, staffMay } from '#platform/actor/actor.ts';

const sensitive = /^(payment|refund|books|invoices|staff|role|guest|settings|system)\./;

/** Whether a role may change money, people or roles and so requires a second factor. */
export function needsSecondFactor(rights: Rights): boolean {
  return rights === 'all' || Object.keys(rights).some((verb) => sensitive.test(verb));
}

/** Whether an actor has all rights of a role: nobody may assign, revoke or block what exceeds their own. */
export function covers(actor: StaffActor, rights: Rights): boolean {
  if (rights === 'all') return actor.rights === 'all';
  return Object.entries(rights).every(([verb, limitVnd]) => staffMay(actor, verb, limitVnd));
}

export const passwordLength = { min: 10, max: 128 };
export const commonPasswordText =
  'Mật khẩu này nhiều người đã dùng nên rất dễ đoán. Vui lòng chọn một câu ngắn của riêng mình.';
export const invitationDays = 7;
export const resetMinutes = 60;
/** After this time a dangerous action asks for the password or passkey again. */
export const freshMinutes = 10;

export function isFresh({ confirmedAt }: { confirmedAt: Date }, now: Date): boolean {
  return now.getTime() - confirmedAt.getTime() < freshMinutes * 60_000;
}
