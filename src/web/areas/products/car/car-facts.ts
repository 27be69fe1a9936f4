import { Armchair, CarFront, Cog, Fuel, Luggage, UserRound } from 'lucide-react';
import type { Fact } from '#ui/fact-list.tsx';
import type { CarView } from './car-view.ts';

export const modeWords = {
  'đưa đón sân bay': 'Đưa đón sân bay',
  'có tài xế': 'Có tài xế',
  'tự lái': 'Tự lái',
};

/** The vehicle in facts. */
export function carFacts(details: CarView['details']): Fact[] {
  return [
    { icon: CarFront, label: 'Xe', value: `${details.model}, đời ${details.modelYear}` },
    { icon: Armchair, label: 'Số chỗ', value: `${details.seats} chỗ` },
    { icon: Luggage, label: 'Hành lý', value: `${details.luggage} vali 24 inch khi đủ khách` },
    { icon: UserRound, label: 'Hình thức', value: modeWords[details.mode] },
    { icon: Cog, label: 'Hộp số', value: capitalised(details.transmission) },
    { icon: Fuel, label: 'Nhiên liệu', value: capitalised(details.fuel) },
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
