import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { type Collection, lists } from './addresses.ts';
import { chooseDays } from './calendar.ts';
import { expect, visit } from './visitor.ts';

export interface Product {
  slug: string;
  title: string;
  url: string;
  details: Record<string, unknown>;
  units: { id: number; title: string; summary: string }[];
  ratePlans: { payMode: string }[];
}

/** The first product that the catalogue finds for a query. */
export async function findProduct(
  request: APIRequestContext,
  collection: Collection,
  words: string,
): Promise<Product> {
  const list = await request.get(
    `/api/v1/${collection}?${new URLSearchParams({ search: words, limit: '1' })}`,
  );
  const { results } = await list.json();
  return (await request.get(`/api/v1/${collection}/${results[0].slug}`)).json().then((detail) => ({
    ...detail,
    url: results[0].url,
  }));
}

/** A day so many days after today in Vietnam. */
export function daysAhead(count: number): string {
  return addDays(dayInVietnam(new Date()), count);
}

/** The first day of the next lunar year that is far enough ahead to book the days around it. */
export function nextTet(): string {
  for (let day = daysAhead(14); ; day = addDays(day, 1)) {
    const { day: lunar, month, isLeap } = lunarDay(day);
    if (lunar === 1 && month === 1 && !isLeap) return day;
  }
}

/** The first day within six weeks from a day on which all units of a product are available. */
export async function findDay(
  request: APIRequestContext,
  collection: Collection,
  slug: string,
  {
    from,
    places = 4,
    weekday,
    costsLessThanNext = false,
  }: { from: string; places?: number; weekday?: number; costsLessThanNext?: boolean },
): Promise<string> {
  const query = new URLSearchParams({ from, to: addDays(from, 42) });
  const reply = await request.get(`/api/v1/${collection}/${slug}/availability?${query}`);
  const { units } = (await reply.json()) as {
    units: { days: { date: string; available: number; price: number | null; closed: boolean }[] }[];
  };
  const day = units[0]?.days.find(
    ({ date, available, price, closed }, at, days) =>
      !closed &&
      price !== null &&
      available >= places &&
      (weekday === undefined || new Date(`${date}T00:00:00Z`).getUTCDay() === weekday) &&
      (!costsLessThanNext || price < (days[at + 1]?.price ?? price)),
  );
  expect(day, `a day with ${places} places of ${slug} from ${from} on`).toBeDefined();
  return day?.date ?? from;
}

/** Opens a product from the list of its kind, as a visitor would. */
export async function openFromList(page: Page, collection: Collection, product: Product): Promise<void> {
  await visit(page, `${lists[collection]}?${new URLSearchParams({ search: product.title })}`);
  await page.getByRole('main').getByRole('link', { name: product.title }).first().click();
  // Dates and party chosen before are kept.
  await expect(page).toHaveURL(({ pathname }) => pathname === product.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
}

export function bookingBox(page: Page): Locator {
  return page.getByRole('region', { name: 'Đặt dịch vụ' });
}

/** Chooses a day in the booking widget's calendar; its price follows. */
export async function chooseDay(page: Page, label: string, day: string): Promise<void> {
  await bookingBox(page)
    .getByRole('button', { name: new RegExp(`^${label}: `) })
    .click();
  await chooseDays(page, day);
  await expect(page).toHaveURL(new RegExp(`from=${day}`));
}

/** Sets a count, as by typing. */
export async function setCount(page: Page, label: string, count: number): Promise<void> {
  const field = bookingBox(page).getByRole('spinbutton', { name: label, exact: true });
  await field.fill(String(count));
  await field.blur();
}

/** Opens the further options. */
export async function openMoreOptions(page: Page): Promise<void> {
  const more = bookingBox(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'Tùy chọn thêm' }) });
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
}

