/** A theme of design tokens, for examples; `palette.brand` is its first colour. */
export function tokenTheme(palette: Readonly<Record<string, string>>): string {
  const color = valued({
    primary: '{palette.brand}',
    secondary: '#1f3a4a',
    accent: '#c8622d',
    neutral: '#fbf7f0',
    'support-neutral-1': '#fffdf9',
    'support-neutral-2': '#f3ebde',
    'support-neutral-3': '#ddd0bb',
    'font-primary': '#2a2019',
    'font-secondary': '#635445',
  });
  const theme = {
    palette: { $type: 'color', ...valued(palette) },
    color: { $type: 'color', ...color },
    font: { family: { $type: 'fontFamily', $value: 'Lora' } },
  };
  return JSON.stringify(theme, null, 2);
}

function valued(colors: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(colors).map(([name, $value]) => [name, { $value }]));
}
