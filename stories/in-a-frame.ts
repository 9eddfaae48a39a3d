/** Parameters of an example that opens over its page: on a docs page it is drawn in a frame of its own. */
export const IN_A_FRAME = { docs: { story: { inline: false, height: '34rem' } } };
