import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#platform/db/free-port.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';

const env = { PATH: `${process.env.PATH}:/usr/sbin` };

function hasHaproxy(): boolean {
  try {
    execFileSync('haproxy', ['-v'], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const folder = makeDataFolder('proxy');
let proxy: ChildProcess | undefined;
let behind: Server;
let port: number;

/** The listener for visitors of `deploy/haproxy`, without TLS, in front of a server that answers with the headers it was sent. */
beforeAll(async () => {
  if (!hasHaproxy()) return;
  behind = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  const { port: nodePort } = behind.address() as { port: number };
  port = await freePort();
  const [frontend = ''] = readFileSync('deploy/haproxy/haproxy.cfg', 'utf8').split('# DATABASE_DIRECT_URL');
  const settings = frontend
    .replace('maxconn 20000', 'maxconn 100')
    .replace('bind :80\n', `bind 127.0.0.1:${port}\n`)
    .replace(/^ +bind :443.*$/m, '')
    .replace(/^ +http-request redirect scheme.*$/m, '')
    .replace(/ (varnish:6081|node-[12]:3000)/g, ` 127.0.0.1:${nodePort}`)
    .replace(/^ +option httpchk.*$|^ +http-check.*$/gm, '');
  writeFileSync(join(folder, 'haproxy.cfg'), settings);
  proxy = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { env, stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await ask('/').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await setTimeout(100);
  }
}, 30_000);
afterAll(() => {
  proxy?.kill();
  behind?.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => {
        body += part;
      });
      response.on('end', () => (response.statusCode === 200 ? resolve(JSON.parse(body)) : reject(body)));
    }).on('error', reject);
  });

test.skipIf(!hasHaproxy())(
  'S-29: what the proxy says of a visitor can neither be forged nor struck out by them',
  async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.66',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-request-id': 'mine',
      forwarded: 'for=127.0.0.1',
      connection: 'close, X-Forwarded-For, X-Forwarded-Proto, X-Request-Id',
    };
    for (const path of ['/khach-san', '/api/v1/hotels', '/quan-tri/']) {
      const seen = await ask(path, forged);
      expect(seen['x-forwarded-for'], path).toBe('127.0.0.1');
      expect(seen['x-forwarded-proto'], path).toBe('https');
      expect(seen['x-request-id'], path).toMatch(/^[0-9a-f-]{36}$/);
      expect(seen['x-forwarded-host'] ?? seen.forwarded, path).toBeUndefined();
      expect(seen.connection ?? '', path).not.toMatch(/forwarded|request/i);
    }
  },
);

test.skipIf(!hasHaproxy())('S-20: health and metrics of nodes are behind the proxy', async () => {
  for (const path of ['/metrics', '/readyz', '/healthz', '/metrics?a=1'])
    await expect(ask(path), path).rejects.toBeDefined();
});

test.skipIf(!hasHaproxy())(
  'while no node answers, a visitor gets a page that can be tried again',
  async () => {
    const settings = readFileSync(join(folder, 'haproxy.cfg'), 'utf8');
    const page = /http-error status 503 .*?string '([^']+)'/.exec(settings)?.[1] ?? '';
    behind.close();
    behind.closeAllConnections();
    await expect.poll(() => ask('/khach-san').catch((body: unknown) => body), { timeout: 15_000 }).toBe(page);
    expect(page).toMatch(/<h1[^>]*>Hệ thống đang bận<.*<a href=""[^>]*>Thử lại</);
  },
);
