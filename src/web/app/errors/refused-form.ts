/** A form that the server did not look at because its sender asked for too much, with all that was typed. */
export interface RefusedForm {
  /** Where it was sent to, query and all. */
  path: string;
  fields: [name: string, value: string][];
  retryAfterSeconds: number;
}

/** Reads what the server answers to a form that the script sent; null for anything else. */
export function readRefusedForm(data: unknown): RefusedForm | null {
  if (typeof data !== 'string' || !data.startsWith('{')) return null;
  const { path, fields, retryAfterSeconds } = JSON.parse(data) as Partial<RefusedForm>;
  return path && fields && retryAfterSeconds ? { path, fields, retryAfterSeconds } : null;
}
