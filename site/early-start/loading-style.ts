/**
 * The only inline styles of a document: they paint the spinner before any stylesheet loads. The content policy names
 * them by their digest, so the theme's colours are variables on the spinner's element. An animation shows the layout
 * after three seconds, whatever fails, and without scripts nothing matches. The spinner appears after a short delay, so
 * that a fast page does not flash it.
 */
export const loadingStyle = [
  '@keyframes vr-reveal{to{visibility:visible}}',
  // Chromium leaves the element visible when the first keyframe is missing.
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

export interface LoadingColours {
  ground: string;
  ring: string;
}
