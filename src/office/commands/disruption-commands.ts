import { z } from 'zod';
import { closeDays, reopenDays } from '#modules/booking/disruption/close-days.ts';
import { type ClosedScope, disruptionReasons, listDisruptions } from '#modules/booking/disruption/queries.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { dayFlag, type OfficeCommand, officeCommand, replyOf } from './office-command.ts';

const id = z.string().regex(/^\d+$/, 'not a number').transform(Number).optional();
const slug = z.string().min(1).optional();

export const disruptionCommands: OfficeCommand[] = [
  officeCommand({
    name: 'close-days',
    description: 'close a unit, a product, a bay or a place for some days; its guests are told and choose',
    flags: z.object({
      unit: id.describe('number of the unit; or'),
      product: id.describe('number of the product; or'),
      bay: slug.describe('slug of the bay, as lan-ha; or'),
      place: slug.describe('slug of the place'),
      from: dayFlag.describe('first day, YYYY-MM-DD'),
      to: dayFlag.describe('last day, included'),
      reason: z.enum(disruptionReasons).describe('weather, supplier or other'),
      note: z.string().min(1).describe('what guests read of it'),
    }),
    run: async ({ db, queue, clock }, flags, actor) => {
      const scope = scopeOf(flags);
      if (!scope) return { lines: ['Name one of --unit, --product, --bay, --place'], isRefused: true };
      const { from: fromOn, to: toOn, reason, note } = flags;
      const days = { scope, fromOn, toOn, reason, note };
      const result = await closeDays(db, queue, days, { actor, now: clock.now() });
      return replyOf(result, ({ disruptionId, title, units }) => [
        `${title} is closed from ${fromOn} to ${toOn}: ${units} units, closing ${disruptionId}`,
        'Its guests are being told; see list-disruptions',
      ]);
    },
  }),
  officeCommand({
    name: 'reopen-days',
    description: 'open closed days again; guests who have not chosen keep their booking',
    flags: z.object({ closing: z.uuid().describe('number of the closing, see list-disruptions') }),
    run: async ({ db, queue, clock }, { closing }, actor) =>
      replyOf(
        await reopenDays(db, queue, closing, { actor, now: clock.now() }),
        ({ title, reopenedRows }) => [`${title} is open again: ${reopenedRows} days of units`],
      ),
  }),
  officeCommand({
    name: 'list-disruptions',
    description: 'list closings of today and later, and what their guests chose',
    flags: z.object({}),
    run: async ({ db, clock }) => {
      const rows = await listDisruptions(db, dayInVietnam(clock.now()));
      if (rows.length === 0) return { lines: ['Nothing is closed'] };
      return {
        lines: rows.map(
          (row) =>
            `${row.id}  ${row.fromOn} to ${row.toOn}  ${row.title} (${row.reason}, ${row.createdBy})` +
            `${row.endedAt ? ', open again' : ''}: ${row.bookings} bookings, ${row.open} to choose, ` +
            `${row.rebooked} moved, ${row.credited} credited, ${row.refunded} refunded`,
        ),
      };
    },
  }),
];

/** Exactly one of the ways to say what is closed. */
function scopeOf({
  unit,
  product,
  bay,
  place,
}: {
  unit?: number | undefined;
  product?: number | undefined;
  bay?: string | undefined;
  place?: string | undefined;
}): ClosedScope | null {
  const named: ClosedScope[] = [
    ...(unit === undefined ? [] : [{ unitId: unit }]),
    ...(product === undefined ? [] : [{ productId: product }]),
    ...(bay === undefined ? [] : [{ bay }]),
    ...(place === undefined ? [] : [{ place }]),
  ];
  return named.length === 1 ? (named[0] ?? null) : null;
}
