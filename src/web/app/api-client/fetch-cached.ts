import { getJson } from './get-json.ts';

const replies = new Map<string, Promise<unknown>>();
const settled = new Map<string, unknown>();

/**
 * A reply of our API, fetched once per page load: never stale, never evicted, not refetched on focus, not retried after a failure
 * (DATA-01). The visitor may retry a failed URL.
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

/** The cached reply; undefined while there is none. */
export function peekCached<Body>(url: string): Body | undefined {
  return settled.get(url) as Body | undefined;
}
