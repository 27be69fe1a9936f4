import { type ActionFunctionArgs, redirect } from 'react-router';
import { markTasksSeen } from '#modules/tasks/commands/save-notices.ts';
import { appOf, sessionOf } from '../app/office-context.ts';

/** Notes that the signed-in person has seen the tasks that the bell showed; without script redirects to all of them. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { id: staffId, name, email, role } = sessionOf(context);
  const form = await request.formData();
  const newestId = Number(form.get('moi'));
  if (Number.isSafeInteger(newestId))
    await markTasksSeen(appOf(context).db, { staffId, name, email, role: role.slug }, newestId);
  return form.has('stay') ? null : redirect('/viec');
}
