import type { App } from '#platform/app.ts';
import { needsSecondFactor } from '../rules.ts';
import { type FoundSession, findSession } from './find-session.ts';
import { isStrong, type StaffSession } from './staff-session.ts';

/** How exactly it is known when somebody was last here. */
const seenEveryMs = 120_000;

/**
 * Who a request of the office comes from; null when nobody is signed in, also while a second factor is missing: whoever has
 * one is asked for it, whichever way they came in.
 * @param isVisit false for what a window does by itself, which keeps no session open
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

/** The password was right, the second factor is still to come; null for everybody else. */
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
