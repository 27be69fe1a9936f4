import { data, redirect } from 'react-router';
import { z } from 'zod';
import { accountConsent } from '#modules/identity/guests/account-consent.ts';
import {
  enterByProvider,
  forgetAttempt,
  goToProvider,
  registerByProvider,
} from '#modules/identity/guests/enter-by-provider.ts';
import {
  type GuestProviderName,
  guestProviderLabels,
  isGuestProvider,
} from '#modules/identity/guests/guest-providers.ts';
import { guestFields } from '#modules/identity/guests/guest-schema.ts';
import { forgetNewcomer, readNewcomer } from '#modules/identity/guests/newcomer.ts';
import { offeredProviders, providerPath } from '#modules/identity/guests/offered-providers.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { readJson } from '#platform/forms/read-json.ts';
import { MailAddress } from '#ui/mail-address.tsx';
import { appContext } from '#web/app/app-context.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { invitationOf, referralCookie } from '#web/app/referral-cookie.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { returnPath, signInPath } from '#web/parts/account/return-path.ts';
import { visitOf } from '#web/parts/account/visit-of.ts';
import type { Route } from './+types/provider-page.ts';
import { NameForm } from './name-form.tsx';
import { redirectInside } from './redirect-inside.ts';
import { InvitedNotice } from './referral/invited-notice.tsx';
import { sumsForInvited } from './referral/referral-sums.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const backOf = (request: Request) => returnPath(new URL(request.url).searchParams.get('tiep'));
const refuse = (app: App, name: GuestProviderName) =>
  redirectInside(app, null, `/dang-nhap?tu-choi=${name}`, [forgetAttempt(app, name), forgetNewcomer(app)]);

function providerOf(app: App, { provider }: { provider: string }): GuestProviderName {
  if (isGuestProvider(provider) && offeredProviders(app).includes(provider)) return provider;
  throw data(null, { status: 404 });
}

/** A provider's redirect URI, and the page where a new guest gives their name. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const provider = providerOf(app, params);
  const { search, searchParams } = new URL(request.url);
  if (searchParams.has('state') || searchParams.has('error'))
    throw await takeAnswer(app, provider, { request, search });
  const found = readNewcomer(app, request);
  if (found?.provider !== provider || !found.email) throw redirect('/dang-nhap');
  return { email: found.email, name: found.name, provider, invited: await sumsForInvited(app, request) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const app = context.get(appContext);
  const provider = providerOf(app, params);
  const form = await request.formData();
  const posted = provider === 'apple' ? readPostedAnswer(form) : null;
  if (posted) return takeAnswer(app, provider, { request, ...posted });
  return form.has('name') ? takeName(app, provider, request, form) : start(app, provider, request);
}

async function start(app: App, provider: GuestProviderName, request: Request): Promise<Response> {
  const started = await goToProvider(app, provider, backOf(request));
  if (!started) return refuse(app, provider);
  return redirect(started.url, { status: 303, headers: { 'set-cookie': started.cookie } });
}

async function takeAnswer(
  app: App,
  provider: GuestProviderName,
  answer: { request: Request; search: string; name?: string },
): Promise<Response> {
  const result = await enterByProvider(app, provider, answer, visitOf(answer.request));
  const forget = forgetAttempt(app, provider);
  if (result.ok) {
    const to = result.needsCode ? signInPath('/dang-nhap', result.back) : result.back;
    return redirectInside(app, result.token, to, [forget]);
  }
  if (result.reason === 'refused') return refuse(app, provider);
  const to = result.needsPhone
    ? signInPath('/dang-nhap/dien-thoai', result.back, provider)
    : providerPath(provider);
  return redirectInside(app, null, to, [forget, result.cookie]);
}

async function takeName(app: App, provider: GuestProviderName, request: Request, form: FormData) {
  const found = readNewcomer(app, request);
  if (found?.provider !== provider) return redirect('/dang-nhap', 303);
  const { name, consent } = guestFields;
  const read = readForm(form, z.object({ name, consent }), { ticks: ['consent'] });
  if (!read.ok) return data({ errors: read.errors, typed: read.typed }, { status: 422 });
  const token = await registerByProvider(app, {
    newcomer: found,
    name: read.value.name,
    consent: { wording: accountConsent(await getLastSettings(app)), source: providerPath(provider) },
    visit: visitOf(request),
    instead: (await readGuestSession(app, request))?.sessionId,
    invitation: invitationOf(app, request),
  });
  if (!token) return refuse(app, provider);
  return redirectInside(app, token, returnPath(found.back), [forgetNewcomer(app), referralCookie(app, null)]);
}

export const meta: Route.MetaFunction = ({ location, matches, params: { provider } }) => {
  const label = isGuestProvider(provider) ? guestProviderLabels[provider] : '';
  return pageMeta(metaSite(matches), location, {
    title: `Đăng nhập bằng ${label}`,
    path: `/dang-nhap/${provider}`,
    noindex: true,
  });
};

export default function ProviderPage({
  loaderData: { email, name, invited },
  actionData,
}: Route.ComponentProps) {
  return (
    <SignInFrame
      title="Bạn tên là gì?"
      about={
        <p className="break-words">
          Tài khoản mở với <MailAddress address={email} />.
        </p>
      }
    >
      <InvitedNotice sums={invited} />
      <NameForm errors={actionData?.errors ?? {}} typed={actionData?.typed ?? { name }} />
    </SignInFrame>
  );
}

/**
 * Apple's posted answer (`form_post`) as a query string, with the name that Apple states once, at the first sign-in, outside of
 * what it signs. @returns null for a form of our own
 */
function readPostedAnswer(form: FormData): { search: string; name: string } | null {
  const answered = ['state', 'code', 'error'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  if (!answered.some(([name]) => name === 'state')) return null;
  return { search: `?${new URLSearchParams(answered)}`, name: nameOf(form.get('user')) };
}

/** In Vietnamese order: family name first. */
function nameOf(user: FormDataEntryValue | null): string {
  const answered = readJson(String(user)) as
    | { name?: { firstName?: unknown; lastName?: unknown } }
    | undefined
    | null;
  const parts = [answered?.name?.lastName, answered?.name?.firstName].filter(
    (part) => typeof part === 'string',
  );
  return parts.join(' ').trim().slice(0, 80);
}
