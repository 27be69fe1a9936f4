/** Enumerations that all kinds share or that do not belong to products: codes with their labels. */

export const provinceTypes = { province: 'tỉnh', city: 'thành phố' };
export type ProvinceType = keyof typeof provinceTypes;

export const regions = { north: 'Bắc', central: 'Trung', south: 'Nam' };
export type Region = keyof typeof regions;

export const meals = { breakfast: 'Sáng', lunch: 'Trưa', dinner: 'Tối' };
export type Meal = keyof typeof meals;
