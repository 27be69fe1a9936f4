import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** The id of the request being answered, or of the one that caused the current job; null elsewhere. A UUID. */
export function currentRequestId(): string | null {
  return requests.getStore() ?? null;
}

/** Runs work on behalf of a request: what it logs, writes into the history and queues carries the id. */
export function onBehalfOf<T>(requestId: string, work: () => T): T {
  return requests.run(requestId, work);
}
