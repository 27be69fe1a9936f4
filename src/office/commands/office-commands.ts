import { backupCommands } from './backup-commands.ts';
import { bookCommands } from './book-commands.ts';
import type { OfficeCommand } from './office-command.ts';
import { resealDataNow } from './reseal-data-now.ts';
import { staffCommands } from './staff-commands.ts';

/** The commands of `npm run office -- <name>`, in the order of its help. */
export const officeCommands: OfficeCommand[] = [
  ...bookCommands,
  ...staffCommands,
  ...backupCommands,
  resealDataNow,
];
