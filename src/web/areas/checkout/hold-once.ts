import type { z } from 'zod';
import type { AffiliateClick } from '#modules/affiliates/commands/attribute-booking.ts';
import { awaitTurn } from '#modules/booking/hold/admit-booking.ts';
import { createBooking, createRefusalMessage } from '#modules/booking/hold/create-booking.ts';
import type { createBookingInput } from '#modules/booking/schema.ts';
import type { App } from '#platform/app.ts';
import { type HoldRefusal, holdForForm } from '#web/parts/booking/hold-for-form.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Places the hold that a checkout form asks for, see `holdForForm`. */
export function holdOnce(
  app: App,
  {
    input,
    accountId,
    source,
    click,
    firmId,
    ...form
  }: {
    key: string;
    values: CheckoutValues;
    input: z.infer<typeof createBookingInput>;
    guard: { ip: string; altcha?: string | undefined };
    /** The signed-in account. */
    accountId?: string | null;
    /** The source from which they came to the site. */
    source?: string | null;
    /** The affiliate link that they opened last. */
    click?: AffiliateClick | null;
    /** The firm of the signed-in guest that it is booked for. */
    firmId?: string | null;
  },
): Promise<{ code: string; awaitsApproval?: boolean } | HoldRefusal> {
  return holdForForm(app, {
    ...form,
    scope: 'page /dat-cho',
    email: input.contact.email,
    inLine: (hold) =>
      awaitTurn({ secret: app.secrets.token, quoteToken: input.quoteToken, now: app.clock.now() }, hold),
    book: async (tx, guest) => {
      const result = await createBooking(tx, app.queue, input, {
        secret: app.secrets.token,
        dataSecrets: app.secrets.data,
        actor: 'guest',
        now: app.clock.now(),
        guest,
        accountId: accountId ?? null,
        source: source ?? null,
        click: click ?? null,
        firmId: firmId ?? null,
      });
      return result.ok
        ? { code: result.booking.code, awaitsApproval: result.booking.awaitsApproval }
        : { refusal: createRefusalMessage(result), needsProof: result.reason === 'proof_used' };
    },
  });
}
