import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** Less than an address may request in a minute. */
const pagesOfVisitor = 400;
let requests = 0;
let agent = new Agent({ keepAlive: true });

/**
 * Requests a page like a browser, and reads it to the end. Changes the visitor, with another local IP address, now and then,
 * so that visits are counted as usual and no rate limit is reached.
 * @throws when the response is no page, because then something else was measured
 */
export async function askPage(url: string): Promise<void> {
  if (requests % pagesOfVisitor === 0) {
    agent.destroy();
    agent = new Agent({
      keepAlive: true,
      localAddress: `127.0.0.${2 + ((requests / pagesOfVisitor) % 250)}`,
    });
  }
  requests++;
  const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const isPage = response.headers['content-type']?.startsWith('text/html');
  if (response.statusCode !== 200 || !isPage) throw new Error(`${url} answers ${response.statusCode}`);
  response.resume();
  await once(response, 'end');
}
