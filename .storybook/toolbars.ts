import { EXAMPLES_NOW } from '../stories/screens/clock.ts';
import { LOCALES } from '../stories/locales/locales.ts';
import { THEME_ITEMS } from './themes.ts';

/** What a designer can change around a story. */
export const globalTypes = {
  theme: {
    description: 'Theme of the hotel',
    toolbar: { title: 'Theme', icon: 'paintbrush' as const, items: THEME_ITEMS, dynamicTitle: true },
  },
  locale: {
    description: 'Language of the interface, in screens',
    toolbar: {
      title: 'Language',
      icon: 'globe' as const,
      items: Object.entries(LOCALES).map(([value, { title }]) => ({ value, title })),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of reading',
    toolbar: {
      title: 'Direction',
      icon: 'transfer' as const,
      items: [
        { value: 'auto', title: 'As the language reads' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size of the reader',
    toolbar: {
      title: 'Text size',
      icon: 'zoom' as const,
      items: ['100%', '150%', '200%'],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play' as const,
      items: [
        { value: 'system', title: 'Motion as this machine has it' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  today: {
    description: 'The day on which the guest looks, in screens',
    toolbar: {
      title: 'Today',
      icon: 'calendar' as const,
      items: [
        { value: EXAMPLES_NOW, title: 'When the booking is made' },
        { value: '2026-11-21T10:30:00.000Z', title: 'When the hold is over' },
        { value: '2027-01-13T06:00:00.000Z', title: 'The day before arrival' },
        { value: '2027-01-17T06:00:00.000Z', title: 'After the stay' },
      ],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'Network between guest and server, in screens',
    toolbar: {
      title: 'Network',
      icon: 'lightning' as const,
      items: [
        { value: 'ok', title: 'Network works' },
        { value: 'slow', title: 'Slow network' },
        { value: 'offline', title: 'Offline' },
        { value: 'failing', title: 'Server fails' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  theme: 'kesar',
  locale: 'en',
  direction: 'auto',
  textSize: '100%',
  motion: 'system',
  today: EXAMPLES_NOW,
  network: 'ok',
};
