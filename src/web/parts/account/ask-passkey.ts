import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Has the browser show a passkey of this site, or make one for who is signed in. @returns what it says, as JSON @throws when it does not */
export async function askPasskey(use: 'show' | 'make'): Promise<string> {
  const address = `/dang-nhap/khoa${use === 'make' ? '?moi' : ''}`;
  // An empty form: the site takes nothing else.
  const reply = await fetch(address, { method: 'POST', body: new URLSearchParams() });
  if (!reply.ok) throw new Error(String(reply.status));
  const optionsJSON = await reply.json();
  const answer =
    use === 'show' ? await startAuthentication({ optionsJSON }) : await startRegistration({ optionsJSON });
  return JSON.stringify(answer);
}
