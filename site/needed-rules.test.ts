import { expect, it } from 'vitest';
import { neededRules } from './needed-rules.ts';

const used = { classes: new Set(['a0', 'a1']), language: 'en' };

it('keeps what can match, in its layer and query', () => {
  expect(
    neededRules(
      '@layer x,y;@layer x{.a0{color:red}.b0{color:red}@media (width>1rem){.b1{top:0}}}.a1:hover{top:0}',
      used,
    ),
  ).toBe('@layer x,y;@layer x{.a0{color:red}}.a1:hover{top:0}');
});

it('keeps rules without a class, and those of which any class is used', () => {
  const rules = '*{margin:0}[data-x]{top:0}.b0 .a0{top:0}.b0,.a1{top:0}.a0:not(.b0){top:0}';
  expect(neededRules(rules, used)).toBe(rules);
});

it('keeps an animation only with a rule that runs it', () => {
  const frames = '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
  expect(neededRules(`${frames}.a0{animation:1s turn}.b0{animation:1s fade}`, used)).toBe(
    '@keyframes turn{to{rotate:1turn}}.a0{animation:1s turn}',
  );
});

it('keeps what is for the language of the site', () => {
  expect(neededRules('[lang|=ar],[lang|=hi]{top:0}[lang|=ar],[lang|=en]{top:0}', used)).toBe(
    '[lang|=ar],[lang|=en]{top:0}',
  );
});
