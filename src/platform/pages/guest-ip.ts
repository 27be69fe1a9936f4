const header = 'x-guest-ip';

/** Notes the visitor's address in a request's headers, whatever the visitor sent there. */
export const setGuestIp = (headers: Headers, ip: string): void => headers.set(header, ip);

/** The visitor's address that `toWebRequest` noted; '' on a shared page, which knows nothing about its visitor. */
export const guestIpOf = (request: Request): string => request.headers.get(header) ?? '';
