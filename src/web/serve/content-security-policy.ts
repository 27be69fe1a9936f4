import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Whom a page may turn to besides its own host: origins, each empty or left out where there is none. */
interface AllowedOrigins {
  /** Where forms that start a payment are sent on to; several stand apart by spaces. */
  pay?: string;
  /** Turnstile's script and frame. */
  check?: string;
  /** Map tiles of somebody else. */
  map?: string;
  /** Our own API, pictures and built files, where they have hosts of their own. */
  api?: string;
  media?: string;
  cdn?: string;
}

/**
 * The policy of a finished page: scripts of our own and the inline ones that stand in it, by their hashes, so that a
 * page can be cached with its policy. Pictures and built files of other hosts may be fetched by scripts as well, which
 * keep them for times without a network.
 */
export function contentSecurityPolicy(html: string, allowed: AllowedOrigins = {}): string {
  const { pay, check, map, api, media, cdn } = allowed;
  const hashes = new Set<string>();
  for (const [, code] of html.matchAll(inlineScript)) {
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  const rule = (name: string, ...sources: (string | undefined)[]) =>
    [name, ...new Set(sources.filter(Boolean))].join(' ');
  return [
    rule('default-src', "'self'"),
    rule('script-src', "'self'", cdn, ...hashes, check),
    ...(check ? [rule('frame-src', check)] : []),
    rule('style-src', "'self'", "'unsafe-inline'", cdn),
    rule('img-src', "'self'", 'data:', media, map),
    rule('font-src', "'self'", cdn),
    rule('connect-src', "'self'", api, media, cdn, map),
    rule('worker-src', "'self'"),
    rule('manifest-src', "'self'"),
    rule('object-src', "'none'"),
    rule('base-uri', "'self'"),
    rule('form-action', "'self'", pay),
    rule('frame-ancestors', "'none'"),
  ].join('; ');
}
