import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/**
 * Has the browser show a passkey of this site, or create one for the signed-in guest. @returns its response as JSON @throws when
 * it refuses
 */
export async function promptPasskey(use: 'show' | 'make'): Promise<string> {
  const address = `/dang-nhap/khoa${use === 'make' ? '?moi' : ''}`;
  // An empty form body: the site accepts no other content type.
  const reply = await fetch(address, { method: 'POST', body: new URLSearchParams() });
  if (!reply.ok) throw new Error(String(reply.status));
  const optionsJSON = await reply.json();
  const answer =
    use === 'show' ? await startAuthentication({ optionsJSON }) : await startRegistration({ optionsJSON });
  return JSON.stringify(answer);
}
