import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { logPageFault } from '#platform/pages/report-faults.ts';
import { RenderCachedContext } from '#ui/kept.tsx';
import { appContext } from './app/app-context.ts';
import { StartScriptsContext } from './app/start-scripts.ts';
import { finishedHtmlContext } from './serve/html/finished-html-context.ts';
import { holdPictures } from './serve/html/hold-pictures.ts';
import { keepStartScripts } from './serve/html/keep-start-scripts.ts';
import { collectKept } from './serve/html/kept-pieces.ts';
import { onlyRoutesOf } from './serve/html/only-routes-of.ts';
import { renderCached } from './serve/html/render-cached.tsx';
import { scriptMarkContext } from './serve/html/script-mark-context.ts';
import { unfinished } from './serve/html/unfinished.ts';

/** As written into pages: without the source's indentation. */
const holdPicturesText = `(${holdPictures})()`.replace(/\n\s+/g, '\n');

/**
 * Renders the whole page before a byte is sent: it goes into the page cache, and its status is final. Rendered synchronously,
 * which costs a third less than a stream, once the code of its lazy parts has loaded; the router's data, which a stream would
 * carry piece by piece, is read first and written after the page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(scriptMarkContext);
  const { serverHandoffStream, ...ready } = onlyRoutesOf(routerContext);
  const start = keepStartScripts(routerContext.manifest, ready);
  const data = serverHandoffStream ? await readText(serverHandoffStream) : '';
  const kept = collectKept(renderCached);
  const page = (
    <RenderCachedContext value={kept.render}>
      <StartScriptsContext value={{ holdPictures: holdPicturesText, known: start.known, nonce }}>
        <ServerRouter context={ready} url={request.url} nonce={nonce} />
      </StartScriptsContext>
    </RenderCachedContext>
  );
  let finalStatus = status;
  let html = renderToString(page);
  if (html.includes(unfinished)) {
    html = await renderWaiting(page, nonce, (error) => {
      finalStatus = 500;
      logPageFault(context.get(appContext), error);
    });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  const hasScripts = start.known !== null || ready.renderMeta?.didRenderScripts;
  context.set(finishedHtmlContext, {
    html,
    kept: kept.pieces,
    routerData: hasScripts ? data : null,
    start,
  });
  return new Response(null, { headers, status: finalStatus });
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) logPageFault((context as RouterContextProvider).get(appContext), error);
};

/**
 * Renders a page with suspended parts once all of them are ready. Everything is at its final position, so that it can be read
 * without scripts; by default React appends large parts after the page and moves them by a script.
 * @throws what the page itself throws; `onError` gets the errors of its parts
 */
function renderWaiting(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    });
  });
}
