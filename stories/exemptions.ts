/** Stories that a component does without, each with the reason. Every other component must have them. */
export const EXEMPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'action-bar': { Surfaces: 'draws its own surface' },
  'alert-dialog': {
    Matrix: 'opens in front of everything; its tones have stories of their own',
    Surfaces: 'draws its own surface',
  },
  box: { Surfaces: 'has no ground and no colour of its own' },
  breadcrumb: { Matrix: 'has but the state of one place, shown in every story' },
  combobox: { Matrix: 'its only variation, whether it can be empty, is not drawn' },
  container: { Surfaces: 'has no ground and no colour of its own' },
  dialog: {
    Matrix: 'opens in front of everything; its sizes have stories of their own',
    Surfaces: 'draws its own surface',
  },
  divider: { Stress: 'has neither words nor items' },
  'error-summary': { Surfaces: 'draws its own surface' },
  footer: { Surfaces: 'draws its own surface' },
  grid: { Surfaces: 'has no ground and no colour of its own' },
  hero: {
    Matrix: 'fills the screen; its sizes have stories of their own',
    Surfaces: 'paints its own ground, a picture',
  },
  inline: { Surfaces: 'has no ground and no colour of its own' },
  'nav-bar': {
    Matrix: 'spans the page, once; its parts have stories of their own',
    Surfaces: 'draws its own surface',
  },
  notice: { Surfaces: 'draws its own surface' },
  popover: {
    Matrix: 'opens in front of everything; its places have stories of their own',
    Surfaces: 'draws its own surface',
  },
  'radio-group': { Matrix: 'its only variation, required, is not drawn' },
  'skip-link': { Surfaces: 'draws its own surface' },
  stack: { Surfaces: 'has no ground and no colour of its own' },
  'stay-field': { Matrix: 'opens in front of everything; its states have stories of their own' },
  toast: { Surfaces: 'draws its own surface' },
  'visually-hidden': { Matrix: 'is not drawn', Surfaces: 'is not drawn' },
};
