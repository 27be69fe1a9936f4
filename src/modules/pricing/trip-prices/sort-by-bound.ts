interface Bounded {
  /** No plan costs less. */
  atLeastVnd: number;
}

/** With more, as for a whole month, moving one by one takes longer than `sort`. */
const mostMoved = 16;

/** Sorts by the lower bound, in place. Most products have a few starts, and `sort` would copy them for each of thousands. */
export function sortByBound<Start extends Bounded>(starts: Start[]): Start[] {
  if (starts.length > mostMoved) return starts.sort((a, b) => a.atLeastVnd - b.atLeastVnd);
  for (let from = 1; from < starts.length; from++) {
    const moved = starts[from] as Start;
    let to = from;
    for (; to > 0 && (starts[to - 1] as Start).atLeastVnd > moved.atLeastVnd; to--)
      starts[to] = starts[to - 1] as Start;
    starts[to] = moved;
  }
  return starts;
}
