import { findMail } from '#modules/mails/queries.ts';
import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/mail.ts';
import { hasMailbox } from './has-mailbox.ts';

/** One mail as its recipient sees it; `?plain` gives its text part. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const id = Number(params.id);
  const mail = hasMailbox(app.config) && Number.isSafeInteger(id) ? await findMail(app.db, id) : null;
  if (!mail)
    return new Response('Không có thư này.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  return new URL(request.url).searchParams.has('plain')
    ? new Response(mail.plain, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : new Response(mail.html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
