import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** Fewer than one address may ask for in a minute. */
const pagesOfVisitor = 400;
let asked = 0;
let agent = new Agent({ keepAlive: true });

/**
 * Asks for a page as a browser does, and reads it to its end. Now and then as another visitor, from another address of this
 * machine, so that visitors are counted as ever and none is refused.
 * @throws when the answer is not a page, because then something else was measured
 */
export async function askPage(url: string): Promise<void> {
  if (asked % pagesOfVisitor === 0) {
    agent.destroy();
    agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${2 + ((asked / pagesOfVisitor) % 250)}` });
  }
  asked++;
  const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const isPage = response.headers['content-type']?.startsWith('text/html');
  if (response.statusCode !== 200 || !isPage) throw new Error(`${url} answers ${response.statusCode}`);
  response.resume();
  await once(response, 'end');
}
