import { readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { linkPlanBooking } from '#modules/plans/bookings/link-plan-booking.ts';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';

/** Cookie with the plan that the cart was filled from, so that the plan learns of the booking. */
const cookie = guestCookie('nv_plan_cart');
const maxAgeSeconds = 30 * 86_400;

export function writePlanCart({ config }: App, slug: string): string {
  return cookie.write(slug, maxAgeSeconds, config);
}

/**
 * Marks the booked items in the plan that the cart was filled from. @returns the Set-Cookie header that clears the cookie; null
 * where the cart came from no plan
 */
export async function noteBookingInPlan(
  app: App,
  request: Request,
  bookingCode: string,
): Promise<string | null> {
  const slug = cookie.read(request, app.config);
  if (!/^[a-z0-9-]{1,120}$/.test(slug)) return null;
  const visitor = await readPlanVisitor(app, request);
  await linkPlanBooking(app.db, { slug, bookingCode, visitor }, app.clock.now());
  return cookie.write('', 0, app.config);
}
