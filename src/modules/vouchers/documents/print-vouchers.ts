import { resolve as absolute } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { voucherPdf } from './voucher-pdf.ts';

type Print = typeof voucherPdf;

/** A request to the worker thread, which answers with the same id. */
export interface PrintOrder {
  id: number;
  what: Parameters<Print>;
}

export type PrintAnswer = { id: number } & ({ file: Uint8Array } | { fault: unknown });

/** Run from its source also by the finished build, which is one file. */
const source = absolute('src/modules/vouchers/documents/voucher-printer.ts');

let printer: Print | null = null;

/**
 * As `voucherPdf`, in a worker thread that starts with the first request: a PDF takes ten milliseconds of a core, which
 * would block other requests. @throws the error of this request; if the thread dies, all pending ones fail, and the next
 * request starts another
 */
export const printVouchers: Print = (...what) => {
  printer ??= startPrinter();
  return printer(...what);
};

function startPrinter(): Print {
  // Without the flags of this process, which may be meant for what loads it.
  const thread = new Worker(source, { execArgv: [] });
  const waiting = new Map<number, { resolve(file: Buffer): void; reject(fault: unknown): void }>();
  let last = 0;
  const end = (fault: unknown) => {
    if (printer === print) printer = null;
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };
  thread.on('error', end);
  thread.on('exit', (code) => end(new Error(`The thread that prints vouchers exited (${code})`)));
  thread.on('message', (answer: PrintAnswer) => {
    const order = waiting.get(answer.id);
    waiting.delete(answer.id);
    // An idle printer does not keep the process alive.
    if (waiting.size === 0) thread.unref();
    if ('file' in answer) order?.resolve(bufferOf(answer.file));
    else order?.reject(answer.fault);
  });
  const print: Print = (...what) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      thread.postMessage({ id, what } satisfies PrintOrder);
      waiting.set(id, { resolve, reject });
      thread.ref();
    });
  return print;
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
