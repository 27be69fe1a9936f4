import type { ActionFunctionArgs } from 'react-router';
import { askForPasskey, beginPasskey, passkeyOwnerOf } from '#modules/identity/second-factor/passkeys.ts';
import { findSettings } from '#modules/settings/queries.ts';
import { appOf, sessionOf } from '../../app/office-context.ts';

/** WebAuthn options for the signed-in user: to create a passkey, or with `?hoi` to authenticate with one. */
export async function action({ context, request }: ActionFunctionArgs) {
  const [app, session] = [appOf(context), sessionOf(context)];
  if (new URL(request.url).searchParams.has('hoi'))
    return Response.json(await askForPasskey(app, session.id));
  const settings = await findSettings(app.readDb);
  return Response.json(await beginPasskey(app, passkeyOwnerOf(session), settings?.name ?? 'Quản trị'));
}
