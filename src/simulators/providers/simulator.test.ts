import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OnlineGateway, RawMessage, Verdict } from '#modules/payments/gateways/gateway.ts';
import { postJson } from '#modules/payments/gateways/gateways.ts';
import { momoGateway } from '#modules/payments/gateways/momo/momo.ts';
import { vnpayGateway } from '#modules/payments/gateways/vnpay/vnpay-gateway.ts';
import { zalopayGateway } from '#modules/payments/gateways/zalopay/zalopay.ts';
import { simulatedKeys } from '#platform/config/simulated-keys.ts';
import { type Simulator, startSimulator } from './simulator.ts';

/** A shop that records webhooks of a gateway and answers as the test wants. */
let shop: Server;
let shopUrl = '';
let simulator: Simulator;
let received: RawMessage[] = [];
let verdicts: Verdict[] = [];
let listening: OnlineGateway;

beforeAll(async () => {
  shop = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const query = Object.fromEntries(new URL(request.url ?? '', 'http://shop').searchParams);
      const message = { query, rawBody: Buffer.concat(chunks).toString() };
      received.push(message);
      const read = listening.readWebhook(message);
      const { status, body } = listening.replyTo(
        read.ok ? (verdicts.shift() ?? 'accepted') : 'bad_signature',
      );
      reply
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body ? JSON.stringify(body) : undefined);
    });
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  shopUrl = `http://127.0.0.1:${(shop.address() as { port: number }).port}`;
  simulator = await startSimulator({ shopUrl });
});

afterAll(async () => {
  await simulator.stop();
  await new Promise((done) => shop.close(done));
});

beforeEach(() => {
  received = [];
  verdicts = [];
  Object.assign(simulator.providers.faults, { isDown: false, slowMs: 0, refundsArePending: false });
});

const context = {
  get publicUrl() {
    return shopUrl;
  },
  now: () => new Date(),
  post: postJson,
};
const gateways: Record<string, () => OnlineGateway> = {
  vnpay: () =>
    vnpayGateway(
      {
        ...simulatedKeys.vnpay,
        payUrl: `${simulator.url}/vnpay/paymentv2/vpcpay.html`,
        apiUrl: `${simulator.url}/vnpay/merchant_webapi/api/transaction`,
        serverIp: '127.0.0.1',
      },
      context,
    ),
  momo: () => momoGateway({ ...simulatedKeys.momo, host: `${simulator.url}/momo` }, context),
  zalopay: () => zalopayGateway({ ...simulatedKeys.zalopay, host: `${simulator.url}/zalopay` }, context),
};
const success: Record<string, string> = { vnpay: '00', momo: '0', zalopay: '1' };

let last = 0;
async function order(gateway: OnlineGateway) {
  const attempt = {
    reference: `DV26A7K9Q-${++last}`,
    bookingCode: 'DV26A7K9Q',
    amountVnd: 5_600_000,
    startedAt: new Date(),
    expiresAt: new Date(Date.now() + 900_000),
    guestIp: '203.113.1.10',
  };
  const { details } = await gateway.start(attempt);
  const page = await fetch(details.redirectUrl ?? '');
  return { attempt, page };
}

async function pay(page: Response, code: string, delivery = 'once'): Promise<string> {
  const reply = await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams({ code, delivery }),
    redirect: 'manual',
  });
  return reply.headers.get('location') ?? '';
}

