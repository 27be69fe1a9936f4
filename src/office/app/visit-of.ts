import type { RouterContextProvider } from 'react-router';
import type { Visit } from '#modules/identity/sessions/staff-session.ts';
import { officeContext } from './office-context.ts';

/** The origin of a request (IP address, request id, user agent), as sessions store it. */
export function visitOf(context: Readonly<Pick<RouterContextProvider, 'get'>>, request: Request): Visit {
  const { cameFrom, requestId } = context.get(officeContext);
  return { cameFrom, requestId, userAgent: request.headers.get('user-agent') ?? '' };
}
