import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { appContext } from './app/app-context.ts';
import { scriptMarkContext } from './serve/html/script-mark-context.ts';
import { logPageFault } from './serve/report-faults.ts';

/**
 * Renders a page whole before a byte is sent: it goes into the page cache, and its status is then certain. Everything
 * stands where it belongs, so that it is read without scripts; left to itself React sends large parts after the page and
 * lets a script move them.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(scriptMarkContext);
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        const chunks: Buffer[] = [];
        const whole = new Writable({
          write(chunk: Buffer, _, done) {
            chunks.push(chunk);
            done();
          },
        });
        whole.on('finish', () =>
          resolve(new Response(Buffer.concat(chunks), { headers, status: finalStatus })),
        );
        pipe(whole);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        logPageFault(context.get(appContext), error);
      },
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) logPageFault((context as RouterContextProvider).get(appContext), error);
};
