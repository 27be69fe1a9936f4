import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { OpenSpan, SpanKeeper } from './spans.ts';

interface FetchMessage {
  request: { origin: string | URL; method: string; path: string };
  response?: { statusCode: number };
}

/** Records a span for each outgoing call, by host and without its path, which may contain a guest's data. */
export function watchFetches(keeper: SpanKeeper, except: string): () => void {
  const open = new WeakMap<object, { span: OpenSpan; status: number }>();
  const own = new URL(except).origin;
  const onCreate = (message: unknown) => {
    const { request } = message as FetchMessage;
    const origin = String(request.origin);
    if (origin === own) return;
    const host = URL.parse(origin)?.host ?? '';
    const span = keeper.begin(`call ${host}`, {
      'http.request.method': request.method,
      'server.address': host,
    });
    open.set(request, { span, status: 0 });
  };
  const onHeaders = (message: unknown) => {
    const { request, response } = message as FetchMessage;
    const found = open.get(request);
    if (found) found.status = response?.statusCode ?? 0;
  };
  const ending = (isFault: boolean) => (message: unknown) => {
    const { request } = message as FetchMessage;
    const found = open.get(request);
    open.delete(request);
    found?.span.end({ 'http.response.status_code': found.status }, isFault || found.status >= 500);
  };
  const listeners: [string, (message: unknown) => void][] = [
    ['undici:request:create', onCreate],
    ['undici:request:headers', onHeaders],
    ['undici:request:trailers', ending(false)],
    ['undici:request:error', ending(true)],
  ];
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}
