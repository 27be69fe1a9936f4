import { Armchair, CarFront, Cog, Fuel, Luggage, UserRound } from 'lucide-react';
import { carModes, fuels, transmissions } from '#modules/catalog/kinds/car/codes.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import type { Fact } from '#ui/fact-list.tsx';
import type { CarView } from './car-view.ts';

/** The vehicle's facts. */
export function carFacts(details: CarView['details']): Fact[] {
  return [
    { icon: CarFront, label: 'Xe', value: `${details.model}, đời ${details.modelYear}` },
    { icon: Armchair, label: 'Số chỗ', value: `${details.seats} chỗ` },
    { icon: Luggage, label: 'Hành lý', value: `${details.luggage} vali 24 inch khi đủ khách` },
    { icon: UserRound, label: 'Hình thức', value: capitalise(carModes[details.mode]) },
    { icon: Cog, label: 'Hộp số', value: capitalise(transmissions[details.transmission]) },
    { icon: Fuel, label: 'Nhiên liệu', value: capitalise(fuels[details.fuel]) },
  ];
}
