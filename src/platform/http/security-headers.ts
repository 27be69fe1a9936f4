import type { FastifyReply } from 'fastify';

/** Browser features that no page uses are disabled, even for injected scripts. The camera is used to scan vouchers. */
const denied = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Browser features that our pages use. */
const opened = ['camera', 'clipboard-write', 'geolocation', 'publickey-credentials-get'];

const permissionsPolicy = [
  ...opened.map((name) => `${name}=(self)`),
  ...denied.map((name) => `${name}=()`),
].join(', ');

/** For text responses: nothing in them runs, loads or is framed, whatever their content. */
const policyOfText =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For files. Does not restrict what they load, because a worker is governed by the policy of its own file. */
const policyOfFiles = "base-uri 'none'; frame-ancestors 'none'";

const isText = /^(text\/(html|plain)|application\/([\w.+-]+\+)?json)\b/;
/** Types that other sites and mails may embed: pictures, films, and the build's files, which may have a host of their own. */
const isForAll = /^(image|font|video)\/|^(text|application)\/(javascript|css)\b/;

/**
 * Adds the headers common to all responses, each unless its route has set it (OWASP ASVS 5, 3.4): pages, API, files,
 * refusals and errors alike. The default for caching is `no-store`.
 */
export function securityHeaders({ publicUrl }: { publicUrl: string }): (reply: FastifyReply) => void {
  const always = {
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  };
  return (reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const headers = {
      ...always,
      'cross-origin-resource-policy': isForAll.test(type) ? 'cross-origin' : 'same-origin',
      'content-security-policy': isText.test(type) ? policyOfText : policyOfFiles,
    };
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
  };
}
