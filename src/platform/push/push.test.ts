import { expect, test } from 'vitest';
import { startSimulator } from '#simulators/providers/simulator.ts';
import { encryptPush, isPushKey } from './encrypt-push.ts';
import { getPushKey } from './push-key.ts';
import { isPushAddress, sendPush } from './send-push.ts';

const config = { PAYMENT_MODE: 'simulator', publicUrl: 'http://localhost:3000' } as never;
const live = { PAYMENT_MODE: 'live', publicUrl: 'https://neoviet.example' } as never;

test('a message is encrypted as in the example of RFC 8291', () => {
  const ciphertext = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    },
  );
  expect(ciphertext.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the key is the same on every node, another for another secret, and the configured one where there is one', () => {
  const token = 's'.repeat(40);
  const key = getPushKey({}, { token });
  expect(getPushKey({}, { token })).toEqual(key);
  expect(getPushKey({}, { token: `${token}t` }).publicKey).not.toBe(key.publicKey);
  expect(getPushKey({ PUSH_PRIVATE_KEY: key.privateKey }, { token: '' })).toEqual(key);
  expect(Buffer.from(key.publicKey, 'base64url')).toHaveLength(65);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-sg2p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://evilpush.apple.com.vn/abc', false],
  ['https://notpush.apple.com/abc', false],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://name:word@fcm.googleapis.com/abc', false],
  ['https://example.com/abc', false],
  ['https://169.254.169.254/latest/meta-data/', false],
  ['https://10.0.0.8/', false],
  ['http://localhost:5432/', false],
  ['file:///etc/passwd', false],
])('only push services are called: %s', (endpoint, isOne) => {
  expect(isPushAddress(endpoint, live)).toBe(isOne);
});

test('keys that are no point of the curve are refused', () => {
  expect(
    isPushKey('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  ).toBe(true);
  expect(isPushKey(Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'))).toBe(false);
});

test('a push service takes what is signed by the key of the subscription, and says when a browser has left', async () => {
  const simulator = await startSimulator({ shopUrl: 'http://localhost:3000' });
  const key = getPushKey({}, { token: 'a'.repeat(40) });
  const subscribe = async () => {
    const body = JSON.stringify({ serverKey: key.publicKey });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${simulator.url}/push/devices`, { method: 'POST', body, headers })).json();
  };
  const target = (await subscribe()) as Parameters<typeof sendPush>[1];
  const device = target.endpoint.replace('/push/to/', '/push/devices/');
  const message = { text: JSON.stringify({ title: 'Đã giảm giá' }), topic: 'alerts' };
  const from = { config, key, contact: 'mailto:a@example.com', now: new Date() };
  expect(await sendPush(from, target, message)).toBe('sent');
  expect(await (await fetch(device)).json()).toEqual([{ title: 'Đã giảm giá' }]);
  const other = getPushKey({}, { token: 'b'.repeat(40) });
  await expect(sendPush({ ...from, key: other }, target, message)).rejects.toThrow('403');
  await expect(sendPush({ ...from, now: new Date(0) }, target, message)).rejects.toThrow('403');
  await expect(sendPush(from, target, { ...message, text: 'x'.repeat(5000) })).rejects.toThrow('too long');
  await fetch(device, { method: 'DELETE' });
  expect(await sendPush(from, target, message)).toBe('gone');
  expect(await sendPush(from, { ...target, endpoint: `${simulator.url}/push/to/nobody` }, message)).toBe(
    'gone',
  );
  await simulator.stop();
});
