import { type Newcomer, readNewcomer } from '#modules/identity/guests/newcomer.ts';
import type { App } from '#platform/app.ts';

/**
 * The new guest whom a provider identified just now, where the page verifies a phone for their sake: its URL says so (`qua`), so
 * that somebody who opens phone sign-in by itself, on a shared device, is not linked to a stranger's identity.
 */
export function newcomerThrough(app: App, request: Request): Newcomer | null {
  const found = readNewcomer(app, request);
  return found && found.provider === new URL(request.url).searchParams.get('qua') ? found : null;
}
