/** Query key with which a public plan says whether the visitor likes it: that page is rendered for them alone. */
export const likedKey = 'thich';

/** Paths of plans, all below 'Chuyến đi của tôi'. */
export const planPaths = {
  own: '/chuyen-di/ke-hoach',
  add: '/chuyen-di/ke-hoach/them',
  one: (slug: string) => `/chuyen-di/ke-hoach/${slug}`,
  delete: (slug: string) => `/chuyen-di/ke-hoach/${slug}/xoa`,
  all: '/ke-hoach',
  public: (slug: string) => `/ke-hoach/${slug}`,
  liked: (slug: string) => `/ke-hoach/${slug}?${likedKey}=1`,
  comment: (slug: string, answers?: number) =>
    `/ke-hoach/${slug}/binh-luan${answers === undefined ? '' : `?tra-loi=${answers}`}`,
  report: (slug: string, comment: number) => `/ke-hoach/${slug}/binh-luan/${comment}/bao-cao`,
  join: (slug: string, key: string) => `/chuyen-di/ke-hoach/${slug}/cung-sua/${key}`,
};

/** The value that a product's form submits for a new plan. */
export const newPlanChoice = 'moi';
