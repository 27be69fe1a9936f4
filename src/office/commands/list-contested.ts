import { z } from 'zod';
import { listContested } from '#modules/vouchers/queries/list-contested.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { officeCommand } from './office-command.ts';

export const listContestedCommand = officeCommand({
  name: 'list-contested',
  does: 'list vouchers that were scanned twice, or after they were cancelled or issued anew',
  flags: z.object({}),
  run: async ({ db }) => {
    const vouchers = await listContested(db);
    if (vouchers.length === 0) return { lines: ['No voucher is contested'] };
    return {
      lines: vouchers.flatMap(({ code, state, version, scans }) => [
        `${code}  ${state}  version ${version}`,
        ...scans.map(
          (scan) => `  ${formatDateTime(scan.at)}  ${scan.by}  ${scan.outcome}  version ${scan.version}`,
        ),
      ]),
    };
  },
});
