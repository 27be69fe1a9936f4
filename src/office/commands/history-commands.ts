import { z } from 'zod';
import { listHistory } from '#platform/history/list-history.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { dayFlag, type OfficeCommand, officeCommand } from './office-command.ts';

const text = z.string().min(1).optional();

export const historyCommands: OfficeCommand[] = [
  officeCommand({
    name: 'list-history',
    verb: 'history.read',
    description: 'show who did what, from where and why; the newest first',
    flags: z.object({
      type: text.describe('kind of the object: booking, refund, setting …'),
      object: text.describe('code or number of the object'),
      by: text.describe('who, as --as named them'),
      verb: text.describe('what, as refund.approve'),
      from: dayFlag.optional().describe('first day'),
      words: text.describe('a part of the object, the name or the reason'),
      before: z.coerce.number().int().positive().optional().describe('number of a line: what is older'),
    }),
    run: async ({ db }, { type, object, by, from, ...filter }) => {
      const { lines, next } = await listHistory(db, {
        ...filter,
        objectType: type,
        objectId: object,
        actor: by === undefined ? undefined : `staff:${by}`,
        from: from === undefined ? undefined : instantInVietnam(from),
      });
      if (lines.length === 0) return { lines: ['Nothing of this kind was done'] };
      const told = lines.map(
        ({ id, at, actorName, cameFrom, verb, objectType, objectId, before, after, reason }) =>
          [
            `${id}  ${formatDateTime(at.toISOString())}  ${actorName} (${cameFrom})  ${verb}  ${objectType} ${objectId}`,
            ...(before ? [`from ${JSON.stringify(before)}`] : []),
            ...(after ? [`to ${JSON.stringify(after)}`] : []),
            ...(reason ? [`because: ${reason}`] : []),
          ].join('\n  '),
      );
      return { lines: next === null ? told : [...told, `Older ones: --before ${next}`] };
    },
  }),
];
