import type { App } from '#platform/app.ts';
import { needsSecondFactor } from '../rules.ts';
import { type FoundSession, findSession } from './find-session.ts';
import { isStrong, type StaffSession } from './staff-session.ts';

/** Precision of the time a person was last seen. */
const seenEveryMs = 120_000;

/**
 * The staff session of a request to the office; null when nobody is signed in or the second factor is still missing: whoever
 * has one has to use it, whichever way they signed in.
 * @param isVisit false for background requests of a window, which do not keep a session alive
 */
export async function readStaffSession(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  request: Request,
  { isVisit = true }: { isVisit?: boolean } = {},
): Promise<StaffSession | null> {
  const found = await findSession(app, request);
  if (!found || isHalfway(found)) return null;
  if (isVisit) await noteSeen(app, found);
  const { sessionId, userId: id, name, email, role, strength, confirmedAt, isDemo } = found;
  const mustEnrol =
    app.config.PAYMENT_MODE === 'live' &&
    needsSecondFactor(found.rights) &&
    !found.hasCodes &&
    !found.hasPasskey &&
    strength !== 'oidc+mfa';
  const rights = mustEnrol ? {} : found.rights;
  return { id, sessionId, name, email, role, rights, strength, confirmedAt, isDemo, mustEnrol };
}

/** A session with one factor whose second one is still missing; null for everybody else. */
export async function readHalfwaySession(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  request: Request,
): Promise<FoundSession | null> {
  const found = await findSession(app, request);
  return found && isHalfway(found) ? found : null;
}

function isHalfway({ strength, hasCodes, hasPasskey }: FoundSession): boolean {
  return (hasCodes || hasPasskey) && !isStrong(strength);
}

async function noteSeen({ db, clock }: Pick<App, 'db' | 'clock'>, found: FoundSession): Promise<void> {
  const now = clock.now();
  if (now.getTime() - found.seenAt.getTime() < seenEveryMs) return;
  await db.updateTable('sessions').set({ updated_at: now }).where('id', '=', found.sessionId).execute();
  await db.updateTable('staff').set({ seen_at: now }).where('user_id', '=', found.userId).execute();
}
