import type { Config } from '#platform/config/config.ts';

type Hosts = Pick<Config, 'publicUrl' | 'COOKIE_DOMAIN'>;

/** An HttpOnly cookie in the guest's browser. */
export interface GuestCookie {
  /** The cookie's value in a request; empty without it. */
  read(request: Request, config: Hosts): string;
  /** The Set-Cookie header; 0 seconds deletes the cookie, null makes it a session cookie. */
  write(value: string, maxAgeSeconds: number | null, config: Hosts): string;
}

/**
 * Over HTTPS the name gets the prefix `__Host-`, which browsers accept from no other host, or `__Secure-` where the cookie is
 * for a path or for several hosts: so nobody can plant a cookie over plain HTTP or from a sibling host.
 * @param path the part of the site that it is for
 * @param options.isCrossSite also sent with forms posted from other sites (SameSite=None), which browsers allow over HTTPS alone
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
