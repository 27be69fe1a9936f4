import {
  BedDouble,
  Landmark,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  Ship,
  TicketPercent,
} from 'lucide-react';
import type { SuggestionType } from './suggestions.ts';

export const suggestionIcons: Record<SuggestionType, LucideIcon> = {
  province: MapPin,
  place: Landmark,
  hotel: BedDouble,
  combo: TicketPercent,
  tour: MapIcon,
  cruise: Ship,
};
