import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '#platform/time/days.ts';
import { daysAhead, findDay } from './support/booking-widget.ts';
import { type Guest, newGuest, stayAddress } from './support/guest.ts';
import { expect, isPhone, isSecondWidth, test } from './support/visitor.ts';

const hotel = 'khach-san-hai-mien-my-khe';

test.slow();

/** The checkout address of a room in some week. */
async function checkoutOf(request: APIRequestContext, week: number): Promise<string> {
  const days = { from: daysAhead(60 + 7 * week), places: 2 };
  const from = await findDay(request, 'hotels', hotel, days);
  const stay = { checkIn: from, checkOut: addDays(from, 1) };
  const html = await (await request.get(stayAddress({ url: `/khach-san/${hotel}.html` }, stay))).text();
  const link = /href="(\/dat-cho\?[^"]+)"/.exec(html.slice(html.indexOf('<main')))?.[1] ?? '';
  return link.replaceAll('&amp;', '&');
}

/** Fills in a form by browser autofill: nobody touches the page. */
async function fillByItself(page: Page, { fullName, phone, email }: Guest): Promise<void> {
  await page.locator('form#dat-cho').evaluate(
    (form, values) => {
      for (const [name, value] of Object.entries(values))
        Object.assign((form as HTMLFormElement).elements.namedItem(name) ?? {}, { value });
    },
    { fullName, phone, email },
  );
}

const payButton = (page: Page) => page.getByRole('button', { name: 'Thanh toán', exact: true });

/** Presses the pointer on the button where it is now, and releases it there after `meanwhile`. */
async function pressWhereSeen(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const { x, y, width, height } = await payButton(page).evaluate((button) =>
    button.getBoundingClientRect().toJSON(),
  );
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await meanwhile();
  await page.mouse.up();
}

const expectPayment = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Thanh toán', exact: true })).toBeVisible();

/** Enlarges a desktop viewport so that the whole page is visible, as on a tall screen. */
async function standTall(page: Page): Promise<void> {
  if (!isPhone(page)) await page.setViewportSize({ width: 1440, height: 1500 });
}

/** Stores a contact on the device, as after a former booking. */
async function rememberGuest(page: Page, address: string): Promise<void> {
  await page.context().addCookies([{ name: 'nv_contact_known', value: '1', url: address }]);
  const { fullName, phone, email } = newGuest();
  await page.addInitScript((contact) => localStorage.setItem('nv_contact', JSON.stringify(contact)), {
    fullName,
    phone,
    email,
  });
}

for (const isRemembered of [false, true])
  test(`the pay button stays under the pointer during hydration${isRemembered ? ', on a device that remembers' : ''}`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.skip(isRemembered && isPhone(page), 'the button is fixed on a phone');
    await standTall(page);
    if (isRemembered) await rememberGuest(page, baseURL ?? '');
    const address = await checkoutOf(request, isRemembered ? 9 : 0);
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(address);
    await fillByItself(page, newGuest());
    await pressWhereSeen(page, async () => {
      arrive();
      await page.locator('html[data-live]').waitFor();
      await expect(page.getByText(/\(còn \d+:\d\d\)/)).toBeVisible();
    });
    await expectPayment(page);
  });

for (const { speed, slower, scriptsLateMs, everyMs } of [
  { speed: 'a quick machine', slower: 1, scriptsLateMs: 0, everyMs: 500 },
  { speed: 'a slow machine', slower: 4, scriptsLateMs: 0, everyMs: 1000 },
  { speed: 'a slow line', slower: 1, scriptsLateMs: 600, everyMs: 1000 },
])
  test(`pressing “Thanh toán” at any moment works, on ${speed}`, async ({ page, request }) => {
    test.skip(slower === 1 && isSecondWidth(), 'a slow machine shows it at this width');
    await standTall(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, scriptsLateMs));
      await route.continue();
    });
    for (let afterMs = 0, week = 1; afterMs <= 2500; afterMs += everyMs, week++) {
      const address = await checkoutOf(request, week);
      await page.goto(address);
      await fillByItself(page, newGuest());
      await page.waitForTimeout(afterMs);
      await pressWhereSeen(page, () => page.waitForTimeout(80));
      await test.step(`pressed ${afterMs} ms after the page was rendered`, () => expectPayment(page));
    }
  });
