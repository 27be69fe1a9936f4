import { keepSpans } from './spans.ts';

/**
 * From now on spans of requests, loaders, statements, jobs and calls to others are kept and sent. What does so is read only now:
 * without an endpoint it costs nothing.
 * @param share of the traces that are kept, from 0 to 1
 * @returns how to end it, when what is kept has been sent
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
