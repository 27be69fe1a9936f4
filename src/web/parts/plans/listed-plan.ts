import type { PictureSource } from '#ui/picture.tsx';

/** A plan in a list of who owns it or edits it. */
export interface ListedPlan {
  slug: string;
  title: string;
  days: number;
  products: number;
  startsOn: string | null;
  visibility: 'private' | 'link' | 'public';
  picture: PictureSource | null;
  isOwner: boolean;
}

/** No more of a plan than such a list shows. */
export function listedPlan(plan: ListedPlan): ListedPlan {
  const { slug, title, days, products, startsOn, visibility, picture, isOwner } = plan;
  return { slug, title, days, products, startsOn, visibility, picture, isOwner };
}
