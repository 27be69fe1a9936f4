import { GraduationCap, Hammer } from 'lucide-react';
import { levels } from '#modules/catalog/kinds/try/codes.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import type { Fact } from '#ui/fact-list.tsx';
import type { TryView } from './try-view.ts';

export function tryFacts(details: TryView['details']): Fact[] {
  return [
    { icon: Hammer, label: 'Nghề', value: details.craft },
    { icon: GraduationCap, label: 'Trình độ', value: capitalise(levels[details.level]) },
  ];
}
