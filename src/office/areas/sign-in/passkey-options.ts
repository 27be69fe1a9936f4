import type { ActionFunctionArgs } from 'react-router';
import { askForPasskey } from '#modules/identity/second-factor/passkeys.ts';
import { appOf } from '../../app/office-context.ts';

/** WebAuthn options to sign in with a passkey. */
export async function action({ context }: ActionFunctionArgs) {
  return Response.json(await askForPasskey(appOf(context)));
}
