import {
  BedDouble,
  Bus,
  House,
  type LucideIcon,
  Luggage,
  Map as MapIcon,
  MapPin,
  Plane,
  Ship,
  Tent,
  Ticket,
  TicketPercent,
} from 'lucide-react';

/** The sign of each part of the site, by its address. */
export const navigationIcons: Record<string, LucideIcon | undefined> = {
  '/': House,
  '/combo-voucher': TicketPercent,
  '/khach-san': BedDouble,
  '/du-lich': MapIcon,
  '/du-thuyen': Ship,
  '/ve-may-bay': Plane,
  '/ve-tham-quan': Ticket,
  '/xe-du-lich': Bus,
  '/trai-nghiem': Tent,
  '/chuyen-di': Luggage,
  '/dia-diem': MapPin,
};
