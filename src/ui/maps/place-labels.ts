/** A label to be placed on a map; `x` and `y` are its point, in pixels. */
export interface Sign {
  key: string;
  x: number;
  y: number;
  /** Of its words. */
  width: number;
  height: number;
  /** Possible offsets of the text's centre from the point, the best first. */
  seats: readonly { dx: number; dy: number }[];
  /** Diameter of the dot that marks the point even when there is no room for the text; 0 when there is none. */
  dot: number;
  /** Whether its text may cover dots; then its own dot may be covered as well. */
  isAbove: boolean;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gap between two labels, in pixels. */
const gap = 2;

/** Minimum size of a press target (WCAG 2.2, 2.5.8), which no other target may overlap. */
const targetSize = 24;

/**
 * Chooses the labels that can show their text without overlaps, earlier ones first, and the offset (seat) of each; and
 * those with room for a dot that can be pressed. Labels in neither are mere marks.
 */
export function placeLabels(
  signs: readonly Sign[],
  frame: { width: number; height: number },
): { seated: Map<string, number>; pressable: Set<string> } {
  const seated = new Map<string, number>();
  const pressable = new Set<string>();
  const dotOf = ({ x, y, dot }: Sign): Box => ({ x, y, width: dot, height: dot });
  const targetOf = ({ x, y }: Sign): Box => ({ x, y, width: targetSize - gap, height: targetSize - gap });
  const kept = signs.filter(({ dot, isAbove }) => dot > 0 && !isAbove);
  const taken: Box[] = [];
  for (const sign of signs) {
    const target = targetOf(sign);
    const isFree = sign.dot > 0 && !taken.some((other) => covers(target, other));
    // The text beside a dot is part of its press target.
    if (sign.dot > 0 && !sign.isAbove && !isFree) continue;
    const dots = sign.isAbove ? [] : kept.filter((other) => other !== sign).map(dotOf);
    const others = [...taken, ...dots];
    const seat = sign.seats.findIndex(({ dx, dy }) => {
      const words = { x: sign.x + dx, y: sign.y + dy, width: sign.width, height: sign.height };
      return isInside(words, frame) && !others.some((other) => covers(words, other));
    });
    const { dx, dy } = sign.seats[seat] ?? { dx: 0, dy: 0 };
    if (seat >= 0) {
      seated.set(sign.key, seat);
      taken.push({ x: sign.x + dx, y: sign.y + dy, width: sign.width, height: sign.height });
    }
    if (isFree && (seat < 0 || !sign.isAbove)) {
      pressable.add(sign.key);
      taken.push(target);
    } else if (seat < 0 && sign.dot > 0) taken.push(dotOf(sign));
  }
  return { seated, pressable };
}

function isInside(box: Box, frame: { width: number; height: number }): boolean {
  return (
    box.x >= box.width / 2 &&
    box.y >= box.height / 2 &&
    box.x <= frame.width - box.width / 2 &&
    box.y <= frame.height - box.height / 2
  );
}

function covers(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width + gap * 2 &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height + gap * 2
  );
}
