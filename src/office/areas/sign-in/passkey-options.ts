import type { ActionFunctionArgs } from 'react-router';
import { askForPasskey } from '#modules/identity/second-factor/passkeys.ts';
import { appOf } from '../../app/office-context.ts';

/** What a browser needs to show a passkey at the door. */
export async function action({ context }: ActionFunctionArgs) {
  return Response.json(await askForPasskey(appOf(context)));
}
