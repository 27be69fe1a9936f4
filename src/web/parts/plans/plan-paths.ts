/** With it in its address a public plan says whether whoever asks likes it: that page is theirs alone. */
export const likedKey = 'thich';

/** Addresses of plans, all below 'Chuyến đi của tôi'. */
export const planPaths = {
  own: '/chuyen-di/ke-hoach',
  add: '/chuyen-di/ke-hoach/them',
  one: (slug: string) => `/chuyen-di/ke-hoach/${slug}`,
  all: '/ke-hoach',
  public: (slug: string) => `/ke-hoach/${slug}`,
  liked: (slug: string) => `/ke-hoach/${slug}?${likedKey}=1`,
  comment: (slug: string, answers?: number) =>
    `/ke-hoach/${slug}/binh-luan${answers === undefined ? '' : `?tra-loi=${answers}`}`,
  report: (slug: string, comment: number) => `/ke-hoach/${slug}/binh-luan/${comment}/bao-cao`,
  join: (slug: string, key: string) => `/chuyen-di/ke-hoach/${slug}/cung-sua/${key}`,
};

/** What the form of a product sends for a plan that is to be made. */
export const newPlanChoice = 'moi';
