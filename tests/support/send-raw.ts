import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request with its target exactly as given, which `fetch` and `inject` would normalize. */
export function sendRaw(
  port: number,
  target: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path: target, method, headers, agent: false }, async (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      for await (const part of reply) text += part;
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
