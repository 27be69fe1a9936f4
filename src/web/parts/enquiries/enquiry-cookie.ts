import type { App } from '#platform/app.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';

const cookie = guestCookie('nv_request', '/yeu-cau');
const purpose = 'request';
/** How many enquiries one browser keeps open; the oldest is dropped. */
const maxEnquiries = 6;
const maxAgeSeconds = 90 * 86_400;

/** The phone number with which this browser may open an enquiry: it sent the enquiry, or looked it up by code and phone number. */
export function readEnquiryCookie(request: Request, app: App, code: string): string | null {
  for (const pass of passesOf(request, app)) {
    const signed = readExpiringToken(app.secrets.token, purpose, pass, app.clock.now());
    const [known, phone] = signed && !signed.isOver ? signed.subject.split(':') : [];
    if (known === code && phone) return phone;
  }
  return null;
}

/** The Set-Cookie header that gives this browser access to one more enquiry. */
export function addToEnquiryCookie(
  request: Request,
  app: App,
  { code, phone }: { code: string; phone: string },
): string {
  const others = passesOf(request, app).filter((pass) => !pass.startsWith(`${code}:`));
  const until = new Date(app.clock.now().getTime() + maxAgeSeconds * 1000);
  const pass = signExpiringToken(app.secrets.token, purpose, { subject: `${code}:${phone}`, until });
  const value = encodeURIComponent([pass, ...others].slice(0, maxEnquiries).join('~'));
  return cookie.write(value, maxAgeSeconds, app.config);
}

/** The Set-Cookie header that removes all enquiries from this browser. */
export function clearEnquiryCookie({ config }: App): string {
  return cookie.write('', 0, config);
}

function passesOf(request: Request, { config }: App): string[] {
  const value = cookie.read(request, config);
  try {
    return value ? decodeURIComponent(value).split('~').slice(0, maxEnquiries) : [];
  } catch {
    return [];
  }
}
