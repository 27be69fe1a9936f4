import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { currentRequestId } from '#platform/log/on-behalf-of.ts';
import type { Attributes, OpenSpan, SpanKeeper } from './spans.ts';

interface Place {
  traceId: string;
  spanId: string;
}

interface Ended {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue: string } | { intValue: string } }[];
  status: { code: number };
}

const sendEveryMs = 2_000;
const maxWaiting = 5_000;
const answerMs = 5_000;
/** OpenTelemetry's SPAN_KIND_INTERNAL and STATUS_CODE_ERROR. */
const [internal, failed] = [1, 2];

/**
 * Records spans and sends them by OpenTelemetry's protocol (OTLP, JSON over HTTP), which every collector accepts. A request's
 * trace id is the request id without dashes, and jobs caused by it belong to the trace. A share of all traces is sampled,
 * the same ones on every node. Spans that the collector does not accept are dropped: nothing waits for it.
 * @param endpoint as in OTEL_EXPORTER_OTLP_ENDPOINT, without `/v1/traces`
 */
export function createSpanSender(endpoint: string, share: number): SpanKeeper & { stop(): Promise<void> } {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const places = new AsyncLocalStorage<Place>();
  let waiting: Ended[] = [];
  const keep = (span: Ended) => waiting.length < maxWaiting && waiting.push(span);
  const send = async () => {
    if (waiting.length === 0) return;
    const spans = waiting;
    waiting = [];
    const body = JSON.stringify({
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'neo-viet' }, spans }] }],
    });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(answerMs),
    }).catch(() => null);
    await reply?.body?.cancel();
  };
  const timer = setInterval(send, sendEveryMs).unref();
  const placeIn = (traceId: string): Place => ({ traceId, spanId: randomBytes(8).toString('hex') });
  const newTrace = () => currentRequestId()?.replaceAll('-', '') ?? randomBytes(16).toString('hex');
  return {
    begin(name, attributes) {
      const parent = places.getStore();
      const traceId = parent?.traceId ?? newTrace();
      // An unsampled span sets no parent. Other spans of its request have the same trace id, so they are not sampled either.
      if (!parent && !isChosen(traceId, share)) return nothing;
      const place = placeIn(traceId);
      const startedAt = Date.now();
      const begun = performance.now();
      return {
        within: (work) => places.run(place, work),
        end(more = {}, isFault = false) {
          const times = { startedAt, ms: performance.now() - begun };
          keep(ended(place, parent, { name, attributes: { ...attributes, ...more }, isFault, ...times }));
        },
      };
    },
    past(name, attributes, ms) {
      const parent = places.getStore();
      // Without a parent it would be a trace of its own.
      if (!parent) return;
      keep(
        ended(placeIn(parent.traceId), parent, {
          name,
          attributes,
          isFault: false,
          startedAt: Date.now() - ms,
          ms,
        }),
      );
    },
    async stop() {
      clearInterval(timer);
      await send();
    },
  };
}

const nothing: OpenSpan = { within: (work) => work(), end() {} };

const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
const resource = {
  attributes: [text('service.name', 'neo-viet'), text('service.instance.id', `${hostname()}:${process.pid}`)],
};

/** Decided by the id itself, so that all nodes decide alike. */
function isChosen(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-8), 16) < share * 0x1_0000_0000;
}

function ended(
  place: Place,
  parent: Place | undefined,
  span: { name: string; attributes: Attributes; isFault: boolean; startedAt: number; ms: number },
): Ended {
  const nanos = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);
  return {
    traceId: place.traceId,
    spanId: place.spanId,
    ...(parent && { parentSpanId: parent.spanId }),
    name: span.name,
    kind: internal,
    startTimeUnixNano: nanos(span.startedAt),
    endTimeUnixNano: nanos(span.startedAt + span.ms),
    attributes: Object.entries(span.attributes).map(([key, value]) =>
      typeof value === 'number' ? { key, value: { intValue: String(Math.round(value)) } } : text(key, value),
    ),
    status: span.isFault ? { code: failed } : { code: 0 },
  };
}
