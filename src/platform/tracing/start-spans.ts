import { keepSpans } from './spans.ts';

/**
 * Starts recording and sending spans of requests, loaders, statements, jobs and outgoing calls. Its modules are loaded only
 * here: without an endpoint tracing costs nothing.
 * @param share of the traces that are kept, from 0 to 1
 * @returns how to stop, after sending what has been recorded
 */
export async function startSpans(endpoint: string, share: number): Promise<() => Promise<void>> {
  const [{ createSpanSender }, { watchFetches }] = await Promise.all([
    import('./create-span-sender.ts'),
    import('./watch-fetches.ts'),
  ]);
  const sender = createSpanSender(endpoint, share);
  keepSpans(sender);
  const forget = watchFetches(sender, endpoint);
  return async () => {
    forget();
    keepSpans(null);
    await sender.stop();
  };
}
