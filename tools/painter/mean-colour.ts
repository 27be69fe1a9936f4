import sharp from 'sharp';
import { type Hex, toHex } from './kit/colour.ts';

/** The mean colour of an encoded picture: what a card shows until the picture is loaded. */
export async function meanColour(bytes: Buffer): Promise<Hex> {
  const [red, green, blue] = await sharp(bytes).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return toHex([red ?? 0, green ?? 0, blue ?? 0]);
}
