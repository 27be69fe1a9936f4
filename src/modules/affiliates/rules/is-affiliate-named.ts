import { fold } from '#platform/vietnamese/fold.ts';

/** Whether a text is any part of an affiliate's name, code, mail or channel, with or without marks. */
export function isAffiliateNamed(
  { name, code, email, channel }: { name: string; code: string; email: string; channel: string },
  text: string,
): boolean {
  const wanted = fold(text);
  return [name, code, email, channel].some((one) => fold(one).includes(wanted));
}
