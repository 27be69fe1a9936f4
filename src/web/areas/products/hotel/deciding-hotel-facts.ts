import { MapPin, PlaneLanding, Sparkles, Waves, WavesLadder } from 'lucide-react';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { listWords } from '#platform/vietnamese/list-words.ts';
import type { DecidingFact } from '#web/areas/products/detail/deciding-facts.tsx';
import type { HotelView } from './hotel-view.ts';

/** What guests ask about a hotel first: beach, access, pool; else its highlights. */
export function decidingHotelFacts(
  { details, facilities }: Pick<HotelView, 'details' | 'facilities'>,
  highlights: readonly string[],
): DecidingFact[] {
  const titles = facilities.flatMap((group) => group.facilities.map(({ title }) => title));
  const airport = details.distances.find(({ label }) => /sân bay/i.test(label));
  const isMet = titles.some((title) => /đón.*sân bay/i.test(title));
  const pools = titles.filter((title) => /^hồ bơi/i.test(title));
  const [nearest] = details.distances;
  const facts: (DecidingFact | null | undefined)[] = [
    beachFact(details.beachDistanceM),
    airport && {
      icon: PlaneLanding,
      text: `Cách sân bay ${formatNumber(airport.km)} km${isMet ? ', có xe đón' : ''}`,
    },
    pools.length > 0 ? { icon: WavesLadder, text: listWords(pools.slice(0, 2)) } : null,
    nearest && nearest !== airport
      ? { icon: MapPin, text: `${nearest.label}: ${formatNumber(nearest.km)} km` }
      : null,
    ...highlights.map((text) => ({ icon: Sparkles, text })),
  ];
  return facts.filter((fact) => fact != null).slice(0, 3);
}

/** Distance on foot in metres; walking 80 m takes a minute. */
function beachFact(metres: number | undefined): DecidingFact | null {
  if (metres === undefined || metres > 1500) return null;
  if (metres < 50) return { icon: Waves, text: 'Sát biển' };
  return { icon: Waves, text: `Đi bộ ${Math.ceil(metres / 80)} phút ra biển` };
}
