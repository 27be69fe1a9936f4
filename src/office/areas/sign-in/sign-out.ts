import { type ActionFunctionArgs, redirect } from 'react-router';
import { endSessions } from '#modules/identity/sessions/end-sessions.ts';
import { sessionCookie } from '#modules/identity/sessions/session-cookie.ts';
import { actorOf, appOf, sessionOf } from '../../app/office-context.ts';

export async function action({ context }: ActionFunctionArgs) {
  const app = appOf(context);
  const { id, sessionId } = sessionOf(context);
  await endSessions(app.db, { userId: id, only: sessionId, actor: actorOf(context) }, app.clock.now());
  return redirect('/dang-nhap', { headers: { 'set-cookie': sessionCookie(null, app.config) } });
}
