import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Origins that a page may use besides its own host, each empty or omitted where there is none. */
interface AllowedOrigins {
  /** Where payment forms redirect to; several are separated by spaces. */
  pay?: string;
  /** Where sign-in forms redirect to, in the same format. */
  signIn?: string;
  /** Turnstile's script and frame. */
  check?: string;
  /** Third-party map tiles. */
  map?: string;
  /** Our own API, pictures and built files, where they have hosts of their own. */
  api?: string;
  media?: string;
  cdn?: string;
  /** Whether pages of our own may frame it; other sites never may. */
  isFramed?: boolean;
}

/**
 * The CSP of a finished page: our own scripts and, by their hashes, those inline ones that carry this rendering's nonce, so that
 * a page can be cached with its policy. A script injected by content has no nonce and does not run. Pictures and built files of
 * other hosts may also be fetched by scripts, which store offline copies.
 */
export function contentSecurityPolicy(
  html: string,
  scriptMark: string,
  allowed: AllowedOrigins = {},
): string {
  const { pay, signIn, check, map, api, media, cdn, isFramed = false } = allowed;
  const rule = (name: string, ...sources: (string | undefined)[]) =>
    [name, ...new Set(sources.filter(Boolean))].join(' ');
  return [
    rule('default-src', "'self'"),
    rule('script-src', "'self'", cdn, ...hashesOf(html, scriptMark), check),
    ...(check ? [rule('frame-src', check)] : []),
    rule('style-src', "'self'", "'unsafe-inline'", cdn),
    rule('img-src', "'self'", 'data:', media, map),
    // The video that a guest has chosen on the device, from which its poster is made before the upload.
    rule('media-src', "'self'", 'blob:', media),
    rule('font-src', "'self'", cdn),
    rule('connect-src', "'self'", api, media, cdn, map),
    rule('worker-src', "'self'"),
    rule('manifest-src', "'self'"),
    rule('object-src', "'none'"),
    rule('base-uri', "'self'"),
    rule('form-action', "'self'", pay, signIn),
    rule('frame-ancestors', isFramed ? "'self'" : "'none'"),
  ].join('; ');
}

/** Inline scripts have no data of their page, so that a hundred pages share a few of them. */
const known = new LRUCache<string, string>({ max: 200 });

function hashOf(script: string): string {
  const found = known.get(script) ?? `'sha256-${hash('sha256', script, 'base64')}'`;
  known.set(script, found);
  return found;
}

function hashesOf(html: string, scriptMark: string): string[] {
  if (!scriptMark) return [];
  const hashes: string[] = [];
  const mark = ` nonce="${scriptMark}"`;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const opens = html.lastIndexOf('<', at);
    const code = html.indexOf('>', at) + 1;
    const tag = html.slice(opens, code);
    if (!tag.startsWith('<script') || /\bsrc=/.test(tag)) continue;
    hashes.push(hashOf(html.slice(code, html.indexOf('</script>', code))));
  }
  return hashes;
}
