import type { PictureSource } from '#ui/picture.tsx';

/** A plan in a list of its owner or an editor. */
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

/** Reduces a plan to the fields that such a list shows. */
export function listedPlan(plan: ListedPlan): ListedPlan {
  const { slug, title, days, products, startsOn, visibility, picture, isOwner } = plan;
  return { slug, title, days, products, startsOn, visibility, picture, isOwner };
}
