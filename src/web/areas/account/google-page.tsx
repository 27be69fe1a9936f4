import { data, redirect } from 'react-router';
import { z } from 'zod';
import { accountConsent } from '#modules/identity/guests/account-consent.ts';
import {
  enterByGoogle,
  forgetGoogle,
  googlePath,
  goToGoogle,
  readNewcomer,
  registerByGoogle,
} from '#modules/identity/guests/enter-by-google.ts';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { appContext } from '#web/app/app-context.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { doorPath, returnPath } from '#web/parts/account/return-path.ts';
import { visitOf } from '#web/parts/account/visit-of.ts';
import type { Route } from './+types/google-page.ts';
import { DoorFrame } from './door-frame.tsx';
import { NameForm } from './name-form.tsx';
import { redirectInside } from './redirect-inside.ts';

const backOf = (request: Request) => returnPath(new URL(request.url).searchParams.get('tiep'));
const refuse = (app: App) => redirectInside(app, null, '/dang-nhap?google=0', [forgetGoogle(app)]);

/** Where Google sends a browser back to, and where somebody new says their name. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  if (!app.config.google) throw data(null, { status: 404 });
  if (!new URL(request.url).searchParams.has('state')) {
    const found = readNewcomer(app, request);
    if (!found) throw redirect('/dang-nhap');
    return { email: found.email, name: found.name };
  }
  const result = await enterByGoogle(app, request, visitOf(request));
  if (result.ok) {
    const to = result.needsCode ? doorPath('/dang-nhap', result.back) : result.back;
    throw redirectInside(app, result.token, to, [forgetGoogle(app)]);
  }
  if (result.reason === 'refused') throw refuse(app);
  throw redirect(googlePath, { status: 303, headers: { 'set-cookie': result.cookie } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  if (!app.config.google) throw data(null, { status: 404 });
  const form = await request.formData();
  return form.has('name') ? takeName(app, request, form) : start(app, request);
}

async function start(app: App, request: Request): Promise<Response> {
  const asked = await goToGoogle(app, backOf(request));
  if (!asked) return refuse(app);
  return redirect(asked.url, { status: 303, headers: { 'set-cookie': asked.cookie } });
}

async function takeName(app: App, request: Request, form: FormData) {
  const found = readNewcomer(app, request);
  if (!found) return redirect('/dang-nhap', 303);
  const { name, consent } = guestFields;
  const read = readForm(form, z.object({ name, consent }), { ticks: ['consent'] });
  if (!read.ok) return data({ errors: read.errors, typed: read.typed }, { status: 422 });
  const token = await registerByGoogle(app, {
    newcomer: found,
    name: read.value.name,
    consent: { wording: accountConsent(await getLastSettings(app)), source: googlePath },
    visit: visitOf(request),
  });
  return token ? redirectInside(app, token, returnPath(found.back), [forgetGoogle(app)]) : refuse(app);
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Đăng nhập bằng Google',
    path: '/dang-nhap/google',
    noindex: true,
  });

export default function GooglePage({ loaderData: { email, name }, actionData }: Route.ComponentProps) {
  return (
    <DoorFrame title="Bạn tên là gì?" about={<p className="break-words">Tài khoản mở với {email}.</p>}>
      <NameForm errors={actionData?.errors ?? {}} typed={actionData?.typed ?? { name }} />
    </DoorFrame>
  );
}
