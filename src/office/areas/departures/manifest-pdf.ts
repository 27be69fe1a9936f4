import PDFDocument from 'pdfkit';
import type { Manifest } from '#modules/booking/trip/passengers.ts';
import { line, type PdfTextStyle, registerPdfFonts, writePdfText } from '#platform/pdf/pdf-text.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';

const [edge, pageWidth, foot] = [36, 842, 595 - 36];
/** Shares of the width: number, name, guests, code, unit, phone, and the four of papers. */
const shares = [3, 18, 5, 10, 16, 11, 6, 9, 9, 13];
const text: PdfTextStyle = { size: 9 };
const bold: PdfTextStyle = { size: 9, weight: 600 };

/** The list of passengers to print, A4 across. @param rows with their head first */
export async function manifestPdf(
  { title, day }: Manifest,
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer> {
  const info = { Title: `Danh sách khách: ${title}` };
  const doc = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 0, lang: 'vi-VN', font: '', info });
  registerPdfFonts(doc);
  const width = pageWidth - 2 * edge;
  const [head = [], ...lines] = rows;
  const own = shares.slice(0, head.length);
  const unit = width / own.reduce((sum, share) => sum + share, 0);
  const lefts = own.map((_, at) => edge + unit * own.slice(0, at).reduce((sum, share) => sum + share, 0));
  let y = writePdfText(doc, title, { x: edge, y: edge, width }, { size: 15, weight: 600 });
  y = writePdfText(doc, `${formatLongDate(day)}, ${lines.length} dòng`, { x: edge, y, width }, text) + 8;
  const write = (row: readonly (string | number)[], style: PdfTextStyle, isTrial: boolean) =>
    Math.max(
      ...row.map((cell, at) =>
        writePdfText(
          doc,
          String(cell) || '–',
          { x: lefts[at] ?? edge, y, width: unit * (own[at] ?? 1) - 5 },
          style,
          isTrial,
        ),
      ),
    );
  y = write(head, bold, false) + 4;
  for (const row of lines) {
    if (write(row, text, true) > foot) {
      doc.addPage();
      y = edge;
      y = write(head, bold, false) + 4;
    }
    doc
      .moveTo(edge, y - 2)
      .lineTo(pageWidth - edge, y - 2)
      .strokeColor(line)
      .stroke();
    y = write(row, text, false) + 5;
  }
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
}
