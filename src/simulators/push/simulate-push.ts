import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, simulatorPage } from '#simulators/providers/simulator-page.ts';
import { type DeviceKeys, readPush, whyNotVapid } from './read-push.ts';

interface Device extends DeviceKeys {
  isGone: boolean;
  /** The site's key that the browser subscribed with; any where it is empty. */
  serverKey: string;
  messages: string[];
}

type ById = { Params: { id: string } };

/**
 * A push service with the browsers behind it (RFC 8030, 8291, 8292): `POST /push/devices` subscribes one, `POST /push/to/<id>` takes a
 * message to it, strictly, and `GET /push` shows what arrived.
 */
export function simulatePush(
  server: FastifyInstance,
  { address, now }: { address: { url: string }; now: () => number },
): void {
  const devices = new Map<string, Device>();
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );

  server.post('/push/devices', async (request) => {
    const { serverKey = '' } = (request.body ?? {}) as { serverKey?: string };
    const id = randomUUID();
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    const auth = randomBytes(16);
    devices.set(id, { curve, auth, isGone: false, serverKey, messages: [] });
    return {
      endpoint: `${address.url}/push/to/${id}`,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  });

  server.post<ById>('/push/to/:id', async (request, reply) => {
    const device = devices.get(request.params.id);
    if (!device || device.isGone) return reply.code(device ? 410 : 404).send();
    const { authorization = '', ttl = '', topic = '', 'content-encoding': encoding } = request.headers;
    const origin = new URL(address.url).origin;
    const reason = whyNotVapid(authorization, { origin, serverKey: device.serverKey, now: now() });
    if (reason) return reply.code(403).send({ reason });
    if (!/^\d+$/.test(String(ttl)) || encoding !== 'aes128gcm' || !/^[\w-]{0,32}$/.test(String(topic)))
      return reply.code(400).send({ reason: 'TTL, Content-Encoding or Topic' });
    const body = request.body as Buffer;
    if (body.length > 4096) return reply.code(413).send();
    device.messages.push(readPush(body, device));
    return reply.code(201).header('location', `${address.url}/push/message/${randomUUID()}`).send();
  });

  server.get<ById>('/push/devices/:id', async (request, reply) => {
    const device = devices.get(request.params.id);
    return device ? device.messages.map((text) => JSON.parse(text)) : reply.code(404).send();
  });

  const leave = (id: string) => {
    const device = devices.get(id);
    if (device) device.isGone = true;
  };
  server.delete<ById>('/push/devices/:id', async (request, reply) => {
    leave(request.params.id);
    return reply.code(204).send();
  });
  server.post<ById>('/push/devices/:id/leave', async (request, reply) => {
    leave(request.params.id);
    return reply.redirect('/push', 303);
  });

  server.get('/push', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(simulatorPage('Dịch vụ báo tin giả lập', listDevices(devices))),
  );
}

function listDevices(devices: Map<string, Device>): string {
  const shown = [...devices].map(
    ([id, { isGone, messages }]) => `<h2>Máy ${id.slice(0, 8)}${isGone ? ', thôi nhận' : ''}</h2>
${messages.map((text) => `<pre>${escapeHtml(JSON.stringify(JSON.parse(text), null, 1))}</pre>`).join('') || '<p>Chưa có tin nào.</p>'}
${isGone ? '' : `<form method="post" action="/push/devices/${id}/leave"><button>Thôi nhận</button></form>`}`,
  );
  return shown.join('') || '<p>Chưa có máy nào.</p>';
}
