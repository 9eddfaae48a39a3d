import { GROUPS } from '../../stories/component-groups.ts';
import { CannotMake } from './names.ts';

/** Where a component stands in Storybook's sidebar, and the sentence under its title. */
export interface Place {
  purpose: string;
  group: string;
  /** The beginning of its stories' addresses. */
  groupid: string;
}

const LENGTH = { min: 20, max: 200 };
const FILLER = /\b(?:lorem|todo|tbd|fixme|xxx|asdf|test|foo|bar|placeholder|what it is for)\b/i;

/** Throws CannotMake for a purpose that says nothing, and for a group that there is not. */
export function placeOf(purpose: string | undefined, group: string | undefined): Place {
  if (purpose === undefined)
    throw new CannotMake(
      'Say what it is for: --purpose "The time until a hold ends, in minutes and seconds."',
    );
  const said = purpose.trim();
  const words = new Set(said.toLowerCase().split(/\s+/));
  const isSentence = /^\p{Lu}[^\n]*\.$/u.test(said) && !said.includes('*/');
  if (!isSentence || said.length < LENGTH.min || said.length > LENGTH.max || words.size < 4)
    throw new CannotMake(
      `A purpose is one sentence of ${LENGTH.min} to ${LENGTH.max} letters that ends with a full stop; not ${JSON.stringify(said.slice(0, 40))}.`,
    );
  if (FILLER.test(said))
    throw new CannotMake(
      `${JSON.stringify(said.slice(0, 40))} says nothing yet. Say what a designer takes it for.`,
    );
  const found = GROUPS.find((known) => known.toLowerCase() === group?.toLowerCase());
  if (found === undefined) throw new CannotMake(`Say where it belongs: --group ${GROUPS.join('|')}.`);
  return { purpose: said, group: found, groupid: found.toLowerCase() };
}
