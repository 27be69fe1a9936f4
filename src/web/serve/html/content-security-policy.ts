import { hash } from 'node:crypto';

/** Whom a page may turn to besides its own host: origins, each empty or left out where there is none. */
interface AllowedOrigins {
  /** Where forms that start a payment are sent on to; several stand apart by spaces. */
  pay?: string;
  /** Where forms that begin a sign-in are sent on to, the same way. */
  signIn?: string;
  /** Turnstile's script and frame. */
  check?: string;
  /** Map tiles of somebody else. */
  map?: string;
  /** Our own API, pictures and built files, where they have hosts of their own. */
  api?: string;
  media?: string;
  cdn?: string;
  /** Pages of our own may show it in a frame; no other site may. */
  isFramed?: boolean;
  /** A script as it is sent, where it is written into the page later. */
  whole?: (script: string) => string;
}

/**
 * The policy of a finished page: scripts of our own and, by their hashes, those inline ones that carry the mark of this
 * drawing, so that a page can be kept with its policy. A script that came in with a text has no mark and does not run.
 * Pictures and built files of other hosts may be fetched by scripts as well, which keep them for times without a network.
 */
export function contentSecurityPolicy(
  html: string,
  scriptMark: string,
  allowed: AllowedOrigins = {},
): string {
  const { pay, signIn, check, map, api, media, cdn, isFramed = false, whole = (script) => script } = allowed;
  const rule = (name: string, ...sources: (string | undefined)[]) =>
    [name, ...new Set(sources.filter(Boolean))].join(' ');
  return [
    rule('default-src', "'self'"),
    rule('script-src', "'self'", cdn, ...hashesOf(html, scriptMark, whole), check),
    ...(check ? [rule('frame-src', check)] : []),
    rule('style-src', "'self'", "'unsafe-inline'", cdn),
    rule('img-src', "'self'", 'data:', media, map),
    // What a guest has chosen on the device, from which its picture is drawn before it is sent.
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

function hashesOf(html: string, scriptMark: string, whole: (script: string) => string): string[] {
  if (!scriptMark) return [];
  const hashes: string[] = [];
  const mark = ` nonce="${scriptMark}"`;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const opens = html.lastIndexOf('<', at);
    const code = html.indexOf('>', at) + 1;
    const tag = html.slice(opens, code);
    if (!tag.startsWith('<script') || /\bsrc=/.test(tag)) continue;
    const text = whole(html.slice(code, html.indexOf('</script>', code)));
    hashes.push(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  return hashes;
}
