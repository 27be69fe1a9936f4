/**
 * Positions of moon and sun as the lunar calendar needs them: series of Jean Meeus, Astronomical Algorithms,
 * chapters 25 and 49, truncated to errors of two minutes for the moon and a hundredth of a degree for the sun.
 * Days are Julian day numbers of the civil day in Vietnam.
 */

const zoneDays = 7 / 24;
/** Dynamical time is ahead of civil time by some 70 seconds in our years. */
const clockLagDays = 70 / 86_400;
const monthDays = 29.530588861;
/** The new moon of 6 January 2000, number 0 of the count. */
const firstMoon = 2_451_550.09766;

/** The Julian day number of an ISO day. */
export function julianDay(isoDay: string): number {
  return Date.parse(`${isoDay}T00:00:00Z`) / 86_400_000 + 2_440_588;
}

/** The last new moon on or before a day, by its count. */
export function moonUpTo(day: number): number {
  const guess = Math.ceil((day - firstMoon) / monthDays) + 1;
  return [guess, guess - 1, guess - 2, guess - 3].find((count) => newMoonDay(count) <= day) as number;
}

/** The day of a new moon, by its number. */
export function newMoonDay(count: number): number {
  return Math.floor(newMoon(count) - clockLagDays + zoneDays + 0.5);
}

/** The sun's sector of 30° (of twelve) at the beginning of a day; sector 0 begins at the spring equinox. */
export function sunPart(day: number): number {
  return Math.floor(sunLongitude(day - 0.5 - zoneDays + clockLagDays) / 30);
}

/** Terms of the new moon: days, power of the earth's eccentricity, multiples of the arguments sun, moon, node. */
const moonTerms = [
  [-0.4072, 0, 0, 1, 0],
  [0.17241, 1, 1, 0, 0],
  [0.01608, 0, 0, 2, 0],
  [0.01039, 0, 0, 0, 2],
  [0.00739, 1, -1, 1, 0],
  [-0.00514, 1, 1, 1, 0],
  [0.00208, 2, 2, 0, 0],
  [-0.00111, 0, 0, 1, -2],
  [-0.00057, 0, 0, 1, 2],
  [0.00056, 1, 1, 2, 0],
  [-0.00042, 0, 0, 3, 0],
  [0.00042, 1, 1, 0, 2],
  [0.00038, 1, 1, 0, -2],
  [-0.00024, 1, -1, 2, 0],
] as const;

function newMoon(count: number): number {
  const centuries = count / 1236.85;
  const squared = centuries ** 2;
  const eccentricity = 1 - 0.002516 * centuries - 0.0000074 * squared;
  const sun = 2.5534 + 29.1053567 * count - 0.0000014 * squared;
  const moon = 201.5643 + 385.81693528 * count + 0.0107582 * squared;
  const node = 160.7108 + 390.67050284 * count - 0.0016118 * squared;
  const corrections = moonTerms.map(
    ([days, power, ofSun, ofMoon, ofNode]) =>
      days * eccentricity ** power * sine(ofSun * sun + ofMoon * moon + ofNode * node),
  );
  const slow = -0.00017 * sine(124.7746 - 1.56375588 * count) + 0.000325 * sine(299.77 + 0.107408 * count);
  const mean = firstMoon + monthDays * count + 0.00015437 * squared;
  return mean + corrections.reduce((sum, part) => sum + part, slow);
}

/** The sun's apparent longitude in degrees, from 0 up to 360. */
function sunLongitude(time: number): number {
  const centuries = (time - 2_451_545) / 36_525;
  const mean = 280.46646 + 36_000.76983 * centuries + 0.0003032 * centuries ** 2;
  const anomaly = 357.52911 + 35_999.05029 * centuries - 0.0001537 * centuries ** 2;
  const centre =
    (1.914602 - 0.004817 * centuries) * sine(anomaly) +
    (0.019993 - 0.000101 * centuries) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly);
  const seen = mean + centre - 0.00569 - 0.00478 * sine(125.04 - 1934.136 * centuries);
  return ((seen % 360) + 360) % 360;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
