/** Titles of well-known sources; all others are shown as they are. */
export const sourceTitles: Readonly<Record<string, string>> = {
  '': 'Trực tiếp hoặc không rõ',
  google: 'Google',
  bing: 'Bing',
  coccoc: 'Cốc Cốc',
  facebook: 'Facebook',
  instagram: 'Instagram',
  zalo: 'Zalo',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

export const channelTitles = {
  web: 'Khách đặt trên trang',
  office: 'Nhân viên đặt hộ',
  offer: 'Báo giá theo yêu cầu',
} as const;
