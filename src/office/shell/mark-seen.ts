import { type ActionFunctionArgs, redirect } from 'react-router';
import { markTasksSeen } from '#modules/tasks/commands/save-notices.ts';
import { appOf, sessionOf } from '../app/office-context.ts';

/** Notes that the signed-in person has seen the newest tasks; without script redirects to all of them. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { db, clock } = appOf(context);
  const { id: staffId, name, email, role } = sessionOf(context);
  await markTasksSeen(db, { staffId, name, email, role: role.slug }, clock.now());
  return (await request.formData()).has('stay') ? null : redirect('/viec');
}
