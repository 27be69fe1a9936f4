import { backupCommands } from './backup-commands.ts';
import { bookCommands } from './book-commands.ts';
import { eraseGuest } from './guest-data/erase-guest.ts';
import { exportGuest } from './guest-data/export-guest.ts';
import { resealDataNow } from './guest-data/reseal-data-now.ts';
import type { OfficeCommand } from './office-command.ts';
import { staffCommands } from './staff-commands.ts';

/** The commands of `npm run office -- <name>`, in the order of its help. */
export const officeCommands: OfficeCommand[] = [
  ...bookCommands,
  ...staffCommands,
  ...backupCommands,
  exportGuest,
  eraseGuest,
  resealDataNow,
];
