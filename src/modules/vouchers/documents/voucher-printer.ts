import { parentPort } from 'node:worker_threads';
import type { PrintAnswer, PrintOrder } from './print-vouchers.ts';
import { voucherPdf } from './voucher-pdf.ts';

// Runs as the worker thread of `printVouchers`.
parentPort?.on('message', async ({ id, what }: PrintOrder) => {
  const answer: PrintAnswer = await voucherPdf(...what).then(
    (file) => ({ id, file }),
    (fault: unknown) => ({ id, fault }),
  );
  parentPort?.postMessage(answer);
});
