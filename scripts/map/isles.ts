/** Longitude and latitude. */
type Point = readonly [number, number];

/** Centre, half the width and half the height in degrees, and the anticlockwise rotation in degrees. */
type Isle = readonly [lng: number, lat: number, across: number, up: number, turn: number];

/** Islands missing in the source, as ovals with irregular shores: their positions and sizes are real, their coasts are not. */
const ovals: readonly Isle[] = [
  // Hòn Thơm, Hòn Dừa, Hòn Rỏi, Hòn Vang, Hòn Mây Rút
  [104.017, 9.956, 0.011, 0.026, -8],
  [104.008, 9.99, 0.004, 0.006, 0],
  [104.03, 9.988, 0.005, 0.008, 0],
  [104.004, 9.93, 0.006, 0.01, 0],
  [103.987, 9.915, 0.004, 0.005, 0],
  // Hòn Bảy Cạnh, Hòn Cau
  [106.675, 8.665, 0.018, 0.013, 30],
  [106.735, 8.69, 0.008, 0.006, 0],
  // Cù Lao Chàm, Lý Sơn, Cồn Cỏ, Bạch Long Vĩ
  [108.51, 15.955, 0.04, 0.014, -35],
  [109.117, 15.383, 0.026, 0.013, 0],
  [107.34, 17.16, 0.008, 0.008, 0],
  [107.725, 20.133, 0.014, 0.009, 40],
  // Hòn Mun, Hòn Một, Hòn Tằm, Bình Ba, Điệp Sơn, Cù Lao Xanh
  [109.303, 12.168, 0.008, 0.006, 0],
  [109.272, 12.172, 0.006, 0.005, 0],
  [109.243, 12.177, 0.006, 0.006, 0],
  [109.237, 11.84, 0.011, 0.014, 30],
  [109.29, 12.66, 0.009, 0.006, 0],
  [109.35, 13.617, 0.011, 0.014, 0],
  // Nam Du, Hòn Sơn, Thổ Chu, Hòn Khoai
  [104.352, 9.683, 0.014, 0.022, 0],
  [104.627, 9.805, 0.022, 0.014, 0],
  [103.473, 9.307, 0.022, 0.016, 0],
  [104.835, 8.433, 0.012, 0.016, 0],
  // Tuần Châu
  [106.985, 20.928, 0.015, 0.008, 20],
];

/** Their shores, twenty points each. */
export const isles: Point[][] = ovals.map(([lng, lat, across, up, turn], index) => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: 21 }, (_, i): Point => {
    const angle = (i / 20) * Math.PI * 2;
    const crooked = 1 + 0.13 * Math.sin(angle * 3 + index) + 0.08 * Math.sin(angle * 5 + index * 2);
    const [x, y] = [Math.cos(angle) * across * crooked, Math.sin(angle) * up * crooked];
    return [lng + x * cos - y * sin, lat + x * sin + y * cos];
  });
});
