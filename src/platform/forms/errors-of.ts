import type { z } from 'zod';

/** Error messages of a form: one for each field, and one for the form as a whole. */
export type FormErrors<Name extends string = string> = string extends Name
  ? Record<string, string>
  : Partial<Record<Name | 'form', string>>;

/**
 * The first message for each field, by its path as in 'flight.legs.0.date'. `fieldOf` maps a path to a field's name;
 * messages without a field belong to the form.
 */
export function errorsOf<Name extends string>(
  issues: readonly z.core.$ZodIssue[],
  fieldOf: (path: string) => Name | null,
): FormErrors<Name> {
  const errors: Partial<Record<Name | 'form', string>> = {};
  for (const { path, message } of flatten(issues)) errors[fieldOf(path) ?? 'form'] ??= message;
  return errors as FormErrors<Name>;
}

/** A union reports one issue for all of its shapes: the errors that count are those of the shape that was meant. */
function flatten(issues: readonly z.core.$ZodIssue[], prefix = ''): { path: string; message: string }[] {
  return issues.flatMap((issue) => {
    const path = [prefix, ...issue.path.map(String)].filter(Boolean).join('.');
    if (issue.code === 'invalid_union') return flatten(meantShape(issue.errors), path);
    return [{ path, message: issue.message }];
  });
}

/** The first shape that is not refused as a whole, as 'nothing' is when something was typed. */
function meantShape(shapes: readonly z.core.$ZodIssue[][]): readonly z.core.$ZodIssue[] {
  const isOther = ({ code, path }: z.core.$ZodIssue) =>
    path.length === 0 && (code === 'unrecognized_keys' || code === 'invalid_value');
  return shapes.find((issues) => !issues.some(isOther)) ?? shapes[0] ?? [];
}
