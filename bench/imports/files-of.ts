import { sheetLimits } from '#modules/sheets/files/sheet-limits.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';

/** Splits a table into as many files as the size limit for one file requires. */
export function filesOf([head = [], ...rows]: (string | number)[][]): (string | number)[][][] {
  const files: (string | number)[][][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const more = Buffer.byteLength(writeCsv([row]));
    if (bytes + more > sheetLimits.fileBytes * 0.95) {
      files.push([head]);
      bytes = 0;
    }
    files.at(-1)?.push(row);
    bytes += more;
  }
  return files;
}
