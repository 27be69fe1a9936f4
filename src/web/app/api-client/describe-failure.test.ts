import { afterEach, expect, test, vi } from 'vitest';
import { describeFailure } from './describe-failure.ts';
import { getJson } from './get-json.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The text shown to a visitor for an answer or a failure of the API. */
async function told(answer: Response | Error, isOnline = true) {
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const error = await getJson('/api/v1/hotels').then(
    () => null,
    (reason: unknown) => reason,
  );
  return describeFailure(error, isOnline);
}
const lost = new TypeError('Failed to fetch');
const late = new DOMException('The operation timed out.', 'TimeoutError');
const stopped = new DOMException('The user aborted a request.', 'AbortError');

test.each<[string, Response | Error, boolean, string]>([
  ['no network', lost, false, 'Máy của bạn đang ngoại tuyến'],
  ['a server out of reach', lost, true, 'Không kết nối được với máy chủ'],
  ['a slow connection', late, true, 'Kết nối quá chậm'],
  ['a request that was stopped', stopped, true, 'Yêu cầu đã dừng giữa chừng'],
  ['too many requests', new Response('', { status: 429 }), true, 'Có quá nhiều yêu cầu cùng lúc'],
  ['a busy server', new Response('', { status: 503 }), true, 'Hệ thống đang bận'],
  ['a fault', new Response('', { status: 500 }), true, 'Có trục trặc ở phía chúng tôi'],
])('DATA-02: %s is reported by name, with a way to try again', async (_, answer, isOnline, title) => {
  expect(await told(answer, isOnline)).toMatchObject({ title, canRetry: true });
});

test('what is too large to be sent is told as such, by its size and not as a wrong detail', async () => {
  expect(await told(new Response('', { status: 413 }))).toMatchObject({
    title: 'Phần gửi lên quá lớn',
    canRetry: false,
  });
});

test('DATA-02: a refusal of the API is shown in its own words', async () => {
  const refusal = Response.json({ title: 'Mã đặt chỗ không đúng.' }, { status: 404 });
  expect(await told(refusal)).toMatchObject({ title: 'Mã đặt chỗ không đúng.', canRetry: false });
});
