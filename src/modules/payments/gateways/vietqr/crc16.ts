/**
 * CRC-16/CCITT-FALSE as four upper-case hex digits: polynomial 0x1021, initial value 0xFFFF, nothing reflected. The
 * checksum of EMVCo QR payloads; '123456789' gives 29B1. ASCII only.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
