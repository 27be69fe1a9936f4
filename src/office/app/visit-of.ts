import type { RouterContextProvider } from 'react-router';
import type { Visit } from '#modules/identity/sessions/staff-session.ts';
import { officeContext } from './office-context.ts';

/** Where a request comes from, as sessions remember it. */
export function visitOf(context: Readonly<Pick<RouterContextProvider, 'get'>>, request: Request): Visit {
  const { cameFrom, requestId } = context.get(officeContext);
  return { cameFrom, requestId, userAgent: request.headers.get('user-agent') ?? '' };
}
