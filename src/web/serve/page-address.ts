import { canonicalPath } from '#web/app/seo/canonical-path.ts';

/** What a request for a page asks for, whatever way it is written. */
export interface PageAddress {
  /** The path of the page, also where its data are asked for, with its escapes written in the one way. */
  path: string;
  /** Whether it came in the one spelling in which pages are shared and forms are taken. */
  isCanonical: boolean;
  /** Where a page is to be asked for instead (SEO-03), without its query; null when this is the place. */
  movedTo: string | null;
}

/** Reads the target of a request that has passed `refuseAmbiguousTargets`. */
export function readPageAddress(target: string): PageAddress {
  const given = target.split('?', 1)[0] as string;
  // The router fetches the data of '/abc' at '/abc.data', that of '/' at '/_.data'.
  const isData = given.endsWith('.data');
  const asked = isData ? given.replace(/(?<=\/)_\.data$|\.data$/, '') : given;
  const path = spell(asked);
  const canonical = canonicalPath(path);
  return {
    path,
    isCanonical: asked === canonical,
    movedTo: isData || asked === canonical ? null : canonical,
  };
}

/** The one way to write a path (RFC 3986, 6.2.2): what needs no escape has none, what needs one has it in capitals. */
function spell(path: string): string {
  const { pathname } = new URL(`http://site${path}`);
  return pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : escaped.toUpperCase();
  });
}
