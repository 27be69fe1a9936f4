import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { edgesOf, moveSelection, type Selection, type Size, type Spot } from './selection.ts';
import { bringIntoSight, headHeight } from './use-sight.ts';

export interface Choosing {
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
  /** A digit was typed, or '' where somebody wants to write. */
  onWrite: (first: string) => void;
  /** The block was drawn out by its corner: its first day is to be copied. Undefined for who may not change a thing. */
  onFill: (() => void) | undefined;
  onUndo: () => void;
}

/** What pointer and keys do to the block that is chosen. */
export function useGridHandlers(scroller: RefObject<HTMLDivElement | null>, size: Size, choosing: Choosing) {
  return { ...usePointer(scroller, size, choosing), onKeyDown: onKeyOf(scroller, size, choosing) };
}

/** The cell under a point of the window. */
export function spotAt({ clientX, clientY }: { clientX: number; clientY: number }): Spot | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-spot]');
  const [row, column] = (cell?.dataset.spot ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** So often a block goes on by a cell while it is drawn beyond the edge of what is in sight. */
const stepMs = 90;

function usePointer(
  scroller: RefObject<HTMLDivElement | null>,
  size: Size,
  { selection, onSelect, onFill }: Choosing,
) {
  /** What is being drawn out: a block, or one by its corner, which a mouse fills afterwards. */
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
    bringIntoSight(box, spot);
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
    // A finger that begins to scroll chooses nothing; one that taps is told by its click.
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

/** The corner of a block, by which it is drawn out. */
const isHandle = (target: EventTarget | null) => target instanceof Element && target.matches('[data-fill]');

/** The cell under the pointer; where it is beyond the cells in sight, the next one that way. */
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
  size: Size,
  { selection, onSelect, onWrite, onFill, onUndo }: Choosing,
) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const from = selection ?? { anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } };
    const moved = moveSelection(from, { key: event.key, shiftKey: event.shiftKey, ctrlKey: isCommand }, size);
    if (moved) {
      onSelect(selection ? moved : from);
      bringIntoSight(scroller.current, moved.active);
    } else if (isCommand && event.key === 'd' && selection && onFill) onFill();
    else if (isCommand && event.key === 'z') onUndo();
    else if (event.key === 'Escape') onSelect(null);
    else if (!isCommand && /^(\d|F2|Enter)$/.test(event.key))
      onWrite(/^\d$/.test(event.key) ? event.key : '');
    else return;
    event.preventDefault();
  };
}
