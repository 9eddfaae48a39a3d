/** The two hotels that every screen test runs on: the demo, and one that hides no fault. */
const at = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` });

export const hotels = {
  demo: { content: 'content', ...at(4311) },
  awkward: { content: 'e2e/awkward-hotel', ...at(4312) },
} as const;
