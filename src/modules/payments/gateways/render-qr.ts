import QRCode from 'qrcode';

/** A QR code as SVG text: error level M and a quiet zone of 4, as VietQR asks for. Scales to where it is put. */
export function renderQr(payload: string): Promise<string> {
  return QRCode.toString(payload, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
}
