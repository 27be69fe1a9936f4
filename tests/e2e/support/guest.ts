import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { chooseDays } from './calendar.ts';
import { expect } from './visitor.ts';

export interface Guest {
  fullName: string;
  phone: string;
  email: string;
}

/** A guest with a phone number that has no bookings yet. */
export function newGuest(): Guest {
  const number = String(randomInt(10 ** 8)).padStart(8, '0');
  return { fullName: 'Nguyễn Thu Hà', phone: `09${number}`, email: `ha.${number}@example.com` };
}

/** Two nights that begin so many days after today in Vietnam. */
export function twoNights(daysAhead = 40): { checkIn: string; checkOut: string } {
  const checkIn = addDays(dayInVietnam(new Date()), daysAhead);
  return { checkIn, checkOut: addDays(checkIn, 2) };
}

/** On a hotel's page: requests the prices of a stay. */
export async function askForPrices(page: Page, stay: { checkIn: string; checkOut: string }): Promise<void> {
  const bar = page.getByRole('form', { name: 'Chọn ngày và số khách' });
  const native = bar.getByLabel('Ngày nhận phòng');
  if (await native.isVisible()) {
    await native.fill(stay.checkIn);
    await bar.getByLabel('Ngày trả phòng').fill(stay.checkOut);
    await bar.getByRole('button', { name: 'Xem giá' }).click();
  } else {
    await bar.getByRole('button', { name: /^Ngày/ }).click();
    await chooseDays(page, stay.checkIn, stay.checkOut);
  }
  await expect(page).toHaveURL(new RegExp(`from=${stay.checkIn}&to=${stay.checkOut}`));
}

/** The address of a hotel's page with the prices of a stay of two adults in one room. */
export function stayAddress(hotel: { url: string }, stay: { checkIn: string; checkOut: string }): string {
  return `${hotel.url}?${new URLSearchParams({ from: stay.checkIn, to: stay.checkOut, adults: '2' })}`;
}

/** Chooses the first offered room with free cancellation, under that plan. */
export async function chooseRoom(page: Page): Promise<void> {
  const free = { name: /Hủy miễn phí đến/ };
  const room = page
    .getByRole('article')
    .filter({ has: page.getByRole('radio', free) })
    .first();
  await room.getByRole('radio', free).first().check();
  await room.getByRole('button', { name: /^Đặt/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin và thanh toán' })).toBeVisible();
}

export async function fillCheckout(page: Page, guest: Guest): Promise<void> {
  // A device that remembers a contact shows a card instead of the fields.
  const remembered = await page.evaluate(() => localStorage.getItem('nv_contact'));
  if (remembered && remembered !== 'null')
    await page
      .getByRole('region', { name: 'Người đặt' })
      .getByRole('button', { name: 'Sửa', exact: true })
      .click();
  await page.getByLabel('Họ và tên').fill(guest.fullName);
  await page.getByLabel('Số điện thoại').fill(guest.phone);
  await page.getByLabel('Email', { exact: true }).fill(guest.email);
}

/** Submits the checkout. @returns the code of the booking that holds the room */
export async function hold(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thanh toán', exact: true })).toBeVisible();
  return readCode(page);
}

export async function readCode(page: Page): Promise<string> {
  const code = page.locator('[data-booking-code]');
  await expect(code).toHaveText(/^DV[0-9A-Z]{7}$/);
  return (await code.textContent()) ?? '';
}

/** Opens a trip by code and phone number, as on a new device. */
export async function findTrip(page: Page, { code, phone }: { code: string; phone: string }): Promise<void> {
  await page.goto('/chuyen-di');
  await page.getByLabel('Mã đặt chỗ').fill(code);
  await page.getByLabel('Số điện thoại').fill(phone);
  await page.getByRole('button', { name: 'Tìm đặt chỗ' }).click();
  await expect(page).toHaveURL(`/chuyen-di/${code}`);
}

/** A hotel in Đà Nẵng whose first room has many available on the days of a stay, by its index in the list. */
export async function pickHotel(
  request: APIRequestContext,
  index: number,
): Promise<{ slug: string; url: string }> {
  const reply = await request.get('/api/v1/hotels?provinces=da-nang&sortBy=title:asc');
  const { results } = await reply.json();
  return results[index % results.length];
}

/** The first room type of a hotel that is free on all nights of a stay, for two, as the query of a checkout or the cart. */
export async function freeRoomQuery(
  request: APIRequestContext,
  slug: string,
  { checkIn: from, checkOut: to }: { checkIn: string; checkOut: string },
): Promise<string> {
  const reply = await request.get(`/api/v1/hotels/${slug}/availability?from=${from}&to=${to}`);
  const { units } = (await reply.json()) as { units: { id: number; days: { available: number }[] }[] };
  const unit = units.find(({ days }) => days.every(({ available }) => available > 0));
  return `${new URLSearchParams({ unit: String(unit?.id), from, to, adults: '2' })}`;
}

/** Number of available rooms of a hotel on a day, over all types. */
export async function countFree(request: APIRequestContext, slug: string, day: string): Promise<number> {
  const reply = await request.get(`/api/v1/hotels/${slug}/availability?from=${day}&to=${addDays(day, 1)}`);
  const { units } = (await reply.json()) as { units: { days: { available: number }[] }[] };
  return units.reduce((sum, unit) => sum + (unit.days[0]?.available ?? 0), 0);
}
