/** Asks Cloudflare whether a visitor's token is good; each is good once. A service that does not answer vouches for nobody. */
export async function isTurnstileToken(
  { secret, verifyUrl }: { secret: string; verifyUrl: string },
  token: string,
  ip: string,
): Promise<boolean> {
  try {
    const reply = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, ...(ip && { remoteip: ip }) }),
      signal: AbortSignal.timeout(5_000),
    });
    const { success } = (await reply.json()) as { success?: boolean };
    return success === true;
  } catch {
    return false;
  }
}
