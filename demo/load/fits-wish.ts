import type { PictureWish } from '../catalogue/demo-product.ts';

export interface DemoPicture {
  id: string;
  file: string;
  scene: string;
  composition: string;
  light: string;
  alt: string;
  width: number;
  height: number;
  haze: string;
}

/** Whether a picture is one of those that a wish names: its scene, its composition and its light as far as named. */
export function fitsWish({ scene, composition, light }: DemoPicture, wish: PictureWish): boolean {
  return `${scene}/${composition}/${light}/`.startsWith(`${wish}/`);
}
