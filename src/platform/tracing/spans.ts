/** What is known of a span. Never what a visitor has written. */
export type Attributes = Record<string, string | number>;

/** Something that has begun and whose end somebody else sees. */
export interface OpenSpan {
  /** What is done there counts as part of it. */
  within<T>(work: () => T): T;
  end(attributes?: Attributes, isFault?: boolean): void;
}

/** Who keeps spans, where a place for them is configured. */
export interface SpanKeeper {
  begin(name: string, attributes: Attributes): OpenSpan;
  /** Something that has just ended, after so many milliseconds. */
  past(name: string, attributes: Attributes, ms: number): void;
}

let keeper: SpanKeeper | null = null;

/** From now on spans are kept, or none are. */
export function keepSpans(next: SpanKeeper | null): void {
  keeper = next;
}

/** The keeper of spans; null, and then nothing is to be done for it. */
export function spanKeeper(): SpanKeeper | null {
  return keeper;
}

/** Does something as a span of the trace that is under way; only does it where none are kept. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!keeper) return work();
  const span = keeper.begin(name, attributes);
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (fault) {
    span.end({}, true);
    throw fault;
  }
}
