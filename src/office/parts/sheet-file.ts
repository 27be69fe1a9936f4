import { writeCsv } from '#platform/csv/write-csv.ts';
import { writeXlsx } from '#platform/xlsx/write-xlsx.ts';

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rows with their header as a spreadsheet file. @param file 'csv' or 'xlsx' @param name of the file, without its extension */
export async function sheetFile({
  file,
  title,
  name,
  rows,
}: {
  file: string;
  title: string;
  name: string;
  rows: readonly (readonly (string | number)[])[];
}): Promise<Response> {
  const body = file === 'csv' ? writeCsv(rows) : new Uint8Array(await writeXlsx(title, rows));
  return new Response(body, {
    headers: {
      'content-type': types[file] ?? '',
      'content-disposition': `attachment; filename="${name}.${file}"`,
      'cache-control': 'no-store',
    },
  });
}
