const essentials = ['voi-sen', 'do-dung-ve-sinh', 'may-say-toc', 'am-dun-nuoc', 'nuoc-uong-mien-phi'];
const cool = ['dieu-hoa', ...essentials];
const comfort = [...cool, 'tv-man-hinh-phang', 'tu-lanh', 'ban-lam-viec'];
const resort = [...comfort, 'minibar', 'ao-choang-tam', 'sofa'];

/** What stands in a room, by the class of the house; views, baths and the like are named by each room. */
export const inRoom = {
  simple: cool,
  comfort,
  resort,
  apartment: [...comfort, 'bep-nho', 'may-giat', 'sofa'],
  highland: ['may-suoi', ...essentials],
  highlandComfort: ['may-suoi', ...essentials, 'tv-man-hinh-phang', 'tu-lanh', 'ban-lam-viec'],
};
