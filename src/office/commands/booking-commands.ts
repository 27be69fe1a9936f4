import { z } from 'zod';
import { changeContactEmail } from '#modules/booking/access/trip-link-tokens.ts';
import { confirmCounter } from '#modules/booking/payment/confirm-counter.ts';
import { contactInput } from '#modules/booking/schema.ts';
import { acceptRequest, declineRequest } from '#modules/booking/supplier-answer/requests.ts';
import { listAwaited } from '#modules/booking/trip/find-booking.ts';
import { codeFlag, type OfficeCommand, officeCommand, replyOf } from './office-command.ts';

export const bookingCommands: OfficeCommand[] = [
  officeCommand({
    name: 'accept-request',
    description: 'write that the supplier accepts a request; its places are held for the guest to pay',
    flags: z.object({ code: codeFlag, note: z.string().default('').describe('for our own records') }),
    run: async ({ db, queue, clock }, { code, note }, actor) =>
      replyOf(
        await acceptRequest(db, queue, { code, actor, note }, clock.now()),
        ({ state, holdExpiresAt }) => [
          `${code} is ${state}, places held until ${holdExpiresAt.toISOString()}`,
        ],
      ),
  }),
  officeCommand({
    name: 'decline-request',
    description:
      'write that the supplier cannot take a request; the guest is told why and what was paid goes back',
    flags: z.object({ code: codeFlag, note: z.string().min(1).describe('why, for the guest to read') }),
    run: async ({ db, queue, clock }, { code, note }, actor) =>
      replyOf(await declineRequest(db, queue, { code, actor, note }, clock.now()), () => [
        `${code} is declined, the guest is told`,
      ]),
  }),
  officeCommand({
    name: 'list-awaited',
    description:
      'list paid bookings whose supplier has not confirmed yet, for supplier-reference; the oldest first',
    flags: z.object({}),
    run: async ({ db, clock }) => {
      const awaited = await listAwaited(db, clock.now());
      if (awaited.length === 0) return { lines: ['No supplier is waited for'] };
      return {
        lines: awaited.flatMap(({ code, items, isOverdue }) => [
          `${code}${isOverdue ? '  LATE' : ''}`,
          ...items.map(({ title, words }) => `  ${title}: ${words}`),
        ]),
      };
    },
  }),
  officeCommand({
    name: 'confirm-counter',
    description:
      'write that a guest will pay at the office, as told on the phone; its places are kept for a day',
    flags: z.object({ code: codeFlag }),
    run: async ({ db, clock }, { code }, actor) =>
      replyOf(await confirmCounter(db, { code, actor }, clock.now()), ({ expiresAt }) => [
        `${code} is kept until ${expiresAt.toISOString()}`,
      ]),
  }),
  officeCommand({
    name: 'change-email',
    description:
      'write to another mailbox about a booking, once you have made sure that its guest asks; old links end',
    flags: z.object({
      code: codeFlag,
      email: contactInput.shape.email.describe('the new address'),
      reason: z.string().trim().min(4).max(500).describe('how you made sure who asks'),
    }),
    run: async ({ db, queue, clock }, flags, actor) =>
      replyOf(await changeContactEmail(db, queue, { ...flags, actor }, clock.now()), () => [
        `${flags.code}: mails go to ${flags.email} now, and both addresses are told`,
      ]),
  }),
];
