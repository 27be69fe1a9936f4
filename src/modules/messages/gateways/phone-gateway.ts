/** Purpose of a message: a code that verifies a phone, an invitation to review a trip, the link to pay a quote, or a changed sign-in. */
export type MessageTemplate = 'phone_code' | 'review_invited' | 'quote_link' | 'account_security';

/** A message to be delivered. */
export interface PhoneMessage {
  /** Deduplication key: the same when the message is sent again. */
  key: string;
  /** E.164 */
  phone: string;
  template: MessageTemplate;
  /** The whole message; that of a code without diacritics, which not every phone shows. */
  text: string;
  /** Values for a template stored at the provider. */
  fields: Readonly<Record<string, string>>;
}

export interface PhoneGateway {
  channel: 'zns' | 'sms';
  /**
   * @returns whether it was accepted for delivery; false when this phone cannot be reached this way
   * @throws when the provider fails, or refuses the sender: worth a retry
   */
  send(message: PhoneMessage): Promise<boolean>;
}

const timeoutMs = 10_000;

/** Calls a provider by POST. @throws on any response but an object */
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
    throw new Error(`${new URL(url).host} did not answer with an object`);
  return answer as Record<string, unknown>;
}
