import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a finished page: scripts of our own and the inline ones that stand in it, by their hashes, so that a
 * page can be cached with its policy. Forms go to ourselves; the one that starts a payment is sent on from there to one
 * of `payOrigins`, which stand apart by spaces. With Turnstile its script and frame come from `checkOrigin`; with map
 * tiles of somebody else these come from `mapOrigin`.
 */
export function contentSecurityPolicy(
  html: string,
  payOrigins = '',
  checkOrigin = '',
  mapOrigin = '',
): string {
  const hashes = new Set<string>();
  for (const [, code] of html.matchAll(inlineScript)) {
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes, ...(checkOrigin ? [checkOrigin] : [])].join(' ')}`,
    ...(checkOrigin ? [`frame-src ${checkOrigin}`] : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${mapOrigin}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${mapOrigin}`.trim(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${payOrigins}`.trim(),
    "frame-ancestors 'none'",
  ].join('; ');
}
