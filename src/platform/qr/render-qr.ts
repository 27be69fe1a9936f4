import QRCode from 'qrcode';

/** A QR code as SVG text: error level M and a quiet zone of 4, as VietQR requires. Scales to its container. */
export function renderQr(payload: string): Promise<string> {
  return QRCode.toString(payload, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
}

/** The same as a PNG of 720 pixels a side. */
export async function renderQrImage(payload: string): Promise<Uint8Array<ArrayBuffer>> {
  const png = await QRCode.toBuffer(payload, {
    type: 'png',
    errorCorrectionLevel: 'M',
    margin: 4,
    width: 720,
  });
  return Uint8Array.from(png);
}
