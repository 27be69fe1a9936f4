import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** The id of the request that is being answered, or from which the job in hand came; null elsewhere. A UUID. */
export function currentRequestId(): string | null {
  return requests.getStore() ?? null;
}

/** Does something on behalf of a request: what it logs, writes into the history and queues carries the id. */
export function onBehalfOf<T>(requestId: string, work: () => T): T {
  return requests.run(requestId, work);
}
