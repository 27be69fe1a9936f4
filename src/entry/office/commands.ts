import { acceptRequestCommand } from './accept-request.ts';
import { answerRequestCommand } from './answer-request.ts';
import { declineRequestCommand } from './decline-request.ts';
import type { OfficeCommand } from './office-command.ts';
import { officePaymentCommand } from './office-payment.ts';
import { renamePageCommand } from './rename-page.ts';
import { withdrawPageCommand } from './withdraw-page.ts';

/** What `npm run office -- <name>` can do, in the order of its help. */
export const officeCommands: OfficeCommand[] = [
  acceptRequestCommand,
  declineRequestCommand,
  answerRequestCommand,
  officePaymentCommand,
  renamePageCommand,
  withdrawPageCommand,
];
