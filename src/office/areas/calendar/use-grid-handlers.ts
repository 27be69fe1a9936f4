import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { type GridLayout, headHeight } from './grid-layout.ts';
import { edgesOf, moveSelection, type Selection, type Size, type Spot } from './selection.ts';
import { bringIntoSight } from './use-sight.ts';

export interface Choosing {
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
  /** Editing begins: with the typed digit, or '' without one. */
  onWrite: (first: string) => void;
  /** The block was extended by its corner: its first day is to be copied. Undefined for users who may not change days. */
  onFill: (() => void) | undefined;
  onUndo: () => void;
}

/** Pointer and key handlers for the selected block. */
export function useGridHandlers(
  scroller: RefObject<HTMLDivElement | null>,
  size: GridLayout,
  choosing: Choosing,
) {
  return { ...usePointer(scroller, size, choosing), onKeyDown: onKeyOf(scroller, size, choosing) };
}

/** The cell under a point of the viewport. */
export function spotAt({ clientX, clientY }: { clientX: number; clientY: number }): Spot | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-spot]');
  const [row, column] = (cell?.dataset.spot ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** Interval in which a block grows by one cell while the pointer is beyond the visible edge. */
const stepMs = 90;

function usePointer(
  scroller: RefObject<HTMLDivElement | null>,
  size: GridLayout,
  { selection, onSelect, onFill }: Choosing,
) {
  /** What is being dragged: a new block, or the block's corner, where a mouse fills afterwards ('fill') and a finger does not. */
  const drawing = useRef<'block' | 'fill' | 'corner' | null>(null);
  const pointer = useRef({ clientX: 0, clientY: 0 });
  const steps = useRef<ReturnType<typeof setInterval>>(undefined);
  const choose = (spot: Spot, isGrowing: boolean) =>
    onSelect({ anchor: isGrowing && selection ? selection.anchor : spot, active: spot });
  const grow = () => {
    const box = scroller.current;
    const spot = box && drawing.current && selection ? spotTowards(box, pointer.current, size) : null;
    if (!spot || !selection) return;
    if (spot.row === selection.active.row && spot.column === selection.active.column) return;
    onSelect({ anchor: selection.anchor, active: spot });
    bringIntoSight(box, spot, size);
  };
  const latestGrow = useRef(grow);
  latestGrow.current = grow;
  const stop = () => {
    clearInterval(steps.current);
    drawing.current = null;
  };
  useEffect(() => () => clearInterval(steps.current), []);
  const onPointerDown = (event: PointerEvent) => {
    const spot = event.button === 0 ? spotAt(event) : null;
    const isTouch = event.pointerType === 'touch';
    const isCorner = isHandle(event.target);
    // A finger that begins to scroll selects nothing; a tap is handled by its click event.
    if (!spot || (isTouch && !isCorner)) return;
    drawing.current = isCorner && selection ? (isTouch ? 'corner' : 'fill') : 'block';
    pointer.current = { clientX: event.clientX, clientY: event.clientY };
    scroller.current?.setPointerCapture(event.pointerId);
    clearInterval(steps.current);
    steps.current = setInterval(() => latestGrow.current(), stepMs);
    if (drawing.current === 'block' || !selection) return choose(spot, event.shiftKey);
    const { top, left, bottom, right } = edgesOf(selection);
    onSelect({ anchor: { row: top, column: left }, active: { row: bottom, column: right } });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drawing.current) return;
    pointer.current = { clientX: event.clientX, clientY: event.clientY };
    grow();
  };
  const onPointerUp = () => {
    if (drawing.current === 'fill') onFill?.();
    stop();
  };
  const onClick = ({ nativeEvent: event }: MouseEvent) => {
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    const spot = isTouch && !isHandle(event.target) ? spotAt(event) : null;
    if (spot) choose(spot, false);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: stop, onClick };
}

/** Whether the target is the handle at the block's corner. */
const isHandle = (target: EventTarget | null) => target instanceof Element && target.matches('[data-fill]');

/** The cell under the pointer; where the pointer is beyond the visible cells, the next one in that direction. */
function spotTowards(
  box: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  { rows, columns }: Size,
): Spot | null {
  const { left, top } = box.getBoundingClientRect();
  const head = Number.parseInt(getComputedStyle(box).getPropertyValue('--head'), 10);
  const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const x = between(clientX, left + head + 4, left + box.clientWidth - 4);
  const y = between(clientY, top + headHeight + 4, top + box.clientHeight - 4);
  const spot = spotAt({ clientX: x, clientY: y });
  return (
    spot && {
      row: between(spot.row + Math.sign(clientY - y), 0, rows - 1),
      column: between(spot.column + Math.sign(clientX - x), 0, columns - 1),
    }
  );
}

function onKeyOf(
  scroller: RefObject<HTMLDivElement | null>,
  size: GridLayout,
  { selection, onSelect, onWrite, onFill, onUndo }: Choosing,
) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const from = selection ?? { anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } };
    const moved = moveSelection(from, { key: event.key, shiftKey: event.shiftKey, ctrlKey: isCommand }, size);
    if (moved) {
      onSelect(selection ? moved : from);
      bringIntoSight(scroller.current, moved.active, size);
    } else if (isCommand && event.key === 'd' && selection && onFill) onFill();
    else if (isCommand && event.key === 'z') onUndo();
    else if (event.key === 'Escape') onSelect(null);
    else if (!isCommand && /^(\d|F2|Enter)$/.test(event.key))
      onWrite(/^\d$/.test(event.key) ? event.key : '');
    else return;
    event.preventDefault();
  };
}
