import { expect, test } from 'vitest';
import { markOfflineCopy } from './mark-offline-copy.ts';

const html =
  '<!DOCTYPE html><html><head><title>$& A</title></head><body class="x"><main>Giá</main></body></html>';
const keptAt = Date.parse('2026-11-21T07:05:00Z');

test('an offline copy begins with a notice of its age, and keeps the rest unchanged', () => {
  const shown = markOfflineCopy(html, { kind: 'page', keptAt, now: keptAt + 1000, why: 'offline' });
  expect(shown).toMatch(/<body class="x"><offline-note role="status">/);
  expect(shown).toContain('Bạn đang ngoại tuyến. Nội dung lưu lúc 14:05, giá có thể đã đổi.');
  expect(shown).toContain('pointer-events:none');
  expect(shown).toContain('<title>$& A</title>');
  expect(shown).not.toContain('<script');
});

test('a slow network is named, and a voucher has no price that could be outdated', () => {
  const now = keptAt + 3 * 86_400_000;
  expect(markOfflineCopy(html, { kind: 'page', keptAt, now, why: 'slow' })).toContain(
    'Mạng đang chậm. Nội dung lưu lúc 14:05, 21/11/2026',
  );
  expect(markOfflineCopy(html, { kind: 'voucher', keptAt, now, why: 'offline' })).toContain(
    'Phiếu lưu lúc 14:05, 21/11/2026.',
  );
});
