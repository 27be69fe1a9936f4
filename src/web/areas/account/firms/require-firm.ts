import { data } from 'react-router';
import { findFirm } from '#modules/firms/queries/find-firm.ts';
import type { App } from '#platform/app.ts';
import { requireGuest } from '../require-guest.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isUuid = (text: string) => uuid.test(text);

/** The firm of a URL, for its members. @throws the 404 page for everybody else, the redirect to sign-in for who is not signed in */
export async function requireFirm(app: App, request: Request, firmId: string) {
  const session = await requireGuest(app, request);
  const firm = isUuid(firmId) ? await findFirm(app.db, { firmId, userId: session.userId }) : null;
  if (!firm) throw data(null, { status: 404 });
  return { session, firm };
}
