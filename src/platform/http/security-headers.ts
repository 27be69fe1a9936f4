import type { FastifyReply } from 'fastify';

/** What no page of ours uses stays shut, also for a script that should not be there. The camera reads vouchers. */
const shut = [
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

/** What pages of ours may ask of a browser. */
const opened = ['camera', 'clipboard-write', 'geolocation', 'publickey-credentials-get'];

const permissionsPolicy = [
  ...opened.map((name) => `${name}=(self)`),
  ...shut.map((name) => `${name}=()`),
].join(', ');

/** For what is read as text: nothing in it runs, loads or is framed, whatever somebody wrote into it. */
const policyOfText =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For files. It says nothing of what they load, because a worker lives by the policy of its own file. */
const policyOfFiles = "base-uri 'none'; frame-ancestors 'none'";

const isText = /^(text\/(html|plain)|application\/([\w.+-]+\+)?json)\b/;
/** What other sites and mails may show: pictures, films, and the files of the build where they have a host of their own. */
const isForAll = /^(image|font|video)\/|^(text|application)\/(javascript|css)\b/;

/**
 * Gives an answer the headers that every answer of the server has, each unless its route says something else (OWASP ASVS
 * 5, 3.4): pages, API, files, refusals and faults alike. What says nothing of keeping is kept by nobody.
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
