import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Has the browser show a passkey of this site, or make one for who is signed in. @returns what it says, as JSON @throws when it does not */
export async function askPasskey(use: 'show' | 'make'): Promise<string> {
  const reply = await fetch(`/dang-nhap/khoa${use === 'make' ? '?moi' : ''}`, { method: 'POST' });
  if (!reply.ok) throw new Error(String(reply.status));
  const optionsJSON = await reply.json();
  const answer =
    use === 'show' ? await startAuthentication({ optionsJSON }) : await startRegistration({ optionsJSON });
  return JSON.stringify(answer);
}
