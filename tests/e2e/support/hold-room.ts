import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { newGuest, pickHotel } from './guest.ts';

interface Held {
  code: string;
  accessToken: string;
  dueNow: number;
  phone: string;
}

/** Such a room, held by the guest of this browser: for journeys that begin where the way through the checkout ends. */
export async function holdRoomAsGuest(page: Page, first = 0): Promise<Held> {
  const held = await holdRoom(page.request, first);
  // As the link in its mail does. The page's requests and the page have the same cookies.
  await page.request.get(`/chuyen-di/${held.code}?token=${held.accessToken}`);
  return held;
}

/** A room of the demo with free cancellation, held through the API. */
export async function holdRoom(request: APIRequestContext, first = 0): Promise<Held> {
  const from = addDays(dayInVietnam(new Date()), 34);
  for (let next = first; next < first + 8; next++) {
    const { slug } = await pickHotel(request, next);
    const hotel = await (await request.get(`/api/v1/hotels/${slug}`)).json();
    for (const { id: unitId } of hotel.units) {
      const item = { unitId, from, to: addDays(from, 2), quantity: 1, adults: 2 };
      const quoted = await request.post('/api/v1/quotes', { data: { items: [item] } });
      if (!quoted.ok()) continue;
      const contact = newGuest();
      const booked = await request.post('/api/v1/bookings', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: { quoteToken: (await quoted.json()).token, contact, consents: { terms: true } },
      });
      if (booked.ok()) return { ...(await booked.json()), phone: contact.phone };
    }
  }
  throw new Error('No room can be held');
}
