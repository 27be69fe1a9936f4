import { z } from 'zod';
import { reissueVoucher } from '#modules/vouchers/commands/reissue-voucher.ts';
import { saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import { listContested } from '#modules/vouchers/queries/list-vouchers.ts';
import { dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { type OfficeCommand, officeCommand, replyOf, voucherFlag } from './office-command.ts';

export const voucherCommands: OfficeCommand[] = [
  officeCommand({
    name: 'supplier-reference',
    description:
      'keep the number under which the supplier has the guest; trip page and voucher show it, a mail tells it',
    flags: z.object({
      voucher: voucherFlag,
      reference: z.string().trim().min(1).max(60).describe("the supplier's number"),
      at: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not a time, as 14:05')
        .optional()
        .describe('when they said so today; now by default'),
    }),
    run: async ({ db, queue, clock }, { voucher: code, reference, at }, actor) => {
      const now = clock.now();
      const confirmedAt = at ? instantInVietnam(dayInVietnam(now), at) : now;
      const kept = { code, reference, actor, confirmedAt };
      return replyOf(await saveSupplierReference(db, queue, kept, now), () => [
        `${code}: the supplier has the guest as ${reference}`,
      ]);
    },
  }),
  officeCommand({
    name: 'reissue-voucher',
    description:
      'issue a voucher anew, as when its QR went into wrong hands; the old QR is refused from now on',
    flags: z.object({
      voucher: voucherFlag,
      replaces: z.coerce
        .number()
        .int()
        .min(1)
        .default(1)
        .describe('version on the old voucher; a repeat does nothing'),
    }),
    run: async ({ db, clock }, { voucher: code, replaces }, actor) =>
      replyOf(await reissueVoucher(db, { code, replaces, actor }, clock.now()), ({ version }) => [
        `${code} is version ${version} now`,
      ]),
  }),
  officeCommand({
    name: 'list-contested',
    description: 'list vouchers that were scanned twice, or after they were cancelled or issued anew',
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
  }),
];