/** The row of a departure in the page's list; expands the list or turns to a later month if necessary. */
export async function findDeparture(page: Page, day: string): Promise<Locator> {
  const row = page.locator(`input[name="from"][value="${day}"]`);
  const unfold = page.getByText(/^Xem (cả )?\d+ ngày/);
  for (let months = 0; ; months += 2) {
    const first = page.locator('input[name="from"][type="radio"]').first();
    await expect(first).toBeAttached();
    if ((await row.count()) > 0 || months > 6) break;
    const listed = await first.getAttribute('value');
    await unfoldAll(unfold);
    await page.getByRole('link', { name: /^Từ tháng/ }).click();
    await expect(first).not.toHaveAttribute('value', listed ?? '');
  }
  if (!(await row.isVisible())) await unfoldAll(unfold);
  return row;
}

async function unfoldAll(unfold: Locator): Promise<void> {
  for (let left = await unfold.count(); left > 0; left--) {
    const next = unfold.nth(left - 1);
    if (await next.isVisible()) await next.click();
  }
}

/** Chooses a departure in the page's list; the price follows. */
export async function chooseDeparture(page: Page, day: string): Promise<void> {
  const row = await findDeparture(page, day);
  if (await row.isChecked()) return;
  await row.check();
  await expect(page).toHaveURL(new RegExp(`from=${day}`));
}

/** The price in the booking widget. */
export function boxPrice(page: Page): Locator {
  return page.getByRole('region', { name: 'Giá cho lựa chọn của bạn' });
}

/** Waits for the widget's price. @returns the price, checked line by line */
export async function seePrice(page: Page): Promise<PriceList> {
  // Until then the former price is shown.
  await expect.poll(() => bookingBox(page).locator('form').first().evaluate(isChosenInAddress)).toBe(true);
  // The URL changes a moment before the page does.
  await expect(boxPrice(page)).toHaveAttribute('aria-busy', 'false');
  return readPrice(boxPrice(page));
}

/** Whether the address matches the form, except fields that do not affect the price, which follow later. */
function isChosenInAddress(form: Element): boolean {
  const inAddress = new URLSearchParams(location.search);
  const unpriced = ['pickup', 'dropoff', 'flight'];
  return [...new FormData(form as HTMLFormElement)].every(
    ([name, value]) =>
      value === '' || unpriced.includes(name) || inAddress.getAll(name).includes(String(value)),
  );
}

export interface PriceList {
  lines: { label: string; reason: string; amountVnd: number }[];
  totalVnd: number;
  /** Null where everything is due at once. */
  dueNowVnd: number | null;
}

/** Reads a price off the page; checks that every line has a reason, and that the lines add up to the total. */
export async function readPrice(region: Locator): Promise<PriceList> {
  const rows = await region.locator('dl > div').evaluateAll((nodes) =>
    nodes.map((node) => ({
      label: node.querySelector('dt')?.firstChild?.textContent?.trim() ?? '',
      reason: node.querySelector('dt > span')?.textContent?.trim() ?? null,
      amount: node.querySelector('dd')?.textContent ?? '',
    })),
  );
  const amountOf = (label: RegExp) => {
    const row = rows.find((one) => label.test(one.label));
    return row ? readVnd(row.amount) : null;
  };
  const lines = rows.flatMap(({ label, reason, amount }) =>
    reason === null ? [] : [{ label, reason, amountVnd: readVnd(amount) }],
  );
  const totalVnd = amountOf(/^Tổng cộng/) ?? Number.NaN;
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line.reason, `the reason of “${line.label}”`).toMatch(/\p{L}{2}/u);
  expect(
    lines.reduce((sum, line) => sum + line.amountVnd, 0),
    'the lines make the total',
  ).toBe(totalVnd);
  return { lines, totalVnd, dueNowVnd: amountOf(/^Trả ngay/) };
}

/** '−1.250.000 ₫' → -1250000. */
export function readVnd(text: string): number {
  const amount = Number(text.replace(/\D/g, ''));
  return /^\s*[-−–]/.test(text) ? -amount : amount;
}
