import type { Config } from '#platform/config/config.ts';

type Hosts = Pick<Config, 'publicUrl' | 'COOKIE_DOMAIN'>;

/** A cookie of the guest's browser that scripts cannot read. */
export interface GuestCookie {
  /** What a request brings of it; empty without it. */
  read(request: Request, config: Hosts): string;
  /** The Set-Cookie that keeps a value, or takes the cookie away with 0 seconds; null keeps it as long as the browser is open. */
  write(value: string, maxAgeSeconds: number | null, config: Hosts): string;
}

/**
 * Over HTTPS its name begins with `__Host-`, which browsers take from no other host, or with `__Secure-` where it is for
 * one part of the site or for several hosts: so nobody can put a cookie in its place by plain HTTP or from a neighbour.
 * @param path the part of the site that it is for
 * @param options.isCrossSite it comes along also with a form that another site sends here, which browsers allow over HTTPS alone
 */
export function guestCookie(bareName: string, path = '/', { isCrossSite = false } = {}): GuestCookie {
  const nameIn = (config: Hosts) => {
    if (!isSecure(config)) return bareName;
    return `${path !== '/' || config.COOKIE_DOMAIN ? '__Secure-' : '__Host-'}${bareName}`;
  };
  return {
    read(request, config) {
      const name = nameIn(config);
      const cookies = (request.headers.get('cookie') ?? '').split('; ');
      return cookies.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
    },
    write(value, maxAgeSeconds, config) {
      const domain = config.COOKIE_DOMAIN ? `; Domain=${config.COOKIE_DOMAIN}` : '';
      const secure = isSecure(config) ? '; Secure' : '';
      const age = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`;
      return `${nameIn(config)}=${value}; Path=${path}; HttpOnly; SameSite=${isCrossSite ? 'None' : 'Lax'}${age}${domain}${secure}`;
    },
  };
}

function isSecure({ publicUrl }: Hosts): boolean {
  return publicUrl.startsWith('https:');
}
