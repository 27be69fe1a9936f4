import {
  issueTripLinkToken,
  readTripLinkToken,
  type TripAccess,
} from '#modules/booking/access/trip-link-tokens.ts';
import { listOwnCodes } from '#modules/booking/trip/account-bookings.ts';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';

const cookie = guestCookie('nv_trip');
/** How many bookings one browser keeps open; the oldest is dropped. */
const maxTrips = 12;

type Signed = NonNullable<ReturnType<typeof readTripLinkToken>>;

/** The link tokens of this browser, newest first; whether they have been revoked since is known only to the booking. */
export function readTripCookie(request: Request, app: App): Signed[] {
  return signedPasses(request, app).map(({ pass }) => pass);
}

/**
 * The Set-Cookie header that gives this browser access to one more booking. A look-up on the device that booked does not lower
 * its full access.
 */
export async function addToTripCookie(
  request: Request,
  app: App,
  { code, access }: { code: string; access: TripAccess },
): Promise<string> {
  const now = app.clock.now();
  const { token } = app.secrets;
  const text = await issueTripLinkToken(app.db, token, { code, access }, now);
  const version = readTripLinkToken(token, text, now)?.version;
  const hasFull = readTripCookie(request, app).some(
    (pass) => pass.code === code && pass.access === 'full' && pass.version === version && !pass.isOver,
  );
  const best = hasFull ? await issueTripLinkToken(app.db, token, { code, access: 'full' }, now) : text;
  return saveInTripCookie(request, app, best);
}

/** The Set-Cookie header with a link token put first; an ended one is kept as a proof that its link was ours. */
export function saveInTripCookie(request: Request, app: App, text: string): string {
  const now = app.clock.now();
  const code = readTripLinkToken(app.secrets.token, text, now)?.code;
  const others = signedPasses(request, app).filter(({ pass }) => pass.code !== code);
  return writePasses(app, [text, ...others.map((one) => one.text)].slice(0, maxTrips));
}

function writePasses(app: App, texts: string[]): string {
  const now = app.clock.now();
  const untils = texts.map((one) => readTripLinkToken(app.secrets.token, one, now)?.until.getTime() ?? 0);
  // The cookie of expired tokens may expire, but not before the visitor was notified.
  const seconds = Math.max(86_400, Math.ceil((Math.max(...untils) - now.getTime()) / 1000));
  return cookie.write(texts.join('~'), seconds, app.config);
}

/**
 * The Set-Cookie header that removes an account's bookings from this browser at sign-out: the next person must not see them. Null
 * where there are none.
 */
export async function leaveOwnTrips(request: Request, app: App, userId: string): Promise<string | null> {
  const passes = signedPasses(request, app);
  const codes = passes.map(({ pass }) => pass.code);
  const own = await listOwnCodes(app.db, { userId, codes });
  if (own.length === 0) return null;
  const rest = passes.filter(({ pass }) => !own.includes(pass.code));
  return rest.length === 0
    ? clearTripCookie(app)
    : writePasses(
        app,
        rest.map(({ text }) => text),
      );
}

/** The Set-Cookie header that removes all bookings from this browser. */
export function clearTripCookie({ config }: App): string {
  return cookie.write('', 0, config);
}

function signedPasses(request: Request, app: App): { text: string; pass: Signed }[] {
  const texts = cookie.read(request, app.config).split('~').slice(0, maxTrips);
  return texts.flatMap((text) => {
    const pass = readTripLinkToken(app.secrets.token, text, app.clock.now());
    return pass ? [{ text, pass }] : [];
  });
}
