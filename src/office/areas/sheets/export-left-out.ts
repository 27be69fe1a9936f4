import { data, type LoaderFunctionArgs } from 'react-router';
import { mayWrite } from '#modules/sheets/commands/may-write.ts';
import { sheetLimits } from '#modules/sheets/files/sheet-limits.ts';
import { findImport } from '#modules/sheets/queries/imports.ts';
import { leftOutTable } from '#modules/sheets/queries/sheet-tables.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { sheetFile } from '../../parts/sheet-file.ts';

/** The rows that an import left out, each with the reason. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'sheet.import');
  const { db } = appOf(context);
  const file = /^bo-ra\.(csv|xlsx)$/.exec(params.file ?? '')?.[1];
  const found = file ? await findImport(db, Number(params.id)) : null;
  if (!file || !found) throw data(null, { status: 404 });
  if (!mayWrite(actorOf(context), found.ref)) throw data(null, { status: 403 });
  const rows = await leftOutTable(db, found, sheetLimits.rows);
  return sheetFile({ file, title: 'Dòng bỏ ra', name: `dong-bo-ra-${found.id}`, rows });
}
