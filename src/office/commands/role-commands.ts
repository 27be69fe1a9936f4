import { z } from 'zod';
import { changeRight } from '#modules/identity/commands/change-right.ts';
import { listRoles } from '#modules/identity/queries.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { verbByName } from '#reference-data/roles.ts';
import { type OfficeCommand, officeCommand, replyOf } from './office-command.ts';

export const roleCommands: OfficeCommand[] = [
  officeCommand({
    name: 'list-roles',
    description: 'show the roles of staff, and what each may do',
    flags: z.object({}),
    run: async ({ db }) => ({
      lines: (await listRoles(db)).flatMap(({ slug, title, rights }) => [
        `${slug}: ${title}${rights === 'all' ? ', may do everything' : ''}`,
        ...(rights === 'all'
          ? []
          : Object.entries(rights).map(([verb, limit]) => `  ${rightOf(verb, limit)}`)),
      ]),
    }),
  }),
  officeCommand({
    name: 'change-right',
    description: 'let a role do something, up to an amount where it is about money, or no longer',
    flags: z.object({
      of: z.string().min(1).describe('the role, as ke-toan, see list-roles'),
      verb: z
        .string()
        .refine((verb) => Object.hasOwn(verbByName, verb), `one of ${Object.keys(verbByName).join(', ')}`)
        .describe('what it may do, as refund.approve'),
      limit: z
        .string()
        .transform((text, context) => {
          if (text === 'no') return undefined;
          if (text === 'none') return null;
          const limitVnd = parseMoney(text);
          if (limitVnd !== null) return limitVnd;
          context.addIssue({
            code: 'custom',
            message: "an amount in đồng, 'none' for no limit, 'no' for not at all",
          });
          return z.NEVER;
        })
        .describe("the most đồng, as 5tr; 'none' without a limit, 'no' not at all"),
    }),
    run: async ({ db, clock }, { of: role, verb, limit }, actor) => {
      if (typeof limit === 'number' && !verbByName[verb]?.hasLimit)
        return { lines: [`${verb} is not about money: --limit none or no`], isRefused: true };
      return replyOf(await changeRight(db, { role, verb, limitVnd: limit, actor }, clock.now()), () => [
        `${role}: ${limit === undefined ? `${verb} no longer` : rightOf(verb, limit)}`,
      ]);
    },
  }),
];

function rightOf(verb: string, limitVnd: number | null): string {
  const upTo = limitVnd === null ? '' : ` up to ${formatVnd(limitVnd)}`;
  return `${verb}${upTo} (${verbByName[verb]?.title ?? 'of another version'})`;
}
