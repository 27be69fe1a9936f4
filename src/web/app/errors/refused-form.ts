/** A form that the server rejected unread because of the sender's rate limit, with everything that was typed. */
export interface RefusedForm {
  /** Where it was posted to, with the query. */
  path: string;
  fields: [name: string, value: string][];
  retryAfterSeconds: number;
}

/** Reads the server's answer to a form that was submitted by script; null for anything else. */
export function readRefusedForm(data: unknown): RefusedForm | null {
  if (typeof data !== 'string' || !data.startsWith('{')) return null;
  const { path, fields, retryAfterSeconds } = JSON.parse(data) as Partial<RefusedForm>;
  return path && fields && retryAfterSeconds ? { path, fields, retryAfterSeconds } : null;
}
