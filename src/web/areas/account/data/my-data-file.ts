import { strToU8, zipSync } from 'fflate';
import { redirect } from 'react-router';
import { exportAccountData } from '#modules/retention/queries/account-data.ts';
import { appContext } from '#web/app/app-context.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { requireGuest } from '../require-guest.ts';
import { requireProof } from '../require-proof.ts';
import type { Route } from './+types/my-data-file.ts';
import { renderMyData } from './render-my-data.tsx';

/** The export is made by the page's form, which asks the guest to re-authenticate; opened as a link it redirects there. */
export function loader() {
  return redirect('/tai-khoan/du-lieu');
}

/** A ZIP of two files: machine-readable and human-readable. Nothing of it is stored here. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const session = await requireGuest(app, request);
  const form = await request.formData();
  const refused = await requireProof(app, request, session, { form, field: 'copyPassword' });
  if (refused) {
    const reason = refused.reason === 'wrong_password' ? 'mat-khau' : 'cho';
    return redirect(`/tai-khoan/du-lieu?loi=${reason}`, 303);
  }
  const held = await exportAccountData(app, session);
  const text = JSON.stringify(held, null, 2);
  const { name } = await getLastSettings(app);
  const zip = zipSync(
    {
      'data.json': strToU8(`${text}\n`),
      'data.html': strToU8(renderMyData(JSON.parse(text), name)),
    },
    { mtime: app.clock.now() },
  );
  return new Response(new Uint8Array(zip), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="du-lieu-cua-toi.zip"',
      'cache-control': 'private, no-store',
    },
  });
}
