import type { PostJson } from '#modules/payments/gateways/online-gateway.ts';

/** MoMo asks for at least 30 seconds; the others answer sooner. */
const timeoutMs = 35_000;

export const postJson: PostJson = async (url, body) => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  const answer: unknown = await reply.json();
  if (answer === null || typeof answer !== 'object') throw new Error(`${url} answered no object`);
  return answer as Record<string, unknown>;
};
