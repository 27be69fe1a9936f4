import { beginGuestPasskey } from '#modules/identity/guests/guest-passkeys.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { askForPasskey } from '#modules/identity/second-factor/passkeys.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { appContext } from '#web/app/app-context.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import type { Route } from './+types/passkey-options.ts';

/** WebAuthn options for signing in with a passkey, or with `?moi` for registering one to the signed-in guest. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const headers = { 'cache-control': 'private, no-store' };
  const subject = addressKey(guestIpOf(request));
  const limits = [{ name: 'passkey questions', subject, max: 60, windowSeconds: 600 }];
  const allowance = await takeAllowance(app.db, limits, countingOf(app));
  if (!allowance.ok)
    return new Response(null, {
      status: 429,
      headers: { ...headers, 'retry-after': String(allowance.retryAfterSeconds) },
    });
  if (!new URL(request.url).searchParams.has('moi'))
    return Response.json(await askForPasskey(app), { headers });
  const session = await readGuestSession(app, request);
  if (!session) return new Response(null, { status: 401, headers });
  const { name } = await getLastSettings(app);
  return Response.json(await beginGuestPasskey(app, session, name), { headers });
}
