import { type Meal, meals } from '#modules/catalog/codes.ts';

/** A day of a programme with its meals as they are documented: 'Sáng', 'Trưa', 'Tối'. */
export function labelledMeals<Day extends { meals: Meal[] }>(day: Day) {
  return { ...day, meals: day.meals.map((meal) => meals[meal]) };
}
