import PDFDocument from 'pdfkit';
import { line, type PdfTextStyle, registerPdfFonts, writePdfText } from './pdf-text.ts';

const [edge, pageWidth, foot] = [36, 842, 595 - 36];
const text: PdfTextStyle = { size: 9 };
const bold: PdfTextStyle = { size: 9, weight: 600 };

/**
 * A printable table, A4 landscape, over as many pages as needed, with the head repeated on each.
 * @param shares of the width that its columns take @param rows with their head first
 */
export async function tablePdf({
  title,
  about,
  shares,
  rows,
}: {
  title: string;
  about: readonly string[];
  shares: readonly number[];
  rows: readonly (readonly (string | number)[])[];
}): Promise<Buffer> {
  const info = { Title: title };
  const doc = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 0, lang: 'vi-VN', font: '', info });
  registerPdfFonts(doc);
  const width = pageWidth - 2 * edge;
  const [head = [], ...lines] = rows;
  const own = shares.slice(0, head.length);
  const unit = width / own.reduce((sum, share) => sum + share, 0);
  const lefts = own.map((_, at) => edge + unit * own.slice(0, at).reduce((sum, share) => sum + share, 0));
  let y = writePdfText(doc, title, { x: edge, y: edge, width }, { size: 15, weight: 600 });
  for (const words of about) y = writePdfText(doc, words, { x: edge, y, width }, text);
  y += 8;
  const write = (row: readonly (string | number)[], style: PdfTextStyle, isTrial: boolean) =>
    Math.max(
      ...row.map((cell, at) => {
        const box = { x: lefts[at] ?? edge, y, width: unit * (own[at] ?? 1) - 5 };
        return writePdfText(doc, String(cell) || '–', box, style, isTrial);
      }),
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
