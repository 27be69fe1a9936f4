import type { ReactNode } from 'react';
import type { Extent } from '#ui/maps/mercator.ts';
import { ScaleBar } from './scale-bar.tsx';
import type { useLiveMap } from './use-live-map.ts';

type LiveMap = ReturnType<typeof useLiveMap>;

/** What stands at the foot of a map: how it can be moved, its scale, and what its page adds. */
export function MapFoot({
  stage,
  hasStreets,
  isInPage,
  extent,
  start,
  children,
}: Pick<LiveMap, 'stage' | 'hasStreets' | 'start'> & {
  isInPage: boolean;
  extent: Extent;
  children?: ReactNode;
}) {
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-3 z-30 *:pointer-events-auto">
      {stage === 'impossible' && (
        <p role="status" className="mb-2 w-fit rounded-badge bg-rice px-3 py-1.5 text-sm shadow-soft">
          Trình duyệt này chưa phóng to được bản đồ. Danh sách vẫn có đủ mọi nơi.
        </p>
      )}
      {hasStreets && stage === 'still' && (
        <button
          type="button"
          onClick={start}
          className="mb-2 flex min-h-11 items-center rounded-control border border-sea bg-rice px-4 font-semibold text-sea shadow-soft"
        >
          Xem bản đồ đường phố
        </button>
      )}
      {isInPage && stage === 'still' && <TouchWords />}
      <ScaleBar extent={extent} />
      {children}
    </div>
  );
}

/** The hint for touch screens that one finger scrolls the page. */
function TouchWords() {
  return (
    <p className="mb-2 hidden w-fit rounded-badge bg-rice-90 px-2 text-sm text-ink-soft pointer-coarse:block noscript:hidden">
      Dùng hai ngón tay để di chuyển bản đồ
    </p>
  );
}
