/** The variable that holds the height of the bar. */
export const COVERED = '--vr-action-bar';
