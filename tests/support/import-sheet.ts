import { pino } from 'pino';
import { z } from 'zod';
import { bringSheet } from '#modules/sheets/commands/bring-sheet.ts';
import { requestCheck, requestImport, requestUndo } from '#modules/sheets/commands/request-check.ts';
import { runStep } from '#modules/sheets/commands/run-step.ts';
import type { SheetRef } from '#modules/sheets/kinds/sheet-kinds.ts';
import {
  findImport,
  listImportRows,
  type RowOutcome,
  type SheetImport,
} from '#modules/sheets/queries/imports.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { zodMessage } from '#platform/vietnamese/zod-message.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from './fake-queue.ts';

// With the same validation messages as the running site.
z.config({ localeError: zodMessage });

type Table = readonly (readonly (string | number)[])[];

/** Runs imports as the office and its jobs do; jobs that follow are only recorded. */
export function sheetImports(db: Database, now: Date, actor: StaffActor = staff('lan')) {
  const queue = createFakeQueue();
  return { queue, ...importsOn({ db, queue }, now, actor) };
}

/** The same with a queue of one's own. */
export function importsOn(
  { db, queue }: { db: Database; queue: Queue },
  now: Date,
  actor: StaffActor = staff('lan'),
) {
  const clock = { now: () => now };
  const parts = { db, queue, clock, log: pino({ level: 'silent' }) };
  const found = async (id: number) => (await findImport(db, id)) as SheetImport;
  const granted = (answer: { ok: boolean; reason?: string }) => {
    if (!answer.ok) throw new Error(answer.reason);
  };
  return {
    parts,
    found,
    rows: (id: number, ...outcomes: RowOutcome[]) => listImportRows(db, { id, outcomes, most: 50_000 }),
    /** Uploads a file and has it checked. */
    async check(ref: SheetRef, file: Table | Uint8Array): Promise<SheetImport> {
      const bytes = file instanceof Uint8Array ? file : new TextEncoder().encode(writeCsv(file));
      const brought = await bringSheet(db, { ref, fileName: 'tep.csv', bytes, actor }, now);
      if (!brought.ok) throw new Error(brought.reason);
      const { columns } = await found(brought.id);
      granted(await requestCheck(parts, { id: brought.id, columns, actor }, now));
      await runStep(parts, brought.id);
      return found(brought.id);
    },
    async run(id: number, reason = 'theo bảng mới'): Promise<SheetImport> {
      granted(await requestImport(parts, { id, reason, actor }, now));
      await runStep(parts, id);
      return found(id);
    },
    async undo(id: number): Promise<SheetImport> {
      granted(await requestUndo(parts, { id, actor }, now));
      await runStep(parts, id);
      return found(id);
    },
  };
}
