import type { z } from 'zod';

/** What is wrong with a form: a sentence for each field, and one of the form as a whole. */
export type FormErrors<Name extends string = string> = string extends Name
  ? Record<string, string>
  : Partial<Record<Name | 'form', string>>;

/**
 * The first message of each field, by its path as in 'flight.legs.0.date'. `fieldOf` turns a path into a field's name; what
 * is of no field stands at the form.
 */
export function errorsOf<Name extends string>(
  issues: readonly z.core.$ZodIssue[],
  fieldOf: (path: string) => Name | null,
): FormErrors<Name> {
  const errors: Partial<Record<Name | 'form', string>> = {};
  for (const { path, message } of flatten(issues)) errors[fieldOf(path) ?? 'form'] ??= message;
  return errors as FormErrors<Name>;
}

/** A union of shapes reports one issue for all of them: the fields that count are those of the shape that was meant. */
function flatten(issues: readonly z.core.$ZodIssue[], prefix = ''): { path: string; message: string }[] {
  return issues.flatMap((issue) => {
    const path = [prefix, ...issue.path.map(String)].filter(Boolean).join('.');
    if (issue.code === 'invalid_union') return flatten(meantShape(issue.errors), path);
    return [{ path, message: issue.message }];
  });
}

/** The first that is not refused as a whole, as 'nothing' is when something was typed. */
function meantShape(shapes: readonly z.core.$ZodIssue[][]): readonly z.core.$ZodIssue[] {
  const isOther = ({ code, path }: z.core.$ZodIssue) =>
    path.length === 0 && (code === 'unrecognized_keys' || code === 'invalid_value');
  return shapes.find((issues) => !issues.some(isOther)) ?? shapes[0] ?? [];
}
