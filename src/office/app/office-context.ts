import { createContext, type RouterContextProvider } from 'react-router';
import type { StaffSession } from '#modules/identity/sessions/staff-session.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';

/** What a page of the office gets to work with. */
export interface OfficeRequest {
  app: App;
  /** Who is signed in; null only on the pages that lie before the door. */
  session: StaffSession | null;
  /** The network address that the request came from. */
  cameFrom: string;
  requestId: string;
  /** Marks the scripts of this page for its policy. */
  nonce: string;
}

export const officeContext = createContext<OfficeRequest>();

type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

/** The parts of the house, for loaders and actions. */
export function appOf(context: Context): App {
  return context.get(officeContext).app;
}

/** Who asks. @throws when nobody is signed in, which the root's middleware keeps from happening. */
export function sessionOf(context: Context): StaffSession {
  const { session } = context.get(officeContext);
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

/** Who gives a command, as modules and the history know them. */
export function actorOf(context: Context): StaffActor {
  return actorOfRequest(context.get(officeContext));
}

/** As `actorOf`, of a request that is at hand. @throws when nobody is signed in */
export function actorOfRequest({ session, cameFrom, requestId }: OfficeRequest): StaffActor {
  if (!session) throw new Error('Nobody is signed in');
  const { id, name, rights } = session;
  return { id, name, rights, cameFrom, requestId };
}
