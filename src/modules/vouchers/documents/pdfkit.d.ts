/** What is used of pdfkit, which brings no types of its own. Lengths are points, from the top left corner. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  class PDFDocument extends Readable {
    constructor(options?: {
      size?: 'A4';
      margin?: number;
      lang?: string;
      compress?: boolean;
      autoFirstPage?: boolean;
      displayTitle?: boolean;
      info?: { Title?: string; Author?: string; Subject?: string; CreationDate?: Date };
    });
    registerFont(name: string, file: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { lineBreak: false }): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(): this;
    stroke(): this;
    link(x: number, y: number, width: number, height: number, url: string): this;
    addPage(): this;
    end(): void;
  }
  export default PDFDocument;
}
