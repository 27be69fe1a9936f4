import { withoutData } from '#web/app/routing/page-target.ts';
import { canonicalPath } from '#web/app/seo/canonical-path.ts';

/** The parsed target of a page request. */
export interface PageAddress {
  /** The path of the page, also for requests of its data, with normalized percent-encoding. */
  path: string;
  /** Whether it came in the canonical spelling, in which pages are shared and forms are accepted. */
  isCanonical: boolean;
  /** The path of a redirect (SEO-03), without query; null when there is none. */
  movedTo: string | null;
}

/** Parses the target of a request that has passed `refuseAmbiguousTargets`. */
export function readPageAddress(target: string): PageAddress {
  const given = target.split('?', 1)[0] as string;
  const isData = given.endsWith('.data');
  const asked = isData ? withoutData(given) : given;
  const path = spell(asked);
  const canonical = canonicalPath(path);
  return {
    path,
    isCanonical: asked === canonical,
    movedTo: isData || asked === canonical ? null : canonical,
  };
}

/** Normalizes a path (RFC 3986, 6.2.2): no needless percent-encoding, and upper-case hex digits. */
function spell(path: string): string {
  const { pathname } = new URL(`http://site${path}`);
  return pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : escaped.toUpperCase();
  });
}
