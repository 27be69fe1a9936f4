import { type Newcomer, readNewcomer } from '#modules/identity/guests/newcomer.ts';
import type { App } from '#platform/app.ts';

/**
 * Whom a provider named just now, where somebody proves a phone for their sake: the address of the page says so, so that whoever
 * opens the door of phones by itself, at a device that others use too, is not linked to a stranger's name.
 */
export function newcomerThrough(app: App, request: Request): Newcomer | null {
  const found = readNewcomer(app, request);
  return found && found.provider === new URL(request.url).searchParams.get('qua') ? found : null;
}
