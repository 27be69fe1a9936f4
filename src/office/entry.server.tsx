import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { logPageFault } from '#platform/pages/report-faults.ts';
import { type OfficeRequest, officeContext } from './app/office-context.ts';

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, app } = context.get(officeContext);
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        logPageFault(app, error);
      },
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) logPageFault((context as RouterContextProvider).get(officeContext).app, error);
};

/** The page host is in another build, so the request's context is set here, under this build's keys. */
export function provideRequest(request: OfficeRequest): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(officeContext, request);
  return context;
}
