/** What a message is about: a code by which a phone is proven, the question how a trip was, or the link by which a quote is paid. */
export type MessageTemplate = 'phone_code' | 'review_invited' | 'quote_link';

/** A message, for who delivers it. */
export interface PhoneMessage {
  /** What makes it the same message when it is sent again. */
  key: string;
  /** E.164 */
  phone: string;
  template: MessageTemplate;
  /** The whole message; of a code in letters that every phone shows. */
  text: string;
  /** What is filled in where the provider has the words. */
  fields: Readonly<Record<string, string>>;
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
