import PDFDocument from 'pdfkit';
import { inkSoft, type PdfTextStyle, registerPdfFonts, sea, writePdfText } from '#platform/pdf/pdf-text.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { PlanView } from '../viewing/load-plan.ts';

const edge = 48;
const width = 595 - 2 * edge;
const foot = 842 - edge;
const indent = 48;

const styles = {
  title: { size: 20, weight: 600 },
  day: { size: 13, weight: 600, colour: sea },
  item: { size: 11, weight: 600 },
  text: { size: 10 },
  soft: { size: 9.5, colour: inkSoft },
} satisfies Record<string, PdfTextStyle>;

/** A plan to print, A4: by day with hours, notes and tick boxes; `totalVnd` is null where there is no price. */
export async function planPdf(
  plan: PlanView,
  { company, totalVnd }: { company: string; totalVnd: number | null },
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'vi-VN',
    font: '',
    displayTitle: true,
    info: { Title: plan.title, Author: company },
  });
  registerPdfFonts(doc);
  let y = edge;
  const write = (text: string, style: PdfTextStyle, { left = 0, gap = 4 } = {}) => {
    const box = { x: edge + left, width: width - left };
    if (writePdfText(doc, text, { ...box, y }, style, true) > foot) {
      doc.addPage();
      y = edge;
    }
    y = writePdfText(doc, text, { ...box, y }, style) + gap;
  };
  write(plan.title, styles.title);
  write(headLine(plan, totalVnd), styles.soft, { gap: 8 });
  if (plan.summary) write(plan.summary, styles.text, { gap: 8 });
  for (const [index, day] of plan.days.entries()) {
    y += 8;
    const date = day.date && formatLongDate(day.date);
    write([`Ngày ${index + 1}`, date, day.title].filter(Boolean).join(' · '), styles.day);
    for (const item of day.items) {
      const before = y;
      write(item.title, styles.item, { left: indent, gap: 1 });
      // The hour is written beside its item, even where that began a new page.
      if (item.hour)
        writePdfText(
          doc,
          item.hour,
          { x: edge, y: Math.min(before, y) === before ? before : edge, width: indent },
          styles.item,
        );
      if (item.unitTitle) write(item.unitTitle, styles.soft, { left: indent, gap: 1 });
      if (item.note)
        for (const line of item.note.split('\n')) write(line, styles.text, { left: indent, gap: 1 });
      y += 4;
    }
  }
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function headLine({ party, days }: PlanView, totalVnd: number | null): string {
  const { adults, childAges } = party;
  return [
    `${days.length} ngày`,
    `${adults} người lớn`,
    childAges.length > 0 && `${childAges.length} trẻ em`,
    totalVnd !== null && totalVnd > 0 && `giá những gì đặt được: ${formatVnd(totalVnd)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
