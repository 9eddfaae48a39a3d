/** The viewports that a story must fit. */
export const VIEWPORTS = {
  reflow: {
    name: 'Reflow: 320 × 256 (400 % of 1280 × 1024)',
    styles: { width: '320px', height: '256px' },
    type: 'other',
  },
  phone: { name: 'Phone: 390 × 844', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet: 768 × 1024', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop: 1440 × 900', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  paper: { name: 'Paper: A4, 794 × 1123', styles: { width: '794px', height: '1123px' }, type: 'other' },
} as const;
