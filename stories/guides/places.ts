/** Where the landing page leads, and what it promises there. A test keeps each sentence. */
export const PLACES = [
  {
    title: 'Kit',
    path: '/story/kit-page--in-any-theme',
    words:
      'Every component on one page. The quickest way to judge a theme: change it in the toolbar and look.',
  },
  {
    title: 'Screens',
    path: '/story/screens-home--ready',
    words:
      'Every page of the site in every state: loading, empty, refused, failed, ready, and with very long or missing content.',
  },
  {
    title: 'Theming',
    path: '/story/guides-theming--editor',
    words:
      'An editor for every colour and font, with the contrast of every pair, and a file to download. Every story can wear your draft.',
  },
  {
    title: 'All themes',
    path: '/story/foundations-all-themes--side-by-side',
    words: 'One screen in your theme, in the four hotels’ and in ten difficult ones, side by side.',
  },
  {
    title: 'Tokens',
    path: '/story/foundations-tokens--names-and-values',
    words: 'Every variable of the chosen theme with its value and its contrast, to copy or to download.',
  },
  {
    title: 'Content files',
    path: '/story/guides-content-files--hotel',
    words: 'The fields of each content file, with a preview and the checker’s diagnostics.',
  },
  {
    title: 'Check a folder',
    path: '/story/guides-check-a-folder--empty',
    words: 'The checker on your whole content folder, with its safe fixes. Nothing leaves your machine.',
  },
  {
    title: 'Components',
    path: '/story/guides-components--which-one-and-for-whom',
    words: 'What each component is for, what others call it, and which one to take instead.',
  },
  {
    title: 'Foundations',
    path: '/docs/foundations-theme--docs',
    words: 'Surfaces, colours and their contrast; one scale of type; one scale of space.',
  },
] as const;
