import type { App } from '#platform/app.ts';
import { sendDueGiftCards } from './commands/send-due-gift-cards.ts';

/** Scheduled jobs of gift cards: they are sent to their recipients on their day. */
export const giftSweeps = [
  {
    name: 'send-gift-cards',
    everySeconds: 60,
    run: ({ db, queue, clock }: Pick<App, 'db' | 'queue' | 'clock'>) =>
      sendDueGiftCards(db, queue, clock.now()),
  },
];
