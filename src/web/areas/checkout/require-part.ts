import { findSharedPart, readPartToken, type SharedPart } from '#modules/booking/payment/split-payment.ts';
import type { App } from '#platform/app.ts';

/** The part that a link opens. @throws 404 for an invalid or expired link */
export async function requirePart(app: App, token: string): Promise<SharedPart> {
  const now = app.clock.now();
  const id = readPartToken(app.secrets.token, token, now);
  const part = id && (await findSharedPart(app.db, id, now));
  if (!part) throw new Response(null, { status: 404 });
  return part;
}
