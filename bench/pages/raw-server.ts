import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers and body as sent over the network. */
export interface RawReply {
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The fastest possible Node server: the same headers and bytes for every request, received as a message. */
process.once('message', ({ headers, body }: RawReply) => {
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
