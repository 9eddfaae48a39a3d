/**
 * The only rules that stand in a document itself: they paint the spinner before any stylesheet has come. The content policy of a
 * release names them by their digest, so that they hold no colour of a theme: those are variables of the spinner's own element.
 *
 * The layout is hidden only while the loading script says so. Three seconds after it is there an animation shows it whatever has
 * failed, and without scripts nothing matches. A spinner that would be gone at once is not drawn.
 */
export const loadingStyle = [
  '@keyframes vr-reveal{to{visibility:visible}}',
  // Chromium leaves the element visible when the first of the two is not said.
  '@keyframes vr-conceal{from,to{visibility:hidden}}',
  '@keyframes vr-appear{from{opacity:0}}',
  '@keyframes vr-turn{to{transform:rotate(1turn)}}',
  'html[data-loading] #root{visibility:hidden;animation:vr-reveal 1ms linear 3s forwards}',
  '#loading{display:none}',
  'html[data-loading] #loading{position:fixed;inset:0;z-index:60;display:grid;place-items:center;background:var(--ground)}',
  'html[data-loading] #loading:has(~#root){animation:vr-conceal 1ms linear 3s forwards}',
  '#loading::before{content:"";box-sizing:border-box;width:48px;height:48px;border:2px solid var(--ring);border-radius:50%;' +
    '-webkit-mask:conic-gradient(transparent 25%,#000 0);mask:conic-gradient(transparent 25%,#000 0);' +
    'animation:vr-appear 1ms linear 150ms backwards}',
  '@media (prefers-reduced-motion:no-preference){#loading::before{animation:vr-appear 1ms linear 150ms backwards,' +
    'vr-turn .9s linear infinite}}',
  '#loading span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
].join('\n');

/** What the spinner wears, from the theme. */
export interface LoadingColours {
  ground: string;
  ring: string;
}
