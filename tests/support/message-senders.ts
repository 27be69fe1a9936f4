import Fastify from 'fastify';

/** The sent messages with their sender, in order. */
interface Delivered {
  by: 'zns' | 'sms';
  phone: string;
  digits: string;
  /** The fields of a message that is not a code. */
  fields?: Record<string, string>;
}

/**
 * Simulators of Zalo and eSMS by their documentation: refresh tokens are single-use, access tokens are valid until revoked, and a
 * phone may have no Zalo.
 */
export async function messageSenders() {
  const delivered: Delivered[] = [];
  const withoutZalo = new Set<string>();
  const spent = new Set<string>();
  let [valid, next] = ['', 0];
  let isZaloDown = false;
  const server = Fastify();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.post<{ Body: Record<string, string> }>('/v4/oa/access_token', async ({ body, headers }) => {
    const { refresh_token: refresh = '', app_id: id, grant_type: type } = body;
    if (headers.secret_key !== 'secret' || id !== 'app' || type !== 'refresh_token') return { error: -14001 };
    if (spent.has(refresh) || !/^refresh-/.test(refresh))
      return { error: -14014, error_name: 'Invalid refresh token' };
    spent.add(refresh);
    valid = `access-${++next}`;
    return { access_token: valid, refresh_token: `refresh-${next}`, expires_in: '90000' };
  });
  server.post<{ Body: { phone?: string; template_id?: string; template_data?: Record<string, string> } }>(
    '/message/template',
    async ({ body, headers }, reply) => {
      if (isZaloDown) return reply.code(502).send('no');
      if (headers.access_token !== valid) return { error: -124, message: 'Access token invalid' };
      const { phone = '', template_id: template, template_data: fields } = body;
      if ((template !== '4711' && template !== '4712') || !/^84\d{9}$/.test(phone)) return { error: -112 };
      if (withoutZalo.has(phone)) return { error: -118, message: 'Zalo account not existed' };
      delivered.push({
        by: 'zns',
        phone,
        digits: fields?.otp ?? '',
        ...(template === '4712' && fields && { fields }),
      });
      return { error: 0, message: 'Success', data: { msg_id: 'm' } };
    },
  );
  server.post<{ Body: Record<string, string> }>(
    '/MainService.svc/json/SendMultipleMessage_V4_post_json/',
    async ({ body }) => {
      const {
        ApiKey: key,
        SecretKey: secret,
        Brandname: brand,
        SmsType: type,
        Phone: phone = '',
        Content: text = '',
      } = body;
      if (key !== 'key' || secret !== 'secret') return { CodeResult: '101' };
      if (brand !== 'NEOVIET' || type !== '2') return { CodeResult: '104' };
      if (!/^0\d{9}$/.test(phone)) return { CodeResult: '99' };
      delivered.push({ by: 'sms', phone, digits: /^\d{6}/.exec(text)?.[0] ?? text });
      return { CodeResult: '100', SMSID: 's' };
    },
  );
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    delivered,
    withoutZalo,
    revoke: () => {
      valid = 'another';
    },
    stopZalo: (isDown: boolean) => {
      isZaloDown = isDown;
    },
    env: {
      ZALO_APP_ID: 'app',
      ZALO_APP_SECRET: 'secret',
      ZALO_REFRESH_TOKEN: 'refresh-first',
      ZALO_CODE_TEMPLATE: '4711',
      ZALO_REVIEW_TEMPLATE: '4712',
      ZALO_URL: url,
      ZALO_OAUTH_URL: url,
      ESMS_API_KEY: 'key',
      ESMS_SECRET_KEY: 'secret',
      ESMS_BRAND_NAME: 'NEOVIET',
      ESMS_URL: url,
    },
    close: () => server.close(),
  };
}
