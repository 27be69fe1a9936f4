import type { MenuName, Menus } from './shapes.ts';

export interface MenuLink {
  label: string;
  href: string;
}

/** The menus as visitors see them. */
export type ShownMenus = Record<MenuName, MenuLink[]> & Pick<Menus, 'moreTitle' | 'featuredTitle'>;

export function shownMenus({ moreTitle, featuredTitle, ...menus }: Menus): ShownMenus {
  const shown = (rows: Menus['main']): MenuLink[] =>
    rows.filter(({ isShown }) => isShown).map(({ label, href }) => ({ label, href }));
  const { main, more, help, support, featured } = menus;
  return {
    ...{ moreTitle, featuredTitle },
    main: shown(main),
    more: shown(more),
    help: shown(help),
    support: shown(support),
    featured: shown(featured),
  };
}
