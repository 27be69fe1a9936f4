import {
  issueTripLinkToken,
  readTripLinkToken,
  type TripAccess,
} from '#modules/booking/access/trip-link-tokens.ts';
import { listOwnCodes } from '#modules/booking/trip/account-bookings.ts';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';

const cookie = guestCookie('nv_trip');
/** How many bookings one browser keeps open; the oldest falls out. */
const kept = 12;

type Signed = NonNullable<ReturnType<typeof readTripLinkToken>>;

/** The passes of this browser, newest first; what a booking has ended since, only the booking knows. */
export function readTripCookie(request: Request, app: App): Signed[] {
  return signedPasses(request, app).map(({ pass }) => pass);
}

/**
 * The Set-Cookie that lets this browser into one more booking. Who looks a booking up on the device that booked it keeps
 * full access.
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

/** The Set-Cookie that puts a pass first; one that has ended is kept as a proof that its link was ours. */
export function saveInTripCookie(request: Request, app: App, text: string): string {
  const now = app.clock.now();
  const code = readTripLinkToken(app.secrets.token, text, now)?.code;
  const others = signedPasses(request, app).filter(({ pass }) => pass.code !== code);
  return writePasses(app, [text, ...others.map((one) => one.text)].slice(0, kept));
}

function writePasses(app: App, texts: string[]): string {
  const now = app.clock.now();
  const untils = texts.map((one) => readTripLinkToken(app.secrets.token, one, now)?.until.getTime() ?? 0);
  // The browser may drop what opens nothing any more, but not before it was told so.
  const seconds = Math.max(86_400, Math.ceil((Math.max(...untils) - now.getTime()) / 1000));
  return cookie.write(texts.join('~'), seconds, app.config);
}

/**
 * The Set-Cookie that makes this browser forget the bookings of an account that is left here: whoever comes next must not see
 * them. Null where it keeps none of them.
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

/** The Set-Cookie that makes this browser forget its bookings. */
export function clearTripCookie({ config }: App): string {
  return cookie.write('', 0, config);
}

function signedPasses(request: Request, app: App): { text: string; pass: Signed }[] {
  const texts = cookie.read(request, app.config).split('~').slice(0, kept);
  return texts.flatMap((text) => {
    const pass = readTripLinkToken(app.secrets.token, text, app.clock.now());
    return pass ? [{ text, pass }] : [];
  });
}
