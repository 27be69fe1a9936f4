import { type BaseName, baseNamesIn } from '#ui/maps/base-names.ts';
import { type Extent, type Position, toShare } from '#ui/maps/mercator.ts';
import { placeLabels, type Sign } from '#ui/maps/place-labels.ts';
import type { MapPin } from './map-pin.ts';

export interface Size {
  width: number;
  height: number;
}

/** Approximate pixels of text at 14 px: a letter, a line, a price's padding. */
const letter = 7.4;
const line = 21;
const edges = { width: 24, height: 8 };
const dot = 12;

/** A base map label, moved by so many pixels from its position. */
export type PlacedName = BaseName & { key: string; moved: { dx: number; dy: number } };

/** An archipelago is labelled wherever near it there is room. */
const archipelagoAnchors = [0, 16, 32, 48, -16, -32].flatMap((dy) => [0, 24, -24].map((dx) => ({ dx, dy })));
const noMove = [{ dx: 0, dy: 0 }];
const anchorsOf = ({ look }: BaseName) => (look === 'archipelago' ? archipelagoAnchors : noMove);

/** Label positions relative to a name pin's dot, in a cartographer's order of preference. */
export const nameAnchors = ['right', 'left', 'above', 'below'] as const;

/**
 * Places labels without overlap: which pins and base map names have room for their text, and at which anchor. Archipelagos first,
 * then pins in their order, then the rest. Of the pins without text, those that can be pressed.
 */
export function mapLabels(
  pins: readonly MapPin[],
  options: { extent: Extent; size: Size; selected: string | null; withProvinces: boolean },
): { seats: Map<string, number>; pressable: Set<string>; names: PlacedName[] } {
  const { extent, size, selected } = options;
  const pointOf = (position: Position) => {
    const { x, y } = toShare(extent, position);
    return { x: x * size.width, y: y * size.height };
  };
  const pinned = new Set(pins.map(({ text }) => text));
  const names = baseNamesIn(extent, options)
    .filter(({ look, text }) => look !== 'town' || !pinned.has(text))
    .map((name) => ({ ...name, key: `${name.text}@${name.lat}` }));
  const nameSign = (name: (typeof names)[number]): Sign => ({
    ...{ key: name.key, dot: 0, isAbove: false, seats: anchorsOf(name) },
    ...pointOf(name),
    ...sizeOf(name.text),
  });
  const inView = pins.filter((pin) => {
    const { x, y } = pointOf(pin);
    return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  });
  const chosen = inView.filter(({ key }) => key === selected);
  const ordered = [...chosen, ...inView.filter(({ key }) => key !== selected)];
  const controls: Sign = {
    ...{ key: 'controls', dot: 0, isAbove: false, seats: noMove },
    ...{ x: size.width - 34, y: 56, width: 48, height: 96 },
  };
  const { seated: seats, pressable } = placeLabels(
    [
      controls,
      ...names.filter(({ look }) => look === 'archipelago').map(nameSign),
      ...ordered.map((pin) => ({ key: pin.key, ...pointOf(pin), ...signOf(pin) })),
      ...names.filter(({ look }) => look !== 'archipelago').map(nameSign),
    ],
    size,
  );
  if (selected && !seats.has(selected)) seats.set(selected, 0);
  return {
    seats,
    pressable,
    names: names.flatMap((name) => {
      const moved = anchorsOf(name)[seats.get(name.key) ?? -1];
      return moved ? [{ ...name, moved }] : [];
    }),
  };
}

function signOf(pin: MapPin): Omit<Sign, 'key' | 'x' | 'y'> {
  const { width, height } = sizeOf(pin.text);
  if (pin.look === 'price')
    return {
      width: width + edges.width,
      height: height + edges.height,
      seats: noMove,
      dot,
      isAbove: true,
    };
  const [aside, above] = [width / 2 + dot, height / 2 + dot / 2];
  const seats = [
    { dx: aside, dy: 0 },
    { dx: -aside, dy: 0 },
    { dx: 0, dy: -above },
    { dx: 0, dy: above },
  ];
  return { width, height, seats, dot, isAbove: false };
}

function sizeOf(text: string): Size {
  const lines = text.split('\n');
  return { width: Math.max(...lines.map((words) => words.length)) * letter, height: lines.length * line };
}
