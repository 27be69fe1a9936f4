import { askJson, type MessageTemplate, type PhoneGateway, type PhoneMessage } from './phone-gateway.ts';

export interface ZaloKeys {
  /** Endpoints of messages and of tokens. */
  url: string;
  oauthUrl: string;
  appId: string;
  appSecret: string;
  /** The template approved by Zalo, with a field `otp`. */
  template: string;
  /** The template of review invitations, with the fields `ten`, `ma`, `danh_gia` and `thoi`; null: none are sent. */
  reviewTemplate: string | null;
}

/** Zalo's error codes about the sender: the token is wrong or expired. */
const badToken = new Set([-124, -216]);
/** Error codes about the phone: no such account, not reached, messages not wanted, daily quota exceeded. */
const unreachable = new Set([-108, -114, -115, -118, -119, -126, -132, -139, -140, -141, -144, -147]);

/**
 * Template messages of Zalo's notification service (developers.zalo.me, ZNS: POST /message/template).
 * @param tokens returns an access token; another one when given a refused one
 */
export function zaloGateway(
  { url, template: codeTemplate, reviewTemplate }: Pick<ZaloKeys, 'url' | 'template' | 'reviewTemplate'>,
  tokens: (refused?: string) => Promise<string>,
): PhoneGateway {
  // Zalo has approved templates for codes and reviews only.
  const templates: Record<MessageTemplate, string | null> = {
    phone_code: codeTemplate,
    review_invited: reviewTemplate,
    quote_link: null,
    account_security: null,
  };
  const ask = async (token: string, { key, phone, template, fields }: PhoneMessage) => {
    const answer = await askJson(`${url}/message/template`, {
      headers: { access_token: token },
      body: JSON.stringify({
        phone: phone.replace('+', ''),
        template_id: templates[template],
        template_data: fields,
        tracking_id: key,
      }),
    });
    return Number(answer.error);
  };
  return {
    channel: 'zns',
    async send(message) {
      if (templates[message.template] === null) return false;
      const token = await tokens();
      const first = await ask(token, message);
      const error = badToken.has(first) ? await ask(await tokens(token), message) : first;
      if (error === 0) return true;
      if (unreachable.has(error)) return false;
      throw new Error(`Zalo refused a message with ${error}`);
    },
  };
}

export interface ZaloTokens {
  access: string;
  refresh: string;
  /** ISO */
  until: string;
}

/** Uses a refresh token, valid only once. @throws when Zalo refuses it */
export async function refreshZaloTokens(
  { oauthUrl, appId, appSecret }: Pick<ZaloKeys, 'oauthUrl' | 'appId' | 'appSecret'>,
  refresh: string,
  now: Date,
): Promise<ZaloTokens> {
  const answer = await askJson(`${oauthUrl}/v4/oa/access_token`, {
    headers: { secret_key: appSecret },
    body: new URLSearchParams({ refresh_token: refresh, app_id: appId, grant_type: 'refresh_token' }),
  });
  const { access_token: access, refresh_token: next, expires_in: seconds } = answer;
  if (typeof access !== 'string' || typeof next !== 'string')
    throw new Error(`Zalo issued no token: ${String(answer.error_name ?? answer.error)}`);
  return { access, refresh: next, until: new Date(now.getTime() + Number(seconds) * 1000).toISOString() };
}
