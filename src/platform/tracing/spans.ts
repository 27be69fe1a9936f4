/** Attributes of a span. Never visitors' input. */
export type Attributes = Record<string, string | number>;

/** A started span that is ended elsewhere. */
export interface OpenSpan {
  /** Runs work as part of the span. */
  within<T>(work: () => T): T;
  end(attributes?: Attributes, isFault?: boolean): void;
}

/** Recorder of spans, present where a collector is configured. */
export interface SpanKeeper {
  begin(name: string, attributes: Attributes): OpenSpan;
  /** Records something that has just ended and took `ms` milliseconds. */
  past(name: string, attributes: Attributes, ms: number): void;
}

let exporter: SpanKeeper | null = null;

/** Starts recording spans, or stops it with null. */
export function keepSpans(next: SpanKeeper | null): void {
  exporter = next;
}

/** The current recorder of spans; null when tracing is off. */
export function spanKeeper(): SpanKeeper | null {
  return exporter;
}

/** Runs work as a span of the current trace; just runs it when tracing is off. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!exporter) return work();
  const span = exporter.begin(name, attributes);
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (fault) {
    span.end({}, true);
    throw fault;
  }
}
