import { type RouterContextProvider, redirect } from 'react-router';
import { isFresh } from '#modules/identity/rules.ts';
import { keepForm } from '#modules/identity/sign-in/confirm-identity.ts';
import { appOf, sessionOf } from './office-context.ts';

/**
 * Guards dangerous actions: whoever has not given their password or passkey within ten minutes has to give it, and the submitted
 * form continues from there. Call it first in an action, before anything is done.
 * @param action what the form does, as words after 'Bạn sắp'; read only where they are asked
 * @throws a redirect
 */
export async function requireFresh(
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
  request: Request,
  form: FormData,
  action: () => string | Promise<string>,
): Promise<void> {
  const [app, session] = [appOf(context), sessionOf(context)];
  if (isFresh(session, app.clock.now())) return;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('index');
  const page = pathname.replace(/\.data$/, '') + (searchParams.size > 0 ? `?${searchParams}` : '');
  const tiep = await keepForm(app, session, { form, action: await action() });
  throw redirect(`/xac-nhan?${new URLSearchParams({ ve: page, tiep })}`);
}
