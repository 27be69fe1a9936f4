import type { AwsClient } from 'aws4fetch';
import type { FileStore } from './create-disk-store.ts';

export interface S3Place {
  /** Without the bucket and without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Retries after server errors and throttling. */
const tries = 3;
const answerMs = 30_000;

/** A store in a bucket with path-style addresses (`endpoint/bucket/name`), which Garage, SeaweedFS, Ceph and clouds accept. */
export function createS3Store(place: S3Place): FileStore {
  // Loaded on demand: most installations have no bucket.
  const client = import('aws4fetch').then(
    ({ AwsClient }) => new AwsClient({ ...place, service: 's3', retries: tries }),
  );
  client.catch(() => {});
  const ask = async (method: string, name: string, body?: Buffer, headers?: Record<string, string>) => {
    const aws: AwsClient = await client;
    return aws.fetch(`${place.endpoint}/${place.bucket}${name && `/${addressOf(name)}`}`, {
      method,
      ...(headers && { headers }),
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(answerMs),
    });
  };
  return {
    async read(name) {
      const reply = await ask('GET', name);
      if (reply.status === 404) return drained(reply, null);
      return Buffer.from(await (await mustBeOk(reply, name)).arrayBuffer());
    },
    async readPart(name, from, most) {
      const range = from < 0 ? `bytes=${from}` : `bytes=${from}-${from + most - 1}`;
      const reply = await ask('GET', name, undefined, { range });
      if (reply.status === 404) return drained(reply, null);
      if (reply.status === 416) {
        const size = Number(reply.headers.get('content-range')?.split('/')[1] ?? 0);
        return drained(reply, { bytes: Buffer.alloc(0), start: size, size });
      }
      const bytes = Buffer.from(await (await mustBeOk(reply, name)).arrayBuffer());
      const [, start = 0, size = 0] = (
        /^bytes (\d+)-\d+\/(\d+)$/.exec(reply.headers.get('content-range') ?? '') ?? []
      ).map(Number);
      return { bytes: bytes.subarray(0, most), start, size };
    },
    async write(name, bytes) {
      await drained(await mustBeOk(await ask('PUT', name, bytes), name), null);
    },
    async has(name) {
      const reply = await ask('HEAD', name);
      if (reply.status === 404) return false;
      await mustBeOk(reply, name);
      return true;
    },
    async list(folder, { deep = false } = {}) {
      const files: Awaited<ReturnType<FileStore['list']>> = [];
      for (let token = ''; ; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: `${folder}/`,
          ...(!deep && { delimiter: '/' }),
          'encoding-type': 'url',
          ...(token && { 'continuation-token': token }),
        });
        const aws: AwsClient = await client;
        const url = `${place.endpoint}/${place.bucket}?${query.toString().replaceAll('+', '%20')}`;
        const reply = await mustBeOk(await aws.fetch(url, { signal: AbortSignal.timeout(answerMs) }), folder);
        const xml = await reply.text();
        files.push(...contentsOf(xml));
        token = elementOf(xml, 'NextContinuationToken');
        if (!token) return files;
      }
    },
    async remove(name) {
      const reply = await ask('DELETE', name);
      if (reply.status !== 404) await mustBeOk(reply, name);
      await drained(reply, null);
    },
  };
}

/** @throws on names that lead out of the bucket */
function addressOf(name: string): string {
  const parts = name.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`Not a valid name in the store: ${name}`);
  return parts.map(encodeURIComponent).join('/');
}

async function mustBeOk(reply: Response, name: string): Promise<Response> {
  if (reply.ok) return reply;
  const code = elementOf(await reply.text(), 'Code');
  throw new Error(`The store answers ${reply.status} ${code} for ${name}`);
}

/** An unread body would keep its connection occupied. */
async function drained<T>(reply: Response, value: T): Promise<T> {
  await reply.body?.cancel();
  return value;
}

function contentsOf(xml: string): { name: string; bytes: number; writtenAt: number }[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    name: decodeURIComponent(elementOf(entry, 'Key')),
    bytes: Number(elementOf(entry, 'Size')),
    writtenAt: Date.parse(elementOf(entry, 'LastModified')),
  }));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function elementOf(xml: string, tag: string): string {
  const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1] ?? '';
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
