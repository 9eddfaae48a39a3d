import { type CompiledTheme, compileTheme, type ThemeVars } from '#design-system/theme';
import { useEffect, useReducer } from 'react';
import { designTokensOf } from '../../../schemas/engine/design-tokens.ts';
import { firstDraft, keepDraft } from './own-theme.ts';

/** A theme file during editing: any field may hold anything. */
export type ThemeDraft = object;

interface State {
  draft: ThemeDraft;
  compiled: CompiledTheme;
  /** The variables of the last valid draft, so that the page keeps its theme while a colour is being typed. */
  vars: ThemeVars;
  /** The draft that a file or a theme of the demo has replaced. */
  before: ThemeDraft | undefined;
  /** Why the chosen file is not a theme. */
  fileFaults: readonly string[];
  /** The design tokens of the chosen file that a theme has no use for. */
  unread: readonly string[];
}

export type Action =
  | { does: 'write'; field: string; value: string }
  | { does: 'begin'; draft: ThemeDraft; unread?: readonly string[] }
  | { does: 'refuse'; reasons: readonly string[] }
  | { does: 'go back' };

/** The edited theme, compiled after every change by the function that publishing uses. */
export function useThemeDraft() {
  const [state, act] = useReducer(next, undefined, () => begin(firstDraft()));
  const { draft } = state;
  // "Yours" in the theme toolbar.
  useEffect(() => keepDraft(draft), [draft]);
  return [state, act] as const;
}

/** A data address of the file, to save as `theme.json`. */
export function themeFileAddress(draft: ThemeDraft): string {
  return fileAddress(draft);
}

/** The same as design tokens (2025.10), which the checker reads too. */
export function tokensFileAddress(draft: ThemeDraft): string {
  return fileAddress(designTokensOf(draft));
}

export function fileAddress(value: object): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(`${JSON.stringify(value, null, 2)}\n`)}`;
}

/** Without the second font where its field is emptied, since it may be left out. */
function written(draft: ThemeDraft, { field, value }: Extract<Action, { does: 'write' }>): ThemeDraft {
  const { headingFontFamily: _second, ...rest }: { headingFontFamily?: unknown } = draft;
  return field === 'headingFontFamily' && value === '' ? rest : { ...draft, [field]: value };
}

function begin(draft: ThemeDraft): State {
  const compiled = compileTheme(draft);
  return { draft, compiled, vars: compiled.vars ?? {}, before: undefined, fileFaults: [], unread: [] };
}

function next(state: State, action: Action): State {
  switch (action.does) {
    case 'refuse':
      return { ...state, fileFaults: action.reasons, unread: [] };
    case 'write': {
      const { draft, compiled } = begin(written(state.draft, action));
      return { ...state, draft, compiled, vars: compiled.vars ?? state.vars };
    }
    case 'begin': {
      const begun = begin(action.draft);
      const vars = begun.compiled.vars ?? state.vars;
      return { ...begun, vars, before: state.draft, unread: action.unread ?? [] };
    }
    case 'go back':
      return state.before === undefined ? state : begin(state.before);
    default:
      return action satisfies never;
  }
}