describe.each(Object.keys(gateways))('%s, simulated', (name) => {
  let gateway: OnlineGateway;
  beforeEach(() => {
    gateway = gateways[name]?.() as OnlineGateway;
    listening = gateway;
  });

  test('takes a payment, sends its notification, answers a query and sends the guest back', async () => {
    const { attempt, page } = await order(gateway);
    expect(await page.text()).toContain('5.600.000');
    expect(await gateway.query(attempt)).toMatchObject({ result: 'pending' });
    const back = await pay(page, success[name] ?? '');
    expect(back).toContain(`${shopUrl}/thanh-toan/${name}/tra-ve?`);
    expect(received).toHaveLength(1);
    const read = gateway.readWebhook(received[0] as RawMessage);
    expect(read).toMatchObject({
      ok: true,
      notification: { reference: attempt.reference, amountVnd: 5_600_000, result: 'paid' },
    });
    expect(await gateway.query(attempt)).toMatchObject({ result: 'paid', amountVnd: 5_600_000 });
  });

  test('repeats a notification until it is accepted, and twice on demand', async () => {
    const first = await order(gateway);
    verdicts = ['our_fault', 'our_fault', 'accepted'];
    await pay(first.page, success[name] ?? '');
    expect(received).toHaveLength(3);
    received = [];
    await pay((await order(gateway)).page, success[name] ?? '', 'twice');
    expect(received).toHaveLength(2);
  });

  test('sends an older state after the final one, and an old payment once more', async () => {
    const { attempt, page } = await order(gateway);
    await pay(page, success[name] ?? '', 'out-of-order');
    const results = received.map((message) => {
      const read = gateway.readWebhook(message);
      return read.ok && read.notification.result;
    });
    expect(results).toEqual(name === 'zalopay' ? ['paid'] : ['paid', 'pending']);
    received = [];
    const [[, known] = []] = [...simulator.providers.payments]
      .filter(([key]) => key.startsWith(name))
      .slice(-1);
    expect(known?.amountVnd).toBe(attempt.amountVnd);
    const again = { provider: name, reference: known?.reference ?? '', delivery: 'once' };
    await fetch(`${simulator.url}/control/notify`, { method: 'POST', body: new URLSearchParams(again) });
    expect(received).toHaveLength(1);
    expect(await (await fetch(`${simulator.url}/control`)).text()).toContain(known?.reference);
  });

  test('forges a signature or an amount on demand', async () => {
    await pay((await order(gateway)).page, success[name] ?? '', 'forged');
    expect(gateway.readWebhook(received[0] as RawMessage)).toEqual({ ok: false, reason: 'bad_signature' });
    received = [];
    await pay((await order(gateway)).page, success[name] ?? '', 'wrong-amount');
    expect(gateway.readWebhook(received[0] as RawMessage)).toMatchObject({
      notification: { amountVnd: 5_599_000 },
    });
  });

  test('refunds in parts, never more than was paid, and recognises the same refund again', async () => {
    const { attempt, page } = await order(gateway);
    await pay(page, success[name] ?? '');
    const paid = await gateway.query(attempt);
    if (paid.result === 'unknown') throw new Error(paid.reason);
    const refund = (part: number, amountVnd: number) => ({
      id: `refund-${attempt.reference}-${part}`,
      reference: `${attempt.reference}-R${part}`,
      amountVnd,
      sentAt: new Date(),
      actor: 'ketoan',
      payment: { ...attempt, providerRef: paid.providerRef },
    });
    expect(await gateway.refund(refund(1, 2_000_000))).toMatchObject({ state: 'succeeded' });
    expect(await gateway.refund(refund(2, 3_600_001))).toMatchObject({ state: 'failed' });
    expect(await gateway.queryRefund(refund(1, 2_000_000))).toMatchObject({ state: 'succeeded' });
    simulator.providers.faults.refundsArePending = true;
    expect(await gateway.refund(refund(3, 3_600_000))).toMatchObject({ state: 'pending' });
    simulator.providers.faults.refundsArePending = false;
    expect(await gateway.queryRefund(refund(3, 3_600_000))).toMatchObject({ state: 'succeeded' });
  });

  test('being down leaves everything unknown', async () => {
    const { attempt } = await order(gateway);
    simulator.providers.faults.isDown = true;
    expect(await gateway.query(attempt)).toMatchObject({ result: 'unknown' });
  });
});
