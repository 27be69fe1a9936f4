import { getJson } from './get-json.ts';

const replies = new Map<string, Promise<unknown>>();
const settled = new Map<string, unknown>();

/**
 * A reply of our API, asked for once in the life of the page: never stale, never discarded, not asked again on focus, not
 * tried again after a failure (DATA-01). A failed address may be asked again by the visitor.
 */
export function fetchCached<Body>(url: string): Promise<Body> {
  const known = replies.get(url);
  if (known) return known as Promise<Body>;
  const reply = getJson<Body>(url);
  replies.set(url, reply);
  reply.then(
    (body) => settled.set(url, body),
    () => replies.delete(url),
  );
  return reply;
}

/** The reply if it is here already. */
export function peekCached<Body>(url: string): Body | undefined {
  return settled.get(url) as Body | undefined;
}
