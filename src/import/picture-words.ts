import { pictureCaptions, sceneCaptions } from './picture-captions.ts';
import { pictureCategories } from './picture-categories.ts';

/** Gallery category and caption of a painted picture; empty for an unknown scene. */
export function pictureWords(scene: string, composition: string): { category: string; caption: string } {
  const words = pictureCaptions[`${scene} ${composition}`] ?? sceneCaptions[scene] ?? '';
  const [caption = '', category = pictureCategories[scene] ?? ''] = words.split(': ').reverse();
  return { category, caption };
}
