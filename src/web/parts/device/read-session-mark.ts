import { signedInFlag } from '#modules/identity/guests/signed-in-flag.ts';

/** The session mark in a browser's cookies; empty where nobody is signed in. */
export function readSessionMark(cookies: string): string {
  return (
    cookies
      .split('; ')
      .find((part) => part.startsWith(`${signedInFlag}=`))
      ?.slice(signedInFlag.length + 1) ?? ''
  );
}
