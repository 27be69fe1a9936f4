import { askJson, type PhoneGateway } from './phone-gateway.ts';

export interface EsmsKeys {
  url: string;
  apiKey: string;
  secretKey: string;
  /** The sender name of the message, registered with the networks. */
  brandName: string;
}

/** `CodeResult` values about the phone rather than about the sender: 99 is a wrong number or one of an unknown network. */
const unreachable = new Set(['99']);

/**
 * Customer care SMS by eSMS (developers.esms.vn, SendMultipleMessage_V4, type 2: codes and notices, day and night). The
 * `RequestId` prevents a repeated call from sending a second message.
 */
export function esmsGateway({ url, apiKey, secretKey, brandName }: EsmsKeys): PhoneGateway {
  return {
    channel: 'sms',
    async send({ key, phone, template, text }) {
      // Requesting codes by SMS is no consent to review invitations.
      if (template === 'review_invited') return false;
      const answer = await askJson(`${url}/MainService.svc/json/SendMultipleMessage_V4_post_json/`, {
        body: JSON.stringify({
          ApiKey: apiKey,
          SecretKey: secretKey,
          Brandname: brandName,
          SmsType: '2',
          IsUnicode: '0',
          Phone: phone.replace('+84', '0').replace('+', ''),
          Content: text,
          RequestId: key,
        }),
      });
      const code = String(answer.CodeResult ?? '');
      if (code === '100') return true;
      if (unreachable.has(code)) return false;
      throw new Error(`eSMS refused a message with ${code}`);
    },
  };
}
