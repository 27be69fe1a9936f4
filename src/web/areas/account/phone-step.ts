import { readPhoneProof } from '#modules/identity/guests/enter-by-phone.ts';
import { findPhoneCode } from '#modules/identity/guests/phone-codes.ts';
import type { App } from '#platform/app.ts';

/** The current step of a phone sign-in. */
export type PhoneStep =
  | { name: 'phone' }
  | { name: 'digits'; id: string; phone: string }
  | { name: 'name'; proof: string; phone: string };

/** The cookie's value at each step. */
export const keptStep = {
  code: (id: string) => `c-${id}`,
  proof: (proof: string) => `p-${proof}`,
};

/** The step that a cookie's value stands for; the first one once its code or proof has expired. */
export async function phoneStepOf(
  app: Pick<App, 'db' | 'secrets' | 'clock'>,
  cookieValue: string,
): Promise<PhoneStep> {
  if (cookieValue.startsWith('p-')) {
    const proof = cookieValue.slice(2);
    const phone = readPhoneProof(app, proof);
    return phone ? { name: 'name', proof, phone } : { name: 'phone' };
  }
  const id = cookieValue.slice(2);
  const code = cookieValue.startsWith('c-') ? await findPhoneCode(app, id) : null;
  return code ? { name: 'digits', id, phone: code.phone } : { name: 'phone' };
}
