import { render } from '@testing-library/react';
import { HtmlValidate } from 'html-validate';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { compiledPaintRules, type PaintRule, unprovenPairs } from './painted-pairs.ts';

interface Story {
  Component: ComponentType;
}

const files = import.meta.glob<Record<string, Story>>('./components/*.stories.tsx', { eager: true });
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // A story is a part of a page.
    'heading-level': 'off',
  },
});

/** Stories that show what others do on other grounds, whose colours have the same names, or with other words. */
const SAME_AGAIN = ['Surfaces', 'Stress'];

let rules: PaintRule[] = [];

beforeAll(async () => {
  rules = await compiledPaintRules();
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('the check itself', () => {
  it('sees invalid HTML', async () => {
    expect(await faultsOf('<p><div>A block in a paragraph</div></p>')).toHaveLength(1);
  });

  it('sees a browser that draws something else than the server', () => {
    const Wavering = () => <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>;
    const story = { Component: Wavering };
    expect(comeAlive(story, renderedOnServer(story)).mismatches).toHaveLength(1);
  });
});

describe.each(Object.entries(files))('%s', (_path, stories) => {
  const named = Object.entries(stories).filter(([name]) => name !== 'default');

  it.each(named)(
    '%s is drawn on the server as valid HTML, comes alive without a change, and can be read on what it stands on',
    async (name, story) => {
      const html = renderedOnServer(story);
      expect((await faultsOf(html)).join('\n')).toBe('');
      const { mismatches, unproven } = comeAlive(story, html, !SAME_AGAIN.includes(name));
      expect(mismatches.join('\n')).toBe('');
      expect(unproven.join('\n')).toBe('');
    },
  );
});

function renderedOnServer({ Component }: Story): string {
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('window', undefined);
  try {
    return renderToString(<Component />);
  } finally {
    vi.unstubAllGlobals();
  }
}

async function faultsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

function comeAlive({ Component }: Story, html: string, isRead = true) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const mismatches: string[] = [];
  const onRecoverableError = (error: unknown) => mismatches.push(String(error));
  const { unmount } = render(<Component />, { container, hydrate: true, onRecoverableError });
  const unproven = isRead ? unprovenPairs(document.body, rules) : [];
  unmount();
  return { mismatches, unproven };
}
