import { type DaySpan, unitBits } from './day-page.ts';

/** Of a list of units: spans of which all days are known, and a place on each page that has some of its units. */
interface WholeList {
  losses: number;
  spans: DaySpan[];
  ordinals: readonly number[];
}

const mostSpans = 32;

/** Which lists of units lack no day of a span, so that thousands of units need not be looked at again when the list comes again. */
export class WholeLists {
  private readonly lists = new WeakMap<readonly number[], WholeList>();
  private losses = 0;

  /** Some days of some unit are unknown from now on. */
  noteLoss(): void {
    this.losses++;
  }

  /** A place on each page of a list that lacks none of these days; null where that is not known. */
  ordinalsOf(unitIds: readonly number[], { from, to }: DaySpan): readonly number[] | null {
    const list = this.lists.get(unitIds);
    if (list?.losses !== this.losses) return null;
    return list.spans.some((span) => span.from <= from && to <= span.to) ? list.ordinals : null;
  }

  /** None of these days is missing. */
  note(unitIds: readonly number[], ordinals: Int32Array, span: DaySpan): void {
    const list = this.lists.get(unitIds);
    if (list?.losses === this.losses) {
      list.spans = [span, ...list.spans.slice(0, mostSpans - 1)];
      return;
    }
    const byPage = new Map(Array.from(ordinals, (ordinal) => [ordinal >> unitBits, ordinal]));
    this.lists.set(unitIds, { losses: this.losses, spans: [span], ordinals: [...byPage.values()] });
  }
}
