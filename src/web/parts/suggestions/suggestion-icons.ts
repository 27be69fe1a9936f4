import {
  BedDouble,
  Car,
  ConciergeBell,
  Landmark,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  Ship,
  Sparkles,
  Ticket,
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
  attraction: Ticket,
  experience: Sparkles,
  car: Car,
  service: ConciergeBell,
};
