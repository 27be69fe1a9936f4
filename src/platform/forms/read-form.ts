import { z } from 'zod';
import { errorsOf, type FormErrors } from './errors-of.ts';

/** What was typed, by field. */
export type Typed = Record<string, string>;

export type FormRead<Value> =
  | { ok: true; value: Value; typed: Typed }
  | { ok: false; errors: FormErrors; typed: Typed };

/**
 * Reads a posted form by its schema: its value, or a sentence for each field that does not fit, and in both cases what was
 * typed, to stand in the fields again. A field that must be there and is not counts as empty.
 * @param as `ticks` are boxes, true when ticked; of `lists` all values of a name count, else the last
 */
export function readForm<Shape extends z.ZodType>(
  form: FormData,
  shape: Shape,
  as: { ticks?: readonly string[]; lists?: readonly string[] } = {},
): FormRead<z.output<Shape>> {
  const typed = typedIn(form);
  const given: Record<string, unknown> = Object.fromEntries(
    [...form.keys()].map((name) => [
      name,
      as.lists?.includes(name) ? form.getAll(name) : form.getAll(name).at(-1),
    ]),
  );
  for (const name of as.ticks ?? []) given[name] = form.has(name);
  const read = shape.safeParse({ ...emptyFields(shape), ...given });
  if (read.success) return { ok: true, value: read.data, typed };
  return { ok: false, errors: errorsOf(read.error.issues, (path) => path || null), typed };
}

const secretFields = /password|repeated/i;

/** What was typed into a form, without files; a password never goes back into a page. */
export function typedIn(form: FormData): Typed {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !secretFields.test(name) ? [[name, value]] : [],
    ),
  );
}

function emptyFields(shape: z.ZodType): Typed {
  if (!(shape instanceof z.ZodObject)) return {};
  const fields = Object.entries(shape.shape as Record<string, z.ZodType>);
  return Object.fromEntries(
    fields.flatMap(([name, field]) => (field.safeParse(undefined).success ? [] : [[name, '']])),
  );
}
