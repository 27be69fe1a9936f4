import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import {
  ink,
  inkSoft,
  line,
  type PdfTextStyle,
  registerPdfFonts,
  sea,
  writePdfText,
} from '#platform/pdf/pdf-text.ts';
import type { VoucherCompany, VoucherSheet } from '../rules/voucher-sheet.ts';

const edge = 48;
const pageWidth = 595;
const pageHeight = 842;
const width = pageWidth - 2 * edge;
const qrSize = 150;
const bodyTop = edge + 50;

const body: PdfTextStyle = { size: 11 };
const label: PdfTextStyle = { size: 9.5, colour: inkSoft };
const strong: PdfTextStyle = { size: 11, weight: 600 };
const heading: PdfTextStyle = { size: 12.5, weight: 600, colour: sea };

/** The vouchers of a booking as a PDF, an A4 page for each; guest's or supplier's copy was decided when the sheets were made. */
export async function voucherPdf(
  sheets: VoucherSheet[],
  { company, checkUrl }: { company: VoucherCompany; checkUrl: string },
): Promise<Buffer> {
  const [first] = sheets;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'vi-VN',
    autoFirstPage: false,
    // Without Helvetica, which would be loaded for each document and is not used.
    font: '',
    displayTitle: true,
    info: {
      Title: `Phiếu dịch vụ ${first?.bookingCode ?? ''}`,
      Author: company.name,
      Subject: sheets.map((sheet) => sheet.productTitle).join('; '),
    },
  });
  registerPdfFonts(doc);
  for (const sheet of sheets) drawSheet(doc, sheet, { company, checkUrl });
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function drawSheet(
  doc: PDFKit.PDFDocument,
  sheet: VoucherSheet,
  { company, checkUrl }: { company: VoucherCompany; checkUrl: string },
): void {
  doc.addPage();
  drawHead(doc, sheet, company);
  const scale = scales.find((one) => drawBody(doc, sheet, one, true) <= bodyEnd) ?? smallest;
  drawBody(doc, sheet, scale);
  drawFoot(doc, company, checkUrl);
}

/** Font scales that are tried to keep a long list of names or wishes on the page. */
const scales = [1, 0.9, 0.8];
const smallest = 0.7;
const bodyEnd = pageHeight - 110;

/** Draws everything between head and foot; continues on a further page if even small letters do not fit. @returns where it ends */
function drawBody(doc: PDFKit.PDFDocument, sheet: VoucherSheet, scale: number, isTrial = false): number {
  let y = bodyTop;
  const write = (text: string, style: PdfTextStyle, at = { x: edge, width }) => {
    const scaled = { ...style, size: style.size * scale };
    if (!isTrial && writePdfText(doc, text, { ...at, y }, scaled, true) > bodyEnd) {
      doc.addPage();
      y = edge;
    }
    y = writePdfText(doc, text, { ...at, y }, scaled, isTrial);
  };
  const section = (title: string, lines: string[]) => {
    if (lines.length === 0) return;
    y += 10 * scale;
    write(title, heading);
    for (const text of lines) write(`• ${text}`, body);
  };

  const beside = { x: edge, width: sheet.token ? width - qrSize - 20 : width };
  write(sheet.productTitle, { size: 18, weight: 600 }, beside);
  write(sheet.unitTitle, body, beside);
  write(sheet.planTitle, label, beside);
  y += 6;
  for (const fact of [...sheet.facts, { label: 'Người đặt', value: sheet.guest }]) {
    const top = y;
    write(fact.label, label, { x: edge, width: 96 });
    const afterLabel = y;
    y = top - 1;
    write(fact.value, strong, { x: edge + 100, width: beside.width - 100 });
    y = Math.max(afterLabel, y) + 2;
  }
  if (sheet.token) y = Math.max(y, edge + 62 + qrSize + 40);
  section('Khách đi cùng', sheet.travellers.length > 0 ? [sheet.travellers.join(', ')] : []);
  section('Nơi cung cấp dịch vụ', [
    sheet.productTitle,
    ...(sheet.supplierBrand === sheet.productTitle ? [] : [`Nhà cung cấp: ${sheet.supplierBrand}`]),
    ...(sheet.confirmation ? [sheet.confirmation] : []),
    ...(sheet.address ? [sheet.address] : []),
  ]);
  section('Khi tới nơi', sheet.where);
  section('Bạn mang theo', sheet.bring);
  section('Yêu cầu của khách', sheet.note ? [sheet.note] : []);
  section(
    'Thanh toán',
    sheet.money.map((fact) => `${fact.label}: ${fact.value}`),
  );
  return y;
}

/** Draws brand and code at the top, the QR at the right. */
function drawHead(doc: PDFKit.PDFDocument, sheet: VoucherSheet, company: VoucherCompany): void {
  writePdfText(doc, company.name, { x: edge, y: 34, width }, { size: 17, weight: 600, colour: sea });
  writePdfText(doc, 'Phiếu dịch vụ', { x: edge, y: 58, width }, label);
  const right = { x: pageWidth - edge - 290, width: 290 };
  writePdfText(doc, `Phiếu ${sheet.code}`, { ...right, y: 34 }, { size: 14, weight: 600 });
  writePdfText(doc, `Mã đặt chỗ ${sheet.bookingCode} · ${sheet.stateLabel}`, { ...right, y: 58 }, label);
  doc.lineWidth(1).strokeColor(line);
  doc
    .moveTo(edge, 82)
    .lineTo(pageWidth - edge, 82)
    .stroke();
  if (sheet.token) {
    const at = { x: pageWidth - edge - qrSize, y: edge + 52 };
    drawQr(doc, sheet.token, at);
    writePdfText(
      doc,
      'Đưa mã này cho nhân viên quét',
      { ...at, y: at.y + qrSize + 6, width: qrSize + 10 },
      label,
    );
  }
}

/** A token has characters that only byte mode can encode, so no other mode is tried; adjacent dark cells in a row are drawn as one. */
function drawQr(doc: PDFKit.PDFDocument, token: string, { x, y }: { x: number; y: number }): void {
  const { modules } = QRCode.create([{ data: Buffer.from(token), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  });
  const cell = qrSize / modules.size;
  doc.fillColor('#000000');
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column++;
      if (column > start)
        doc.rect(x + start * cell, y + row * cell, (column - start) * cell + 0.05, cell + 0.05);
    }
  doc.fill();
}

function drawFoot(doc: PDFKit.PDFDocument, company: VoucherCompany, checkUrl: string): void {
  const top = pageHeight - 104;
  doc.lineWidth(1).strokeColor(line);
  doc
    .moveTo(edge, top)
    .lineTo(pageWidth - edge, top)
    .stroke();
  const calls = company.hotlines.map(({ label: name, phone }) => `${name} ${phone}`);
  const lines: [string, PdfTextStyle][] = [
    [
      `Cần giúp trên đường: ${calls.join(' · ')} (${company.hours.phone})`,
      { size: 10, weight: 600, colour: ink },
    ],
    [`${company.customerEmail} · ${company.address}`, label],
    [
      `Kiểm tra phiếu thật hay giả: ${checkUrl}. Chúng tôi không yêu cầu chuyển khoản lại vì sai nội dung.`,
      label,
    ],
  ];
  let y = top + 10;
  for (const [text, style] of lines) y = writePdfText(doc, text, { x: edge, y, width }, style);
}
