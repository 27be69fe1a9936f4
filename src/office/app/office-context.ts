import { createContext, type RouterContextProvider } from 'react-router';
import type { StaffSession } from '#modules/identity/sessions/staff-session.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';

/** Request context of the office's loaders and actions. */
export interface OfficeRequest {
  app: App;
  /** The signed-in user's session; null only on the pages before sign-in. */
  session: StaffSession | null;
  /** The IP address that the request came from. */
  cameFrom: string;
  requestId: string;
  /** Nonce that allows this page's scripts in its Content-Security-Policy. */
  nonce: string;
}

export const officeContext = createContext<OfficeRequest>();

type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

/** The application's services, for loaders and actions. */
export function appOf(context: Context): App {
  return context.get(officeContext).app;
}

/** The session of the signed-in user. @throws when nobody is signed in, which the root's middleware prevents */
export function sessionOf(context: Context): StaffSession {
  const { session } = context.get(officeContext);
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

/** The actor of a command, as modules and the history know them. */
export function actorOf(context: Context): StaffActor {
  return actorOfRequest(context.get(officeContext));
}

/** Like `actorOf`, from a request context at hand. @throws when nobody is signed in */
export function actorOfRequest({ session, cameFrom, requestId }: OfficeRequest): StaffActor {
  if (!session) throw new Error('Nobody is signed in');
  const { id, name, rights } = session;
  return { id, name, rights, cameFrom, requestId };
}
