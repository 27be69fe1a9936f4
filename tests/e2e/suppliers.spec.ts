import { daysAhead, findDay } from './support/booking-widget.ts';
import { newGuest } from './support/guest.ts';
import { followLink, openMail } from './support/mailbox.ts';
import { expect, test } from './support/visitor.ts';
import { expectWholePage } from './support/whole-page.ts';

test.slow();
test.skip(() => test.info().project.name !== 'phone', 'the same for every width');

const slug = 'goi-banh-hue-trong-nha-vuon-kim-long';
const supplier = 'datcho@bep-ngo-kim-long.example';

test('TRUE-04: a supplier accepts by the link of a mail in two taps, and the guest is asked to pay', async ({
  page,
  request,
}) => {
  const experience = await (await request.get(`/api/v1/experiences/${slug}`)).json();
  const from = await findDay(request, 'experiences', slug, { from: daysAhead(73) });
  const item = { unitId: experience.units[0].id, from, quantity: 2, adults: 2 };
  const quoted = await request.post('/api/v1/quotes', { data: { items: [item] } });
  expect(quoted.ok(), await quoted.text()).toBe(true);
  const { token } = await quoted.json();
  const booked = await request.post('/api/v1/bookings', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { quoteToken: token, contact: newGuest(), consents: { terms: true } },
  });
  expect(booked.ok(), await booked.text()).toBe(true);
  const { code, accessToken } = await booked.json();

  await openMail(page, supplier, code);
  await followLink(page, 'Trả lời');
  await expectWholePage(page, 'nha-cung-cap/:token');
  await expect(page.getByRole('main')).not.toContainText('₫');
  await page.getByRole('button', { name: 'Còn chỗ, nhận khách' }).click();
  await expect(page.getByRole('button', { name: 'Còn chỗ, nhận khách' })).toHaveCount(0);

  await page.goto(`/chuyen-di/${code}?token=${accessToken}`);
  await expect(page.getByRole('link', { name: /Thanh toán/ }).first()).toBeVisible();
});
