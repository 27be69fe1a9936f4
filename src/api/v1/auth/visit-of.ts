import type { FastifyRequest } from 'fastify';
import type { WithCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import type { Visit } from '#modules/identity/sessions/staff-session.ts';

/** The cookies of a call, in the form that page code uses. */
export function cookiesOf(request: FastifyRequest): WithCookies {
  return { headers: new Headers({ cookie: request.headers.cookie ?? '' }) };
}

/** The origin of a call, as recorded with sessions. */
export function visitOf({ ip, headers, id }: FastifyRequest): Visit {
  return { cameFrom: ip, userAgent: headers['user-agent'] ?? '', requestId: id };
}
