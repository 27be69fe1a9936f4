import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowsLoopback, callOutside, isPublicAddress, whyNotOutside } from './call-outside.ts';

let server: Server;
let requests = 0;
let answer: RequestListener;
const port = () => (server.address() as AddressInfo).port;
beforeAll(async () => {
  server = createServer((request, response) => {
    requests++;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const call = (url: string, toLoopback: boolean, more: { maxBytes?: number; maxRedirects?: number } = {}) =>
  callOutside({ url, timeoutMs: 1000, maxBytes: 100, toLoopback, ...more });

describe('addresses in private networks are not called', () => {
  test.each([
    ['http://example.com/a.ics', 'not_https'],
    ['ftp://example.com/a.ics', 'wrong_address'],
    ['file:///etc/passwd', 'wrong_address'],
    ['https://name:word@example.com/', 'wrong_address'],
    ['not an address', 'wrong_address'],
    ['https://localhost/', 'private_address'],
    ['https://a.localhost/', 'private_address'],
    ['https://127.0.0.1/', 'private_address'],
    ['https://127.1/', 'private_address'],
    ['https://2130706433/', 'private_address'],
    ['https://0x7f.0.0.1/', 'private_address'],
    ['https://0177.0.0.1/', 'private_address'],
    ['https://0.0.0.0/', 'private_address'],
    ['https://10.0.0.8/', 'private_address'],
    ['https://172.31.255.255/', 'private_address'],
    ['https://192.168.1.1/', 'private_address'],
    ['https://100.64.0.1/', 'private_address'],
    ['https://169.254.169.254/latest/meta-data/', 'private_address'],
    ['https://224.0.0.1/', 'private_address'],
    ['https://255.255.255.255/', 'private_address'],
    ['https://[::1]/', 'private_address'],
    ['https://[::]/', 'private_address'],
    ['https://[::ffff:127.0.0.1]/', 'private_address'],
    ['https://[::ffff:10.0.0.1]/', 'private_address'],
    ['https://[fd00::1]/', 'private_address'],
    ['https://[fe80::1]/', 'private_address'],
    ['https://[64:ff9b::7f00:1]/', 'private_address'],
    ['https://[2002:7f00:1::]/', 'private_address'],
    ['https://[2001:db8::1]/', 'private_address'],
  ])('%s', async (url, reason) => {
    expect(whyNotOutside(url, false)).toBe(reason);
    expect(await call(url, false)).toEqual({ ok: false, reason });
  });
});

test('public addresses are accepted', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2400:cb00::1'])
    expect(isPublicAddress(address), address).toBe(true);
  expect(whyNotOutside('https://www.airbnb.com/calendar/ical/1.ics?s=x', false)).toBeNull();
});

test('only a try-out installation on this machine calls this machine', () => {
  const config = (mode: string, publicUrl: string) => ({ PAYMENT_MODE: mode, publicUrl }) as never;
  expect(allowsLoopback(config('simulator', 'http://localhost:3000'))).toBe(true);
  expect(allowsLoopback(config('live', 'http://localhost:3000'))).toBe(false);
  expect(allowsLoopback(config('simulator', 'https://neoviet.example'))).toBe(false);
});

test('a host name is checked by its address, and loopback is never reached', async () => {
  requests = 0;
  answer = (_, response) => response.end('secret');
  // This machine's host name resolves to an address of its own network.
  const { hostname } = await import('node:os');
  const reply = await call(`https://${hostname()}:${port()}/`, false);
  expect(reply.ok).toBe(false);
  expect(requests).toBe(0);
});

test('a redirect is checked like the address itself', async () => {
  answer = (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/secret' }).end();
  const from = `http://127.0.0.1:${port()}/`;
  expect(await call(from, true, { maxRedirects: 3 })).toEqual({ ok: false, reason: 'not_https' });
  answer = (_, response) => response.writeHead(302, { location: 'https://169.254.169.254/' }).end();
  expect(await call(from, true, { maxRedirects: 3 })).toEqual({ ok: false, reason: 'private_address' });
  expect(await call(from, true)).toMatchObject({ ok: true, status: 302 });
  answer = ({ url }, response) =>
    url === '/a' ? response.end('there') : response.writeHead(301, { location: '/a' }).end();
  expect(await call(from, true, { maxRedirects: 3 })).toMatchObject({ status: 200, body: 'there' });
  answer = (_, response) => response.writeHead(302, { location: '/' }).end();
  requests = 0;
  expect(await call(from, true, { maxRedirects: 3 })).toMatchObject({ status: 302 });
  expect(requests).toBe(4);
});

test('too long, too slow and missing answers are refusals', async () => {
  const at = `http://127.0.0.1:${port()}/`;
  answer = (_, response) => response.end('x'.repeat(101));
  expect(await call(at, true)).toEqual({ ok: false, reason: 'too_large' });
  answer = (_, response) => void response.write('x');
  expect(await call(at, true)).toEqual({ ok: false, reason: 'timeout' });
  expect(await call('http://127.0.0.1:1/', true)).toEqual({ ok: false, reason: 'unreachable' });
});

test('a server that changes the protocol, stops answering, or sends endless headers blocks nobody', async () => {
  for (const said of [
    '101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade',
    '100 Continue',
    '103 Early Hints',
  ]) {
    const malformed = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.write(`HTTP/1.1 ${said}\r\n\r\n`));
    });
    await new Promise<void>((resolve) => malformed.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(malformed.address() as AddressInfo).port}/`;
    expect(await call(url, true), said).toEqual({ ok: false, reason: 'timeout' });
    malformed.close();
  }
});

test('compressed answers are not decompressed', async () => {
  const at = `http://127.0.0.1:${port()}/`;
  const packed = gzipSync('0'.repeat(50_000));
  answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  expect(await call(at, true, { maxBytes: 1000 })).toMatchObject({
    ok: true,
    body: expect.not.stringContaining('000000'),
  });
});
