import { formatSavedTime } from '#web/parts/device/format-saved-time.ts';
import type { OfflineCopyKind } from './offline-copies.ts';

/** Elements that must not be used on an offline copy, because prices and availability may be outdated. */
export const liveParts =
  'main form, #dat, [data-booking-bar], main a[href^="/dat-cho"], main a[href^="/yeu-cau"]';

/** The custom element that marks a page as an offline copy; its name is used for nothing else, so React ignores it. */
export const noteName = 'offline-note';

const style = `<style>
${noteName}{position:sticky;top:0;z-index:60;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:center;min-height:48px;padding:8px 16px;background:#fdf1d8;color:#12312e;border-bottom:1px solid #7f5200;font-size:15px;font-weight:600}
${noteName} a{display:inline-flex;align-items:center;min-height:32px;color:#085450;text-decoration:underline}
body header.sticky{position:relative;top:0}
main .sticky{top:48px}
:is(${liveParts}){opacity:.45;pointer-events:none}
:is(${liveParts}) :is(${liveParts}){opacity:1}
[data-booking-bar]{display:none}
</style>`;

/**
 * An offline copy's HTML as shown in place of the live page: a note at the top says that it is old and of when, and booking and
 * pricing are disabled before any script runs.
 */
export function markOfflineCopy(
  html: string,
  {
    kind,
    keptAt,
    now,
    why,
  }: { kind: OfflineCopyKind | 'own'; keptAt: number; now: number; why: 'offline' | 'slow' },
): string {
  const when = formatSavedTime(keptAt, now);
  const state = why === 'offline' ? 'Bạn đang ngoại tuyến.' : 'Mạng đang chậm.';
  const what = kind === 'voucher' ? `Phiếu lưu lúc ${when}.` : `Nội dung lưu lúc ${when}, giá có thể đã đổi.`;
  const note = `<${noteName} role="status"><span>${state} ${what}</span><a href="">Tải lại</a></${noteName}>`;
  return html.replace('</head>', () => `${style}</head>`).replace(/<body[^>]*>/, (tag) => `${tag}${note}`);
}
