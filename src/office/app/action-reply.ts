import type { z } from 'zod';

/** What a form of the office hears back: what was done, why it was not, and what was typed, which is never lost. */
export interface ActionReply {
  done?: string;
  refused?: string;
  /** By the name of the field. */
  errors?: Readonly<Record<string, string>>;
  typed?: Readonly<Record<string, string>>;
}

/** Reads a form; what does not fit is said beside its field. */
export function readForm<Shape extends z.ZodType>(
  form: FormData,
  shape: Shape,
): { ok: true; value: z.infer<Shape> } | { ok: false; reply: ActionReply } {
  const typed = typedIn(form);
  const read = shape.safeParse(typed);
  if (read.success) return { ok: true, value: read.data };
  const errors = read.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message] as const);
  return { ok: false, reply: { errors: Object.fromEntries(errors.reverse()), typed } };
}

export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
