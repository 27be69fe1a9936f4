import type { FastifyRequest } from 'fastify';
import type { WithCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import type { Visit } from '#modules/identity/sessions/staff-session.ts';

/** The cookies of a call, as pages know them. */
export function cookiesOf(request: FastifyRequest): WithCookies {
  return { headers: new Headers({ cookie: request.headers.cookie ?? '' }) };
}

/** Where a call comes from, as sessions remember it. */
export function visitOf({ ip, headers, id }: FastifyRequest): Visit {
  return { cameFrom: ip, userAgent: headers['user-agent'] ?? '', requestId: id };
}
