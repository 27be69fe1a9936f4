/** Where a request comes from, as stored with sessions. */
export function visitOf(request: Request) {
  return {
    cameFrom: request.headers.get('x-guest-ip') ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    requestId: null,
  };
}
