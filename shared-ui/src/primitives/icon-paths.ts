const CIRCLE = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17';
const HEART = 'M12 19.8 4.8 12.7a4.7 4.7 0 0 1 6.6-6.6l.6.6.6-.6a4.7 4.7 0 0 1 6.6 6.6z';

/** The line set of the site: 24 px grid, round ends, drawn with a stroke of 1.6. */
export const iconPaths = {
  'arrow-left': 'M19.5 12h-15M10.5 6l-6 6 6 6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  'arrow-up': 'M12 19.5v-15M6 10.5l6-6 6 6',
  area: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15M9.5 9.5h5v5h-5z',
  bath: 'M3 12h18v1.5a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6.2a2.2 2.2 0 0 1 4.3-.6M8.3 7.6l4-2M7.5 18.5l-.8 2M16.5 18.5l.8 2',
  bed: 'M3 18.5v-12M3 15.5h18v3M21 15.5V14a3 3 0 0 0-3-3h-7.5v4.5M6.8 9a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6',
  building: 'M6 20.5V4h8v16.5M14 9.5h4.5v11M3.5 20.5h17M9 8h2M9 12h2M9 16h2',
  calendar: 'M4.5 6h15v13.5h-15zM4.5 10.3h15M8.5 3.8v4M15.5 3.8v4',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4',
  chart: 'M4 4v16h16M8.5 16v-4M12.5 16V7.5M16.5 16v-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  columns: 'M4.5 5h6v14h-6zM13.5 5h6v14h-6z',
  clock: `${CIRCLE}M12 7.5V12l3 2`,
  close: 'M6 6l12 12M18 6 6 18',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15',
  euro: 'M17.5 6.9a6.5 6.5 0 1 0 0 10.2M4 10.5h9.5M4 13.5h8.5',
  external: 'M14 4.5h5.5V10M19.5 4.5 11 13M10 6H5v13h13v-5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  filter:
    'M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  flame: 'M12 3c1 4 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.5-4 2.5-5.5.6 1.2 1.2 1.8 2 2-.5-2.5 0-5.5 1-7.5',
  garage: 'M3.5 20V9.5L12 4.5l8.5 5V20M7 20v-8.5h10V20M7 14.3h10M7 17.2h10',
  globe: `${CIRCLE}M3.5 12h17M12 3.5c4.7 5 4.7 12 0 17M12 3.5c-4.7 5-4.7 12 0 17`,
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  heart: HEART,
  'heart-filled': HEART,
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6',
  info: `${CIRCLE}M12 11v5M12 8v.01`,
  key: 'M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M10.9 12.7 19.5 4M15.8 7.7l3 3',
  land: 'M3 19 7 7h10l4 12zM12 7v12M5 13h14',
  leaf: 'M5 20c1-4.5 4-8 8.5-10M6.3 16.7C3.5 9 11 4.5 20 4.5c0 11-7 16-13.7 12.2',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01',
  logout: 'M10 4.5H5v15h5M10 12h10M16 8l4 4-4 4',
  mail: 'M4 6h16v12.5H4zM4 7l8 6.3L20 7',
  map: 'M3.5 6.5 9 4.5l6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13M15 6.5v13',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  minus: 'M5 12h14',
  phone:
    'M8.6 4.5H5.8A1.8 1.8 0 0 0 4 6.4 14.6 14.6 0 0 0 17.6 20a1.8 1.8 0 0 0 1.9-1.8v-2.8l-4-1.6-1.8 2.1a11.5 11.5 0 0 1-5.6-5.6l2.1-1.8z',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11M12 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 5.5v13M15 5.5v13',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  quote: 'M9.5 7C6.5 8 5 10 5 13v4h5v-5H5.2M18.5 7c-3 1-4.5 3-4.5 6v4h5v-5h-4.8',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.8 15.8 20 20',
  share: 'M12 14.5v-11M8 7l4-4 4 4M7.5 11H5v9.5h14V11h-2.5',
  sort: 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5',
  star: 'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  terrace: 'M12 3.5V20M4 10.5a8 8 0 0 1 16 0zM8.5 20h7',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20a7.5 7.5 0 0 1 15 0',
  warning: 'M12 4.5 21 19.5H3zM12 10v4.5M12 17v.01',
  water: 'M12 3.5c3 4 6 7 6 10.5a6 6 0 0 1-12 0c0-3.5 3-6.5 6-10.5',
} as const;

export type IconName = keyof typeof iconPaths;

/** Whether the agency's icon name is one of ours. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);
