import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** What a page hands to React: the element's props, with the data already loaded and already serialised. */
export interface RenderedPage {
  url: string;
  context: EntryContext;
  /** The data as it stands in the page for the browser. React prints it, and so pays for escaping it, here too. */
  handoff: string;
}

/** Takes the data out of the context of a page that is being rendered; gives back one to go on with. */
export async function keepPage(
  url: string,
  context: EntryContext,
): Promise<{ page: RenderedPage; context: EntryContext }> {
  const handoff = context.serverHandoffStream ? await text(context.serverHandoffStream) : '';
  const page = { url, context, handoff };
  return { page, context: freshContext(page) };
}

/**
 * React without a server: the same `ServerRouter` with the same routes, data and build as in src/web/entry.server.tsx,
 * through the same `renderToPipeableStream` to its end. Left out is what a page costs besides: HTTP, matching, loaders,
 * SQL, serialising the data, headers, policy, ETag and compression.
 */
export function renderReactAlone(page: RenderedPage): Promise<string> {
  return new Promise((resolve, reject) => {
    const element = createElement(ServerRouter, { context: freshContext(page), url: page.url });
    const { pipe } = renderToPipeableStream(element, {
      onAllReady() {
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk: Buffer, _, done) {
            chunks.push(chunk);
            done();
          },
        });
        sink.on('finish', () => resolve(Buffer.concat(chunks).toString()));
        pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

/** A context can be rendered once: it remembers what was printed, and its stream is read to the end. */
function freshContext({ context, handoff }: RenderedPage): EntryContext {
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(handoff));
      controller.close();
    },
  });
  return { ...context, renderMeta: {}, serverHandoffStream };
}
