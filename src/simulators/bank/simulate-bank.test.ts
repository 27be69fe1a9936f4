import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBankWebhook, type WatchedTransfer } from '#modules/payments/gateways/read-bank-webhook.ts';
import { buildVietQr } from '#modules/payments/gateways/vietqr-payload.ts';
import { type Simulator, startSimulator } from '#simulators/providers/simulator.ts';

const key = 'a-key-shared-with-the-bank';
const qr = buildVietQr({ bankBin: '970422', account: '999', amountVnd: 1_250_000, content: 'DV26A7K9Q' });
let shop: Server;
let simulator: Simulator;
let received: (WatchedTransfer | string)[] = [];

beforeAll(async () => {
  shop = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const read = readBankWebhook({
        headers: request.headers,
        rawBody: Buffer.concat(chunks).toString(),
        keys: { sepay: key, casso: key },
        ownAccounts: ['9999000099990'],
        now: new Date(),
      });
      received.push(...(read.ok ? read.transfers : [read.reason]));
      reply.writeHead(read.ok ? 200 : 401).end();
    });
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  const { port } = shop.address() as { port: number };
  simulator = await startSimulator({ shopUrl: `http://127.0.0.1:${port}`, bankKey: () => key });
});
afterAll(async () => {
  await simulator.stop();
  await new Promise((done) => shop.close(done));
});
beforeEach(() => {
  received = [];
});

const transfer = async (fields: Record<string, string>) => {
  const reply = await fetch(`${simulator.url}/bank/transfer`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: reply.status, body: await reply.json() };
};

test.each(['sepay', 'casso'])(
  'a QR is paid, and %s reports it in the way banks write memos',
  async (service) => {
    expect(await transfer({ qr, service })).toMatchObject({
      status: 200,
      body: { service, statuses: [200] },
    });
    expect(received).toMatchObject([{ direction: 'in', amountVnd: 1_250_000 }]);
    expect((received[0] as WatchedTransfer).content).toMatch(/^MBVCB\.\d+\.dv26a7k9q\./);
  },
);

test.each([
  ['less', [{ amountVnd: 625_000 }]],
  ['more', [{ amountVnd: 1_300_000 }]],
  ['no-code', [{ content: expect.not.stringContaining('dv') }]],
  ['other-code', [{ content: expect.stringContaining('dv2222222') }]],
  ['out', [{ direction: 'out' }]],
  ['forged', ['bad_signature']],
])('%s on demand', async (manner, expected) => {
  await transfer({ qr, manner });
  expect(received).toMatchObject(expected);
});

test('a duplicate report is the same transfer', async () => {
  await transfer({ qr, manner: 'twice' });
  expect(received).toHaveLength(2);
  expect((received[0] as WatchedTransfer).txnId).toBe((received[1] as WatchedTransfer).txnId);
});

test('typed by hand, and refused where there is nothing to transfer', async () => {
  await transfer({ amount: '70000', content: 'DV26A7K9Q' });
  expect(received).toMatchObject([{ amountVnd: 70_000 }]);
  for (const wrong of [{ qr: `${qr}0` }, { amount: '-5' }, {}]) {
    expect(await transfer(wrong as Record<string, string>)).toMatchObject({ status: 400 });
  }
  expect(await (await fetch(`${simulator.url}/bank?qr=${qr}`)).text()).toContain(qr);
});
