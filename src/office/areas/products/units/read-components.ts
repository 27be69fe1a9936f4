import { z } from 'zod';
import type { UnitComponent } from '#modules/catalog/selling/units.ts';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const shape = z.object({
  fromDay: whole(1, 60),
  days: whole(1, 60),
  quantity: whole(1, 99),
  per: z.enum(['room', 'person']),
});

/** What stands in one row of a form of components; null where a number is none. Days are counted from one there. */
function readRow(form: FormData, at: string, unitId: number): UnitComponent | null {
  const read = shape.safeParse(
    Object.fromEntries(
      ['fromDay', 'days', 'quantity', 'per'].map((name) => [name, form.get(`${name}.${at}`)]),
    ),
  );
  return read.success ? { ...read.data, unitId, fromDay: read.data.fromDay - 1 } : null;
}

/** The components that a form asks for instead of those that are there, or with one more; null where a number is none. */
export function readComponents(form: FormData, standing: readonly UnitComponent[]): (UnitComponent | null)[] {
  if (form.get('do') === 'component-add')
    return [...standing, readRow(form, 'new', Number(form.get('part')) || 0)];
  return standing.flatMap(({ unitId }, at) =>
    form.has(`drop.${at}`) ? [] : [readRow(form, String(at), unitId)],
  );
}
