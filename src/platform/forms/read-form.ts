import { z } from 'zod';
import { errorsOf, type FormErrors } from './errors-of.ts';

/** Submitted texts by field. */
export type Typed = Record<string, string>;

export type FormRead<Value> =
  | { ok: true; value: Value; typed: Typed }
  | { ok: false; errors: FormErrors; typed: Typed };

/**
 * Validates a submitted form by its schema: the value, or a message for each invalid field, and in both cases the typed
 * texts, to refill the fields. A required field that is missing counts as empty.
 * @param as `ticks` are checkboxes, true when ticked; `lists` keep all values of a name, other fields the last
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

/** The texts of a submitted form, without files; passwords are never put back into a page. */
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
