import type { z } from 'zod';
import { errorsOf } from '#web/app/forms/errors-of.ts';

export type DoorErrors<Name extends string> = Partial<Record<Name | 'form', string>>;

/** What was typed into a form of the door, checked. `typed` is what comes back into its fields: never a password. */
export function readDoorForm<Shape extends z.ZodRawShape>(
  form: FormData,
  shape: z.ZodObject<Shape>,
):
  | { ok: true; value: z.output<z.ZodObject<Shape>>; typed: Record<string, string> }
  | { ok: false; errors: DoorErrors<keyof Shape & string>; typed: Record<string, string> } {
  const names = Object.keys(shape.shape) as (keyof Shape & string)[];
  const entries = names.map((name) => [
    name,
    name === 'consent' ? form.has(name) : String(form.get(name) ?? ''),
  ]);
  const given = Object.fromEntries(entries) as Record<string, unknown>;
  const typed = Object.fromEntries(
    entries
      .filter(([name]) => !/password|code/i.test(String(name)))
      .map(([name, value]) => [name, String(value)]),
  );
  const parsed = shape.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data, typed };
  const errors = errorsOf(parsed.error.issues, (path) => names.find((name) => name === path) ?? null);
  return { ok: false, errors: errors as DoorErrors<keyof Shape & string>, typed };
}
