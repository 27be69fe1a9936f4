import { guestIpOf } from '#platform/pages/guest-ip.ts';

/** Where a request comes from, as stored with sessions. */
export function visitOf(request: Request) {
  return {
    cameFrom: guestIpOf(request),
    userAgent: request.headers.get('user-agent') ?? '',
    requestId: null,
  };
}
