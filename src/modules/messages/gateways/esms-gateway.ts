import { askJson, type PhoneGateway } from './phone-gateway.ts';

export interface EsmsKeys {
  url: string;
  apiKey: string;
  secretKey: string;
  /** Under which name the message comes; registered with the networks. */
  brandName: string;
}

/** What of its `CodeResult` is about this phone, and not about who asks: 99 a wrong number or none of a network it knows. */
const unreachable = new Set(['99']);

/**
 * SMS of customer care by eSMS (developers.esms.vn, SendMultipleMessage_V4, type 2: codes and notices, by day and night). The
 * `RequestId` keeps a repeated call from becoming a second message.
 */
export function esmsGateway({ url, apiKey, secretKey, brandName }: EsmsKeys): PhoneGateway {
  return {
    channel: 'sms',
    async send({ key, phone, template, text }) {
      // Who asks for codes by SMS has not agreed to be asked anything there.
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
