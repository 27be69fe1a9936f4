import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whether a request carries the key: as a bearer token, or as the password of HTTP Basic (with any user name). */
export function hasOperatorKey({ headers }: FastifyRequest, key: string | undefined): boolean {
  if (!key) return false;
  const [, scheme = '', shown = ''] = /^(bearer|basic) +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const plain =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(shown, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : shown;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(plain), digest(key));
}
