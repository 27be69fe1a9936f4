import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

export interface S3Server {
  endpoint: string;
  files: Map<string, { bytes: Buffer; at: Date }>;
  /** Number of next calls answered with 503, as by a busy store. */
  busy: number;
  stop(): Promise<void>;
}

/** Names per page of a listing: few, so that there are further pages. */
const pageLength = 2;

/** An in-memory bucket that verifies signatures strictly (AWS Signature Version 4, implemented here a second time). */
export async function startS3Server(keys: {
  accessKeyId: string;
  secretAccessKey: string;
}): Promise<S3Server> {
  const files: S3Server['files'] = new Map();
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const url = new URL(request.url ?? '', 'http://s3');
    const name = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    const say = (status: number, text: string | Buffer = '') => reply.writeHead(status).end(text);
    if (state.busy-- > 0) return say(503, '<Error><Code>SlowDown</Code></Error>');
    if (!isSigned(request, url, body, keys))
      return say(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const file = files.get(name);
    if (request.method === 'PUT') {
      files.set(name, { bytes: body, at: new Date() });
      return say(200);
    }
    if (request.method === 'DELETE') {
      files.delete(name);
      return say(204);
    }
    if (name === '') return say(200, listOf(files, url.searchParams));
    const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (file && (first || last)) {
      const size = file.bytes.length;
      const from = first ? Number(first) : Math.max(0, size - Number(last));
      if (from >= size) return reply.writeHead(416, { 'content-range': `bytes */${size}` }).end();
      const part = file.bytes.subarray(from, first && last ? Number(last) + 1 : size);
      const range = `bytes ${from}-${from + part.length - 1}/${size}`;
      return reply.writeHead(206, { 'content-range': range }).end(part);
    }
    return file
      ? say(200, request.method === 'HEAD' ? '' : file.bytes)
      : say(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const state: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    busy: 0,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return state;
}

function listOf(files: S3Server['files'], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const names = [...files.keys()]
    .sort()
    .filter(
      (name) =>
        name.startsWith(prefix) &&
        !(query.get('delimiter') === '/' && name.slice(prefix.length).includes('/')),
    );
  const after = query.get('continuation-token') ?? '';
  const page = names.filter((name) => name > after).slice(0, pageLength);
  const last = page.at(-1) ?? '';
  const entries = page.map((name) => {
    const file = files.get(name);
    return `<Contents><Key>${encodeURIComponent(name)}</Key><LastModified>${file?.at.toISOString()}</LastModified><Size>${file?.bytes.length}</Size></Contents>`;
  });
  const next =
    last !== '' && last !== names.at(-1) ? `<NextContinuationToken>${last}</NextContinuationToken>` : '';
  return `<ListBucketResult>${next}${entries.join('')}</ListBucketResult>`;
}

function isSigned(
  { headers, method }: IncomingMessage,
  url: URL,
  body: Buffer,
  { accessKeyId, secretAccessKey }: { accessKeyId: string; secretAccessKey: string },
): boolean {
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [id, day = '', region = '', service = ''] = credential.split('/');
  const digest = String(headers['x-amz-content-sha256']);
  const isDigest =
    digest === 'UNSIGNED-PAYLOAD' || digest === createHash('sha256').update(body).digest('hex');
  if (id !== accessKeyId || service !== 's3' || !isDigest) return false;
  const path = url.pathname
    .split('/')
    .map((part) => escaped(decodeURIComponent(part)))
    .join('/');
  const query = [...url.searchParams]
    .map(([key, value]) => `${escaped(key)}=${escaped(value)}`)
    .sort()
    .join('&');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query, lines.join(''), signed, digest].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(
    (from, part) => createHmac('sha256', from).update(part).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
  return timingSafeEqual(createHmac('sha256', key).update(text).digest(), Buffer.from(signature, 'hex'));
}

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
