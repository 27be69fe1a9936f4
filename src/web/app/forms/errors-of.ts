import type { z } from 'zod';

/** The first message of each field, by its path as in 'flight.legs.0.date'; `fieldOf` turns a path into a field's name. */
export function errorsOf<Name extends string>(
  issues: readonly z.core.$ZodIssue[],
  fieldOf: (path: string) => Name | null,
): Partial<Record<Name | 'form', string>> {
  const errors: Partial<Record<Name | 'form', string>> = {};
  for (const { path, message } of flatten(issues)) errors[fieldOf(path) ?? 'form'] ??= message;
  return errors;
}

/** A union of shapes reports one issue for all its fields. */
function flatten(issues: readonly z.core.$ZodIssue[], prefix = ''): { path: string; message: string }[] {
  return issues.flatMap((issue) => {
    const path = [prefix, ...issue.path.map(String)].filter(Boolean).join('.');
    if (issue.code === 'invalid_union') return flatten(issue.errors.at(-1) ?? [], path);
    return [{ path, message: issue.message }];
  });
}
