/** The digits of a code, for who delivers them. */
export interface PhoneMessage {
  /** What makes it the same message when it is sent again. */
  key: string;
  /** E.164 */
  phone: string;
  digits: string;
  /** The whole message in letters that every phone shows. */
  text: string;
}

export interface PhoneGateway {
  channel: 'zns' | 'sms';
  /**
   * @returns whether it was taken for delivery; false when this phone cannot be reached this way
   * @throws when the provider cannot be asked, or refuses who asks: worth another try
   */
  send(message: PhoneMessage): Promise<boolean>;
}

const timeoutMs = 10_000;

/** Asks a provider by POST. @throws on anything but an object in answer */
export async function askJson(
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body: string | URLSearchParams },
): Promise<Record<string, unknown>> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: typeof body === 'string' ? { 'content-type': 'application/json', ...headers } : headers,
    body,
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  const answer: unknown = await reply.json();
  if (answer === null || typeof answer !== 'object')
    throw new Error(`${new URL(url).host} answered no object`);
  return answer as Record<string, unknown>;
}
