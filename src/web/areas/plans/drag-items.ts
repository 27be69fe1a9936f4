import { type DropList, type DropSpot, findDropSpot } from './drop-spot.ts';

/** Within this distance from the window's edge the page scrolls, by this many pixels a frame. */
const edgePx = 72;
const stepPx = 9;

interface Held {
  row: HTMLElement;
  id: string;
  pointer: number;
  /** Pointer's y coordinate: on the page where the drag began, and now in the window. */
  from: number;
  y: number;
}

/**
 * Lets items (`[data-item]`) below `root` be dragged by their handle (`[data-drag-handle]`) with mouse, pen or finger and dropped
 * in any list (`[data-day]`). Escape cancels. Nothing is moved here: whoever renders the lists gets a callback.
 */
export function dragItems(
  root: HTMLElement,
  { signal, onMove }: { signal: AbortSignal; onMove: (moved: DropSpot & { id: string }) => void },
): void {
  let held: Held | null = null;
  let frame = 0;
  const line = document.createElement('div');
  line.className = 'pointer-events-none fixed z-30 h-1 rounded-full bg-sea';

  const follow = () => {
    if (!held) return;
    const { y } = held;
    if (y < edgePx) window.scrollBy(0, -stepPx);
    else if (y > window.innerHeight - edgePx) window.scrollBy(0, stepPx);
    held.row.style.transform = `translateY(${held.y + window.scrollY - held.from}px)`;
    showLine(line, root, findDropSpot(readLists(root), y, held.id));
    frame = requestAnimationFrame(follow);
  };
  const drop = (isDropped: boolean) => {
    if (!held) return;
    const { row, id, y } = held;
    // Its position without being dragged.
    row.style.transform = '';
    const spot = isDropped ? findDropSpot(readLists(root), y, id) : null;
    cancelAnimationFrame(frame);
    line.remove();
    row.removeAttribute('data-held');
    row.style.cssText = '';
    held = null;
    if (spot) onMove({ id, ...spot });
  };

  root.addEventListener(
    'pointerdown',
    (event) => {
      const handle = (event.target as Element).closest<HTMLElement>('[data-drag-handle]');
      const row = handle?.closest<HTMLElement>('[data-item]');
      if (!handle || !row?.dataset.item || event.button !== 0 || held) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      const y = event.clientY;
      held = { row, id: row.dataset.item, pointer: event.pointerId, from: y + window.scrollY, y };
      row.style.cssText = 'position:relative;z-index:20;opacity:.85;cursor:grabbing';
      row.dataset.held = '';
      root.append(line);
      follow();
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    (event) => {
      if (held?.pointer === event.pointerId) held.y = event.clientY;
    },
    { signal },
  );
  root.addEventListener('pointerup', (event) => held?.pointer === event.pointerId && drop(true), { signal });
  root.addEventListener('pointercancel', (event) => held?.pointer === event.pointerId && drop(false), {
    signal,
  });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && drop(false), { signal });
  signal.addEventListener('abort', () => drop(false));
}

/** The lists' positions in the window; the dragged item counts at its original place. */
function readLists(root: HTMLElement): DropList[] {
  return [...root.querySelectorAll<HTMLElement>('[data-day]')].map((list) => {
    const { top, bottom } = (list.closest('section') ?? list).getBoundingClientRect();
    const items = [...list.querySelectorAll<HTMLElement>(':scope > [data-item]')].map((row) => {
      const box = row.getBoundingClientRect();
      return { id: row.dataset.item ?? '', top: box.top, bottom: box.bottom };
    });
    return { dayId: list.dataset.day ?? '', top, bottom, items };
  });
}

/** Draws the drop indicator. */
function showLine(line: HTMLElement, root: HTMLElement, spot: DropSpot | null): void {
  line.hidden = spot === null;
  if (!spot) return;
  const list = root.querySelector<HTMLElement>(`[data-day="${CSS.escape(spot.dayId)}"]`);
  const row = spot.before && root.querySelector<HTMLElement>(`[data-item="${CSS.escape(spot.before)}"]`);
  if (!list) return;
  const box = list.getBoundingClientRect();
  const y = row ? row.getBoundingClientRect().top - 8 : box.bottom + 2;
  line.style.top = `${y}px`;
  line.style.left = `${box.left}px`;
  line.style.width = `${box.width}px`;
}
